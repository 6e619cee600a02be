// What is said in a board's place when there can be no board.

import { TEXTS } from "./trouble-texts.js";

/** How much of a record is shown as text. */
const SHOWN_CHARACTERS = 4000;

/** Something that keeps a board from standing: `code` is stable, `cause` is for developers. */
export class Trouble extends Error {
  constructor(code, cause = "") {
    super(cause || code);
    this.code = code;
    this.cause = cause;
  }

  /** Any error as one of these; those of the program carry `code` and `message`. */
  static of(error) {
    if (error instanceof Trouble) {
      return error;
    }
    if (error && typeof error === "object" && error.code && TEXTS.en[error.code]) {
      const trouble = new Trouble(error.code, error.message);
      trouble.said = error.code === "record" ? error.message : "";
      return trouble;
    }
    if (error instanceof SyntaxError) {
      return new Trouble("lesson", String(error));
    }
    console.error(error);
    return new Trouble("crashed", String(error));
  }

  detail(language) {
    const [what, advice] = TEXTS[language][this.code];
    return { code: this.code, message: [this.said || what, advice].filter(Boolean).join(" "), cause: this.cause };
  }
}

/** The message, with the record as a link or as text, so that a reader has it all the same. */
export function troubleBox(trouble, language, { source, text, retry }) {
  const [what, advice, again] = TEXTS[language][trouble.code];
  const box = element("div", "trouble");
  box.lang = language;
  box.setAttribute("role", "alert");
  box.dataset.trouble = trouble.code;
  box.append(element("p", "what", trouble.said || what), element("p", "advice", advice));
  const link = element("a", "", source ?? "");
  // Whatever no browser opens has no protocol here either.
  link.href = source ?? "";
  if (source && /^https?:$/.test(link.protocol)) {
    const paragraph = element("p");
    paragraph.append(link);
    box.append(paragraph);
  } else if (text.trim()) {
    const record = element("pre", "", text.trim().slice(0, SHOWN_CHARACTERS));
    record.tabIndex = 0;
    box.append(record);
  }
  if (again) {
    const button = element("button", "button small", again);
    button.type = "button";
    button.addEventListener("click", retry);
    const paragraph = element("p");
    paragraph.append(button);
    box.append(paragraph);
  }
  return box;
}

/** An element with a text, which is never markup. */
function element(name, className = "", text = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
