// The examples: under every board the lines that make it.

import { dress, t } from "./page.js";

dress();
for (const example of document.querySelectorAll("[data-example]")) {
  const mode = example.dataset.example;
  const board = example.querySelector("hoshi-goban");
  const heading = document.createElement("h2");
  heading.textContent = t(mode);
  const about = document.createElement("p");
  about.textContent = t(`about-${mode}`);
  const code = document.createElement("pre");
  code.tabIndex = 0;
  const copy = board.cloneNode(true);
  copy.removeAttribute("style");
  code.textContent = copy.outerHTML;
  example.prepend(heading, about);
  example.append(code);
}
