// Dropping things on the page.

import { idle } from "./screen.mjs";

/** Drops on the page: a file of that text, or the text itself; waits until it is opened or refused. */
export async function drop(page, { file, text }) {
  await page.evaluate(({ file, text }) => {
    const dataTransfer = new DataTransfer();
    if (file !== undefined) dataTransfer.items.add(new File([file], "game.sgf"));
    if (text !== undefined) dataTransfer.setData("text/plain", text);
    for (const type of ["dragover", "drop"]) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector("main").dispatchEvent(event);
      // Otherwise the browser would leave the page for the file.
      if (!event.defaultPrevented) throw new Error(`${type} must be taken`);
    }
  }, { file, text });
  await idle(page);
}
