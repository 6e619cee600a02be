// What "Embed this" and the examples share: the visitor's language and look, and texts.

import { LANGUAGES } from "./attributes.js";
import { TEXTS } from "./texts.js";

/** What the visitor has chosen on the game's page; nothing where nothing can be read. */
function settings() {
  try {
    return JSON.parse(localStorage.getItem("hoshi.settings")) ?? {};
  } catch {
    return {};
  }
}

const chosen = settings();
const wanted = [chosen.language, ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());

/** The page's language. */
export const language = wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";

/** A text of the page. */
export const t = (key) => TEXTS[language][key] ?? key;

/** Gives the document its language and look, and every `data-t` its text. */
export function dress() {
  const root = document.documentElement;
  root.lang = language;
  if (["light", "dark"].includes(chosen.theme)) {
    root.dataset.theme = chosen.theme;
  }
  for (const place of document.querySelectorAll("[data-t]")) {
    place.textContent = t(place.dataset.t);
  }
  document.title = `${document.querySelector("h1").textContent} · Hoshi`;
}

/** Copies the text of a field; says on the button how that went. */
export async function copy(button, text, status) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = t("copied");
  } catch {
    status.textContent = t("copy-failed");
  }
  button.focus();
}
