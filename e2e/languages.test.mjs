// The page in four languages: chosen by the browser, changed at once, remembered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, eventually, expectStatus, goban } from "./lib/board.mjs";
import { agreeOnResult, markDead } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { openNewGame, startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { choose, deadStones, dialog, expectText, kept, paste, scores, voice } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const speak = (page, language) => page.locator(".languages").selectOption(language);
const lang = (page) => page.locator("html").getAttribute("lang");

/** The browser's list of languages, most wanted first. */
const wanting = (...languages) => ({
  before: (page) =>
    page.addInitScript((languages) => {
      Object.defineProperty(navigator, "languages", { get: () => languages });
    }, languages),
});

for (const [wanted, language] of [
  [["de-DE", "ro-MD", "en"], "ro"],
  [["mo"], "ro"],
  [["CS"], "cs"],
  [["uk-UA", "ru"], "ru"],
  [["ja-JP", "sk-SK"], "en"],
  [[], "en"],
]) {
  test(`who wants [${wanted}] gets ${language}`, async (t) => {
    const page = await openPage(t, wanting(...wanted));
    assert.equal(await lang(page), language);
    assert.equal(await page.locator(".languages").inputValue(), language);
  });
}

const moves = [...GAME.moves, "pass", "pass"];

/** The result of the game by komi: halves and wholes take different plurals. */
const RESULTS = {
  6.5: {
    cs: "Bílý zvítězil o 7,5 bodu",
    en: "White wins by 7.5 points",
    ru: "Белые выиграли с перевесом в 7,5 очка",
    ro: "Albul câștigă cu 7,5 puncte",
  },
  0: {
    cs: "Bílý zvítězil o 1 bod",
    en: "White wins by 1 point",
    ru: "Белые выиграли с перевесом в 1 очко",
    ro: "Albul câștigă cu 1 punct",
  },
  1: {
    cs: "Bílý zvítězil o 2 body",
    en: "White wins by 2 points",
    ru: "Белые выиграли с перевесом в 2 очка",
    ro: "Albul câștigă cu 2 puncte",
  },
  "-26": {
    cs: "Černý zvítězil o 25 bodů",
    en: "Black wins by 25 points",
    ru: "Чёрные выиграли с перевесом в 25 очков",
    ro: "Negrul câștigă cu 25 de puncte",
  },
};

test("a result is given as people give it, in every language", async (t) => {
  const page = await openPage(t);
  for (const [komi, results] of Object.entries(RESULTS)) {
    await paste(page, sgf({ moves, info: { KM: komi } }));
    await markDead(page, GAME.dead);
    await agreeOnResult(page);
    for (const [language, result] of Object.entries(results)) {
      await speak(page, language);
      await expectText(page.locator("[data-result]"), result);
      assert.ok((await page.title()).includes(result), await page.title());
    }
  }
});

test("the language changes in the middle of a count, and nothing is lost", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves }));
  await markDead(page, GAME.dead);
  await page.locator("[data-accept=black]").click();
  await page.locator("[data-accept=black][aria-pressed=true]").waitFor();
  const before = await kept(page);
  for (const [language, white] of [["cs", "31,5"], ["ru", "31,5"], ["ro", "31,5"], ["en", "31.5"]]) {
    await speak(page, language);
    await eventually(3000, async () => assert.deepEqual(await scores(page), { black: "24", white: white }));
    assert.equal(await lang(page), language);
    assert.deepEqual(await deadStones(page), [...GAME.dead].sort());
    assert.equal(await page.locator("[data-accept=black]").getAttribute("aria-pressed"), "true");
    assert.deepEqual(await kept(page), before);
  }
});

test("the language changes while handicap stones are placed", async (t) => {
  const page = await openPage(t);
  await startGame(page, { kind: "handicap", stones: "3", placement: "free" });
  await at(page, "C3").click();
  await speak(page, "cs");
  await expectStatus(page, { phase: "handicap" });
  assert.equal(await page.locator("[data-stone=black]").count(), 1);
});

test("points, voice and refusals speak the language that was chosen", async (t) => {
  const page = await openPage(t);
  await at(page, "D4").click();
  await speak(page, "cs");
  await eventually(3000, async () => assert.match(await at(page, "D4").getAttribute("aria-label"), /^D4, černý kámen/));
  await at(page, "D5").click();
  await eventually(3000, async () => assert.equal(await voice(page).textContent(), "Bílý D5"));
});

test("a number may be typed as the language writes it", async (t) => {
  const page = await openPage(t, { locale: "cs" });
  await openNewGame(page);
  assert.equal(await dialog(page).locator("[name=komi]").inputValue(), "6,5");
  await dialog(page).locator("[name=komi]").fill("−3,5");
  await page.locator("[data-confirm=new-game]").click();
  await expectText(page.locator(".seat-white .seat-komi"), "komi −3,5");
});

test("the language is chosen in the settings too, and both places agree after a reload", async (t) => {
  const page = await openPage(t, { locale: "ru" });
  await choose(page, "settings");
  await dialog(page).locator("[name=language][value=ro]").check();
  assert.equal(await lang(page), "ro");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".languages").inputValue(), "ro");
  await page.reload();
  await goban(page).waitFor();
  assert.equal(await lang(page), "ro");
  assert.equal(await page.locator(".languages").inputValue(), "ro");
});

test("no text of the page is left in another language", async (t) => {
  const page = await openPage(t);
  const texts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main p, main button, main th, header button, main [aria-label]:not([data-point])")]
        .filter((node) => node.checkVisibility())
        .flatMap((node) => [node.getAttribute("aria-label"), node.children.length === 0 ? node.textContent : null])
        .filter((text) => /\p{L}{3}/u.test(text ?? "")),
    );
  for (const scene of [sgf({ moves: ["C3", "pass"] }), sgf({ moves })]) {
    await speak(page, "en");
    await paste(page, scene);
    await eventually(3000, async () => assert.ok((await page.locator("[data-stone]").count()) > 0));
    const english = new Set(await texts());
    assert.ok(english.size > 8);
    await speak(page, "ru");
    await eventually(3000, async () => assert.deepEqual((await texts()).filter((text) => english.has(text)), []));
  }
});
