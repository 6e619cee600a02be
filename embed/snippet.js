// The lines to paste, for an element and for a frame. Pure: a club's secretary
// and the tests get the same.

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** A text as HTML has it, in an attribute as well as between tags. */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** From this length on an address may be cut by what it passes through, in characters. */
export const LONG_ADDRESS = 2000;

/** Height of a frame whose board has not told its own, as a multiple of its width. */
const FRAME_SHAPE = { diagram: 1.1, bare: 1.1, play: 1.75, record: 1.75, problem: 1.6, lesson: 1.7, count: 2.9 };

/** On a phone a frame is as wide as there is room; the board has an edge of its own. */
export const FRAME_STYLE = "max-width:100%;border:0";

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join("");

/** The line that a page needs once. `base` is the folder of embed.js. */
export const scriptLine = (base) => `<script type="module" src="${escapeHtml(new URL("embed.js", base).href)}"></script>`;

/** `<script …>` and `<hoshi-goban …>RECORD</hoshi-goban>`. `base` is the folder of embed.js. */
export function elementSnippet({ base, values, record = "" }) {
  return `${scriptLine(base)}\n<hoshi-goban${attributes(values)}>${escapeHtml(record.trim())}</hoshi-goban>`;
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

/** `<iframe …>`, as high as its board has told, else as high as it will probably be, in pixels. */
export function frameSnippet({ base, values, record = "", title, height }) {
  const width = Number(values.width) || 480;
  const shape = values.controls === "off" ? FRAME_SHAPE.bare : FRAME_SHAPE[values.mode];
  const address = frameAddress({ base, values, record });
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height ?? Math.round(width * shape)}" style="${FRAME_STYLE}" loading="lazy" allow="clipboard-write"></iframe>`;
}

/** What makes every frame of a page as high as its board, where the page may have scripts. */
export const HEIGHT_SNIPPET = `<script>
  addEventListener("message", ({ source, data }) => {
    if (data?.hoshi !== 1 || data.type !== "hoshi-height") return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow === source) {
        frame.height = data.detail.height;
      }
    }
  });
</script>`;

/** Whether a text names a part of a board by two corners, as src/embed/region.rs reads them. */
export const isRegion = (text) => /^[\s,:–-]*[a-hj-z]{1,2}\d{1,2}[\s,:–-]+[a-hj-z]{1,2}\d{1,2}[\s,:–-]*$/i.test(text);

/** Whether a text is a number of moves: whole, from 0. */
export const isMove = (text) => /^\d{1,9}$/.test(text);

/** Whether a text is so many minutes that a kiosk can wait. */
export const isMinutes = (text) => /^\d*\.?\d+$/.test(text) && Number(text) > 0;

/** The widths that a board may be given, in pixels. */
export const WIDTHS = { least: 100, most: 2000 };
export const isWidth = (text) => /^\d+$/.test(text) && Number(text) >= WIDTHS.least && Number(text) <= WIDTHS.most;
