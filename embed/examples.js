// The examples: under every board the lines that make it.

import { copy, dress, t } from "./page.js";
import { FRAME_STYLE, scriptLine } from "./snippet.js";

const base = new URL(".", location.href);

function made(name, text, className = "") {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

/** The lines of an example, with addresses that hold in any page. */
function linesOf(example) {
  const shown = example.cloneNode(true);
  shown.removeAttribute("style");
  for (const name of ["src"].filter((name) => shown.hasAttribute(name) && /\.\w+/.test(shown.getAttribute(name)))) {
    shown.setAttribute(name, new URL(shown.getAttribute(name), base).href);
  }
  // As text: the page's own policy forbids inline styles, and the club's mostly does not.
  return shown.outerHTML.replace(" loading=", ` style="${FRAME_STYLE}" loading=`);
}

/** A button that copies the lines, and says how that went. */
function copyButton(code) {
  const place = document.createElement("p");
  const button = made("button", t("copy"), "button small");
  const status = made("span", "");
  status.setAttribute("role", "status");
  button.type = "button";
  button.addEventListener("click", () => copy(button, code.textContent, status));
  place.append(button, " ", status);
  return place;
}

dress();
const script = document.getElementById("script-line");
script.textContent = scriptLine(base);
script.after(copyButton(script));
for (const section of document.querySelectorAll("[data-example]")) {
  const name = section.dataset.example;
  const code = made("pre", linesOf(section.firstElementChild));
  code.tabIndex = 0;
  section.prepend(made("h2", t(name)), made("p", t(`about-${name}`)));
  section.append(code, copyButton(code));
}

addEventListener("message", ({ source, data }) => {
  const frame = document.querySelector("iframe");
  if (source === frame.contentWindow && data?.hoshi === 1 && data.type === "hoshi-height") {
    frame.height = data.detail.height;
  }
});
