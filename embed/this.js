// "Embed this": makes the lines for the game on the visitor's board, or for a
// problem or lesson that the address names: ?mode=problem, ?lesson=CHAPTER/PAGE.

import { copy, dress, language, t } from "./page.js";
import { LONG_ADDRESS, elementSnippet, frameAddress, frameSnippet } from "./snippet.js";

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

function values() {
  const mode = field("mode").value;
  const on = (name) => (field(name).checked ? null : "off");
  const isLesson = mode === "lesson";
  return {
    mode,
    src: isLesson ? field("page").value : null,
    size: mode === "play" ? field("size").value : null,
    width: field("width").value,
    lang: field("language").value,
    theme: field("theme").value,
    coordinates: mode === "diagram" ? (field("coordinates").checked ? "on" : null) : on("coordinates"),
    controls: mode === "diagram" ? null : on("controls"),
    readonly: field("readonly").checked && mode !== "diagram" ? "on" : null,
    region: field("region").value.trim(),
    move: ["record", "diagram"].includes(mode) ? field("move").value : null,
    kiosk: mode === "play" ? field("kiosk").value : null,
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
  document.getElementById("element-code").value = elementSnippet(parts);
  document.getElementById("frame-code").value = frameSnippet(parts);
  showFrame(parts);
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

let drawing = 0;
/** Shows the frame as it will be, when nothing has been typed for a while. */
function showFrame(parts) {
  clearTimeout(drawing);
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
  }
});

async function listPages() {
  const response = await fetch(new URL("lessons/index.json", base));
  const { chapters } = await response.json();
  const texts = await (await fetch(new URL(`lessons/texts/${language}/index.json`, base))).json();
  for (const { id, pages } of chapters) {
    const group = document.createElement("optgroup");
    group.label = texts[`chapter.${id}`] ?? id;
    group.append(...pages.map((page, index) => new Option(`${group.label} ${index + 1}`, `${id}/${page}`)));
    field("page").append(group);
  }
}

dress();
await customElements.whenDefined("hoshi-goban");
await listPages().catch(() => {
  // Without the course there are still all other kinds.
  form.querySelector("[name=mode][value=lesson]").closest("label").hidden = true;
});
const lesson = asked.get("lesson");
if (lesson) {
  field("page").value = lesson;
}
const size = /SZ\[(\d+)\]/.exec(record)?.[1];
field("size").value = ["9", "13", "19"].includes(size) ? size : "19";
field("mode").value = lesson ? "lesson" : (asked.get("mode") ?? (hasMoves ? "record" : "play"));
form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
for (const button of document.querySelectorAll("[data-copy]")) {
  const status = document.getElementById(`${button.dataset.copy}-copied`);
  button.addEventListener("click", () => copy(button, document.getElementById(`${button.dataset.copy}-code`).value, status));
}
show();
