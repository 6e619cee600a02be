// SGF records for tests, from points as people write them.

const COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** `"D4"` on a board of `height` rows as SGF writes it; `"pass"` as its empty value. */
export function sgfPoint(point, height) {
  if (point === "pass") {
    return "";
  }
  const letter = (index) => String.fromCharCode(97 + index);
  return letter(COLUMNS.indexOf(point[0])) + letter(height - Number(point.slice(1)));
}

/** The point of column `x` from the left and row `y` from the top, both from 0. */
export const pointAt = (x, y, height) => `${COLUMNS[x]}${height - y}`;

/**
 * A record. Everything may be left out:
 *
 * - `width`, `height`: the board's sides
 * - `black`, `white`: stones that stand at the start; `toPlay`: `"B"` or `"W"`
 * - `moves`: points and `"pass"`, in turn
 * - `info`: more root properties, as `{ KM: 6.5, PB: "Jana" }`
 */
export function sgf({ width = 9, height = width, black = [], white = [], toPlay = "B", moves = [], info = {} } = {}) {
  const list = (property, points) =>
    points.length > 0 ? property + points.map((point) => `[${sgfPoint(point, height)}]`).join("") : "";
  const size = width === height ? width : `${width}:${height}`;
  const more = Object.entries({ KM: 6.5, ...info }).map(([property, value]) => `${property}[${value}]`).join("");
  const colors = toPlay === "B" ? "BW" : "WB";
  const played = moves.map((point, index) => `;${colors[index % 2]}[${sgfPoint(point, height)}]`).join("");
  return `(;GM[1]FF[4]CA[UTF-8]SZ[${size}]${more}PL[${toPlay}]${list("AB", black)}${list("AW", white)}${played})`;
}
