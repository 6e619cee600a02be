// What the element itself makes of its attributes. What they mean for the board
// is the program's matter (src/embed).

export const LANGUAGES = ["cs", "en", "ru", "ro"];

/** Up to this number, `width` and `height` count lines of the board. */
const MOST_LINES = 25;
/** Idle minutes after which `kiosk` without a number begins anew. */
const KIOSK_MINUTES = 5;

/** Millimetres of a cell and of the wood around the lines, as src/goban/geometry.rs draws them. */
const CELL = { width: 22, height: 23.7 };
const AROUND = { bare: 30, named: 52 };

/** The values of those attributes that the element has. */
export function attributesOf(element, names) {
  return Object.fromEntries(names.filter((name) => element.hasAttribute(name)).map((name) => [name, element.getAttribute(name)]));
}

/** A language tag as one of ours, if it is. */
function known(tag) {
  const short = tag.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find((name) => name === (short === "mo" ? "ro" : short));
}

/** The language of the board: the element's own, else of the page around it, else of the visitor. */
export function language(element) {
  const wanted = [];
  for (let at = element.closest("[lang]"); at; at = at.parentElement?.closest("[lang]")) {
    wanted.push(at.getAttribute("lang"));
  }
  return [...wanted, ...navigator.languages].map(known).find(Boolean) ?? "en";
}

/**
 * The look of the board: the element's own, else that of the page around it. `auto` is the
 * visitor's choice, where the page leaves it to them; a page that says nothing is a light one.
 */
export function theme(element) {
  const own = element.getAttribute("theme")?.trim().toLowerCase();
  if (own === "light" || own === "dark") {
    return own;
  }
  const said = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  const named = said && said !== "normal" ? said : (document.querySelector("meta[name=color-scheme]")?.content ?? "light");
  const [light, dark] = [/\blight\b/.test(named), /\bdark\b/.test(named)];
  return light && dark ? "auto" : dark ? "dark" : "light";
}

/** A `width` or `height` as a length for the style; empty where it is none. */
function length(text) {
  const px = /^\d+(\.\d+)?$/.test(text) ? (Number(text) > MOST_LINES ? `${text}px` : "") : text;
  return px && CSS.supports("width", px) ? px : "";
}

/** `width` and `height` as lengths for the style; empty where they say none. */
export function looks(element) {
  const of = (name) => length(element.getAttribute(name)?.trim() ?? "");
  return { width: of("width"), height: of("height") };
}

/** After how many idle minutes the board is fresh; 0: never, NaN: what is said makes no sense. */
export function kioskMinutes(element) {
  const text = element.getAttribute("kiosk")?.trim().toLowerCase() ?? "off";
  if (["", "on", "true", "yes", "kiosk"].includes(text)) {
    return KIOSK_MINUTES;
  }
  const minutes = ["off", "false", "no"].includes(text) ? 0 : Number(text);
  return minutes >= 0 ? minutes : NaN;
}

/** The element's own attributes that make no sense, each as "NAME: what it could be". */
export function faults(element) {
  const side = (text) => length(text) || (/^\d+$/.test(text) && text >= 2);
  const wanted = [
    ["width", side, "pixels, a CSS length, or 2 to 25 lines"],
    ["height", side, "pixels, a CSS length, or 2 to 25 lines"],
    ["lang", known, LANGUAGES.join(", ")],
    ["kiosk", () => kioskMinutes(element) >= 0, "minutes"],
  ];
  const said = (name) => element.getAttribute(name)?.trim();
  return wanted.filter(([name, makesSense]) => said(name) && !makesSense(said(name))).map(([name, , could]) => `${name}: ${could}`);
}

/** The shape of the board to come, so that nothing jumps when it does: width over height. */
export function placeholderRatio(element) {
  const given = element.getAttribute("size") ?? /SZ\[(\d+(?::\d+)?)\]/.exec(element.textContent)?.[1] ?? "19";
  const [columns, rows = columns] = given.split(/[x×:]/i).map(Number);
  const side = (lines) => (lines >= 2 && lines <= 52 ? lines : 19);
  const around = element.getAttribute("mode") === "diagram" ? AROUND.bare : AROUND.named;
  return ((side(columns) - 1) * CELL.width + around) / ((side(rows) - 1) * CELL.height + around);
}
