// A picture of the board as an SVG file of its own: the drawing with its colours
// written into it, without what is only there to be touched or told.

const PROPERTIES = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "opacity", "font-family", "font-size", "font-weight", "text-anchor",
];
const KEPT = /^(?:id|d|r|rx|cx|cy|x|y|x1|x2|y1|y2|dy|width|height|transform|href|points|viewBox|offset|stop-color|stop-opacity|fill|xmlns|vector-effect)$/;

/** The text of an SVG file of the board that stands in `root`. */
export function snapshot(root) {
  const board = root.querySelector("svg.goban-board");
  const picture = copy(board);
  for (const part of picture.querySelectorAll(".cell-hit, .overlay, use:not([href])")) {
    part.remove();
  }
  const stones = root.querySelector("svg.defs > defs");
  if (stones) {
    picture.prepend(copy(stones));
  }
  [picture, ...picture.querySelectorAll("[class]")].forEach((part) => part.removeAttribute("class"));
  const { width, height } = board.viewBox.baseVal;
  picture.setAttribute("width", width);
  picture.setAttribute("height", height);
  return new XMLSerializer().serializeToString(picture);
}

/** A copy with the style that each part has, and only attributes that draw. */
function copy(original) {
  const made = original.cloneNode(true);
  const parts = [made, ...made.querySelectorAll("*")];
  [original, ...original.querySelectorAll("*")].forEach((part, index) => {
    const target = parts[index];
    for (const { name } of [...target.attributes]) {
      if (!KEPT.test(name) && name !== "class") {
        target.removeAttribute(name);
      }
    }
    if (!(part instanceof SVGGraphicsElement)) {
      return;
    }
    const style = getComputedStyle(part);
    const above = part === original ? null : getComputedStyle(part.parentElement);
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value && value !== above?.getPropertyValue(property) && !target.hasAttribute(property)) {
        target.setAttribute(property, value);
      }
    }
  });
  return made;
}
