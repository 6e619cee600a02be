// The lines to paste, for an element and for a frame. Pure: a club's secretary
// and the tests get the same.

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** A text as HTML has it, in an attribute as well as between tags. */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** From this length on an address may be cut by what it passes through, in characters. */
export const LONG_ADDRESS = 2000;

/** Height of a frame that is not told its height, as a multiple of its width. */
const FRAME_SHAPE = { diagram: 1.1, bare: 1.1, full: 1.6 };

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join("");

/** `<script …>` and `<hoshi-goban …>RECORD</hoshi-goban>`. `base` is the folder of embed.js. */
export function elementSnippet({ base, values, record = "" }) {
  return `<script type="module" src="${escapeHtml(new URL("embed.js", base).href)}"></script>\n<hoshi-goban${attributes(values)}>${escapeHtml(record.trim())}</hoshi-goban>`;
}

/** The address of a frame; a record stands behind the "#", where no server sees it. */
export function frameAddress({ base, values, record = "" }) {
  const address = new URL("embed.html", base);
  const { width: _, ...rest } = values;
  for (const [name, value] of Object.entries(rest)) {
    if (value !== null && value !== undefined && value !== "") {
      address.searchParams.set(name, value);
    }
  }
  if (record.trim()) {
    address.hash = new URLSearchParams({ sgf: record.trim() }).toString();
  }
  return address.href;
}

/** `<iframe …>`, as high as it will probably be. */
export function frameSnippet({ base, values, record = "", title }) {
  const width = Number(values.width) || 480;
  const shape = values.mode === "diagram" ? FRAME_SHAPE.diagram : values.controls === "off" ? FRAME_SHAPE.bare : FRAME_SHAPE.full;
  const address = frameAddress({ base, values, record });
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${Math.round(width * shape)}" loading="lazy" allow="clipboard-write"></iframe>`;
}
