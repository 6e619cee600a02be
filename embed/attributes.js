// What the element itself makes of its attributes. What they mean for the board
// is the program's matter (src/embed).

export const LANGUAGES = ["cs", "en", "ru", "ro"];

/** Up to this number, `width` and `height` count lines of the board. */
const MOST_LINES = 25;

/** Millimetres of a cell and of the wood around the lines, as src/goban/geometry.rs draws them. */
const CELL = { width: 22, height: 23.7 };
const AROUND = { bare: 30, named: 52 };

/** The values of those attributes that the element has. */
export function attributesOf(element, names) {
  return Object.fromEntries(names.filter((name) => element.hasAttribute(name)).map((name) => [name, element.getAttribute(name)]));
}

/** The language of the board: the element's own, else of the page around it, else of the visitor. */
export function language(element) {
  const around = element.closest("[lang]")?.getAttribute("lang");
  const wanted = [around, ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => (tag === "mo" ? "ro" : tag)).find((tag) => LANGUAGES.includes(tag)) ?? "en";
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

/** `width` and `height` as lengths for the style; empty where they say none. */
export function looks(element) {
  const length = (name) => {
    const text = element.getAttribute(name)?.trim() ?? "";
    const px = /^\d+(\.\d+)?$/.test(text) ? (Number(text) > MOST_LINES ? `${text}px` : "") : text;
    return px && CSS.supports("width", px) ? px : "";
  };
  return { width: length("width"), height: length("height") };
}

/** The shape of the board to come, so that nothing jumps when it does: width over height. */
export function placeholderRatio(element) {
  const given = element.getAttribute("size") ?? /SZ\[(\d+(?::\d+)?)\]/.exec(element.textContent)?.[1] ?? "19";
  const [columns, rows = columns] = given.split(/[x×:]/i).map(Number);
  const side = (lines) => (lines >= 2 && lines <= 52 ? lines : 19);
  const around = element.getAttribute("mode") === "diagram" ? AROUND.bare : AROUND.named;
  return ((side(columns) - 1) * CELL.width + around) / ((side(rows) - 1) * CELL.height + around);
}
