// The course: every page is solved by its right answer, every wrong answer that
// it has words for gets them, and every page opens in every language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "./lib/board.mjs";
import { CHAPTERS, give, goTo, lesson, reply, rightAnswers, texts, wrongAnswers } from "./lib/lessons.mjs";
import { LOCALES, openPage } from "./lib/page.mjs";

const spaces = (text) => text.replace(/\s+/g, " ").trim();

/** Whether a text is shown as it stands in its file. */
const isPlain = (text) => !/[{}']/.test(text);

const shows = (locator, text) =>
  eventually(3000, async () => assert.equal(spaces(await locator.textContent()), spaces(text)));

test("every page of every chapter is solved by the right answer, and tells what is wrong with wrong ones", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/", reducedMotion: true });
  const answers = rightAnswers();
  let [solved, told] = [0, 0];
  for (const chapter of CHAPTERS) {
    const words = texts("en", chapter.file);
    for (const of of chapter.pages) {
      const where = `${chapter.id}/${of.id}`;
      await goTo(page, chapter.id, of.id);
      for (const { answer, key } of wrongAnswers(of)) {
        await give(page, answer);
        assert.ok(words[key], `${where} has the text ${key}`);
        if (isPlain(words[key])) {
          await shows(reply(page), words[key]).catch((error) => assert.fail(`${where}, ${JSON.stringify(answer)}: ${error.message}`));
        }
        assert.notEqual(await lesson(page).getAttribute("data-stage"), "solved", `${where}: ${JSON.stringify(answer)} is wrong`);
        const retry = page.locator("[data-do=retry]");
        if (await retry.count()) {
          await retry.click();
        }
        told += 1;
      }
      for (const answer of answers[where]) {
        await give(page, answer);
      }
      await page
        .locator('main.lesson[data-stage="solved"]')
        .waitFor()
        .catch(() => assert.fail(`${where} is not solved by ${JSON.stringify(answers[where])}`));
      solved += 1;
    }
  }
  t.diagnostic(`${solved} pages solved, ${told} wrong answers told`);
  assert.equal(solved, CHAPTERS.flatMap(({ pages }) => pages).length);
  assert.ok(solved >= 90 && told >= 90, "the course is whole");
  await page.locator("[data-menu=contents]").click();
  for (const { id, pages } of CHAPTERS) {
    await page.locator(`[data-chapter="${id}"][data-done="${pages.length}"]`).waitFor();
  }
  await page.reload();
  for (const { id, pages } of CHAPTERS) {
    await page.locator(`[data-chapter="${id}"][data-done="${pages.length}"]`).waitFor();
  }
  assert.match(await page.locator("[data-go-on]").getAttribute("href"), /other-endings\/summary/);
});

/**
 * Shows the open page in each language by the select in the bar, without leaving
 * it, and tells what is wrong: the sentence, or what does not fit in the window
 * or in its own box. `sentences` are by language.
 */
function inEveryLanguage(page, sentences) {
  return page.evaluate(async (sentences) => {
    const found = [];
    const board = document.querySelector("[data-size]");
    const spaces = (text) => text.replace(/\s+/g, " ").trim();
    for (const [language, sentence] of Object.entries(sentences)) {
      const fault = (what) => found.push(`${language}: ${what}`);
      const select = document.querySelector(".languages");
      select.value = language;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      const shown = () => spaces(document.querySelector(".sentence").textContent) === spaces(sentence);
      for (let wait = 0; wait < 150 && !shown(); wait += 1) {
        await new Promise((done) => setTimeout(done, 20));
      }
      if (!shown()) fault(`shows "${document.querySelector(".sentence").textContent}" for "${sentence}"`);
      // Where a text makes the page longer than the window, a bar to scroll takes its part.
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth > width) fault(`${document.documentElement.scrollWidth} px wide`);
      for (const node of document.querySelectorAll("main *:not(svg *, .unseen)")) {
        const box = node.getBoundingClientRect();
        const name = `${node.tagName} ${node.className} "${node.textContent.trim().slice(0, 40)}"`;
        if (box.left < -1 || box.right > width + 1) fault(`at ${box.left} to ${box.right}: ${name}`);
        const inline = getComputedStyle(node).display === "inline";
        if (!inline && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1) {
          fault(`${node.scrollWidth} px in ${node.clientWidth}: ${name}`);
        }
      }
    }
    if (document.querySelector("[data-size]") !== board) found.push("the board was made anew");
    return found;
  }, sentences);
}

test("every page speaks four languages, changed while it is open, and nothing is cut off at 320 px", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/", locale: "cs", viewport: { width: 320, height: 640 }, reducedMotion: true });
  const found = [];
  for (const chapter of CHAPTERS) {
    const words = Object.keys(LOCALES).map((locale) => [locale, texts(locale, chapter.file)]);
    for (const { id } of chapter.pages) {
      await goTo(page, chapter.id, id);
      const sentences = Object.fromEntries(words.map(([locale, of]) => [locale, of[`${id}.text`]]));
      found.push(...(await inEveryLanguage(page, sentences)).map((misfit) => `${chapter.id}/${id}, ${misfit}`));
    }
  }
  assert.equal(found.join("\n"), "");
});
