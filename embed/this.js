// "Embed this": makes the lines for the game on the visitor's board, or for a
// problem or lesson that the address names: ?mode=problem, ?lesson=CHAPTER/PAGE.

import { copy, dress, language, t } from "./page.js";
import { HEIGHT_SNIPPET, LONG_ADDRESS, elementSnippet, frameAddress, frameSnippet, isMinutes, isMove, isRegion, isWidth } from "./snippet.js";

const form = document.getElementById("choices");
const field = (name) => form.elements[name];
const base = new URL(".", location.href);
const asked = new URLSearchParams(location.search);

/** The record of the game that the visitor left on the board; empty where there is none. */
function gameOnBoard() {
  try {
    const kept = sessionStorage.getItem("hoshi.game") ?? localStorage.getItem("hoshi.game");
    return String(JSON.parse(kept)?.sgf ?? "");
  } catch {
    return "";
  }
}

const record = asked.get("sgf") ?? gameOnBoard();
const hasMoves = /;\s*[BW]\[/.test(record);

/** What a field says, if it makes sense; what makes none is not written into the lines. */
function sound(name, makesSense) {
  const text = field(name).value.trim();
  // A field for numbers does not hand out what is none.
  const isWrong = field(name).validity.badInput || (text !== "" && !makesSense(text));
  field(name).setAttribute("aria-invalid", String(isWrong));
  return isWrong ? "" : text;
}

/** What has to be put right, of what can be seen. */
function mistakes(mode) {
  const wrong = ["move", "region", "width", "kiosk"].filter((name) => field(name).getAttribute("aria-invalid") === "true" && !field(name).closest("[hidden]"));
  const said = wrong.map((name) => t(`wrong-${name}`));
  return mode === "problem" && !hasMoves ? [...said, t("wrong-problem")] : said;
}

/** The height that the board in the frame has told, in pixels, and of which address. */
let told = { address: "", height: null };

function values() {
  const mode = field("mode").value;
  const on = (name) => (field(name).checked ? null : "off");
  const isLesson = mode === "lesson";
  return {
    mode,
    src: isLesson ? field("page").value : null,
    size: mode === "play" ? field("size").value : null,
    width: sound("width", isWidth),
    lang: field("language").value,
    theme: field("theme").value,
    coordinates: mode === "diagram" ? (field("coordinates").checked ? "on" : null) : on("coordinates"),
    controls: mode === "diagram" ? null : on("controls"),
    readonly: field("readonly").checked && mode !== "diagram" ? "on" : null,
    region: sound("region", isRegion),
    move: ["record", "diagram"].includes(mode) ? sound("move", isMove) : null,
    kiosk: mode === "play" ? sound("kiosk", isMinutes) : null,
  };
}

function show() {
  const chosen = values();
  const withRecord = !["play", "lesson"].includes(chosen.mode);
  const parts = { base, values: chosen, record: withRecord ? record : "", title: `Hoshi: ${t(chosen.mode)}` };
  document.getElementById("about").textContent = t(`about-${chosen.mode}`);
  for (const row of form.querySelectorAll("[data-for]")) {
    row.hidden = !row.dataset.for.split(" ").includes(chosen.mode);
  }
  document.getElementById("wrong").textContent = mistakes(chosen.mode).join(" ");
  document.getElementById("element-code").value = elementSnippet(parts);
  showFrameCode(parts);
  showFrame(parts);
  if (chosen.mode === "lesson") {
    nameTasks();
  }
  document.getElementById("long").hidden = frameAddress(parts).length < LONG_ADDRESS;
  const board = document.getElementById("preview");
  for (const name of board.constructor.observedAttributes) {
    const value = chosen[name];
    if (value === null || value === undefined || value === "") {
      board.removeAttribute(name);
    } else if (board.getAttribute(name) !== String(value)) {
      board.setAttribute(name, value);
    }
  }
  if (board.textContent !== parts.record) {
    board.textContent = parts.record;
  }
}

function showFrameCode(parts) {
  const { width } = parts.values;
  const isTold = told.address === frameAddress(parts) && told.width === (Number(width) || 480);
  document.getElementById("frame-code").value = frameSnippet({ ...parts, height: isTold ? told.height : undefined });
}

let shown = null;
let drawing = 0;
/** Shows the frame as it will be, when nothing has been typed for a while. */
function showFrame(parts) {
  clearTimeout(drawing);
  shown = parts;
  drawing = setTimeout(() => {
    const frame = document.getElementById("frame-preview");
    const address = frameAddress(parts);
    if (frame.src !== address) {
      frame.src = address;
    }
    frame.width = Number(parts.values.width) || 480;
  }, 300);
}

addEventListener("message", ({ source, data }) => {
  const frame = document.getElementById("frame-preview");
  if (source === frame.contentWindow && data?.hoshi === 1 && data.type === "hoshi-height") {
    frame.height = data.detail.height;
    // Where there is less room than asked for, the height is another one too.
    const width = frame.offsetWidth < Number(frame.width) ? 0 : Number(frame.width);
    told = { address: frame.src, width, height: data.detail.height };
    showFrameCode(shown);
  }
});

const read = async (path) => (await fetch(new URL(`lessons/${path}`, base))).json();
/** The chapters of the course, whose pages are in the list. */
let chapters = [];

async function listPages() {
  ({ chapters } = await read("index.json"));
  const texts = await read(`texts/${language}/index.json`);
  for (const { id, pages } of chapters) {
    const group = document.createElement("optgroup");
    group.label = texts[`chapter.${id}`] ?? id;
    group.append(...pages.map((page, index) => new Option(`${group.label} ${index + 1}`, `${id}/${page}`)));
    field("page").append(group);
  }
}

let areTasksNamed = false;
/** Says in the list what each page asks for, once somebody looks into it. */
async function nameTasks() {
  if (areTasksNamed) {
    return;
  }
  areTasksNamed = true;
  for (const { id, file, pages } of chapters) {
    // Where the texts do not come, the numbers stay.
    const texts = await read(`texts/${language}/${file}`).catch(() => ({}));
    for (const [index, page] of pages.entries()) {
      const option = [...field("page").options].find(({ value }) => value === `${id}/${page}`);
      const task = texts[`${page}.task`] ?? texts[`${page}.text`];
      if (option && task) {
        option.text = `${index + 1}. ${task}`;
      }
    }
  }
}

/** `CHAPTER/PAGE`, where the page may be its number from 1. */
function pageOf(name) {
  const [id, page] = name.split("/");
  const pages = chapters.find((chapter) => chapter.id === id)?.pages ?? [];
  const found = pages.includes(page) ? page : pages[Number(page) - 1];
  return found ? `${id}/${found}` : null;
}

dress();
await customElements.whenDefined("hoshi-goban");
await listPages().catch(() => {
  // Without the course there are still all other kinds.
  form.querySelector("[name=mode][value=lesson]").closest("label").hidden = true;
});
const lesson = asked.get("lesson") && pageOf(asked.get("lesson"));
if (lesson) {
  field("page").value = lesson;
}
const size = /SZ\[(\d+)\]/.exec(record)?.[1];
field("size").value = ["9", "13", "19"].includes(size) ? size : "19";
field("mode").value = lesson ? "lesson" : (asked.get("mode") ?? (hasMoves ? "record" : "play"));
form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
document.getElementById("height-code").value = HEIGHT_SNIPPET;
for (const button of document.querySelectorAll("[data-copy]")) {
  const status = document.getElementById(`${button.dataset.copy}-copied`);
  button.addEventListener("click", () => copy(button, document.getElementById(`${button.dataset.copy}-code`).value, status));
}
show();
