// Nothing is lost: a reload at any moment, storage that cannot be read, languages and themes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, expectStatus, goban } from "./lib/board.mjs";
import { startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { button, choose, expectText, notice, paste, snapshot } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const touch = async (page, ...points) => {
  for (const point of points) {
    await at(page, point).click();
  }
};

/** Moments of a game, each with the way to it. */
const MOMENTS = {
  "in play": (page) => touch(page, "C3", "G7", "C7"),
  "after undo": async (page) => {
    await touch(page, "C3", "G7", "C7");
    await button(page, "Undo").click();
  },
  "in a variation": async (page) => {
    await touch(page, "C3", "G7");
    await button(page, "Undo").click();
    await touch(page, "G3", "C7");
    await button(page, "Undo").click();
    await button(page, "Undo").click();
  },
  "placing handicap stones": async (page) => {
    await startGame(page, { kind: "handicap", stones: "3", placement: "free" });
    await touch(page, "E5");
  },
  "in the middle of a count": async (page) => {
    await paste(page, sgf({ black: ["C3", "C4"], white: ["G7"], moves: ["pass", "pass"] }));
    await touch(page, "G7");
    await page.locator("[data-accept=white]").click();
  },
  "after the result": async (page) => {
    await paste(page, sgf({ black: ["C3", "C4"], white: ["G7"], moves: ["pass", "pass"] }));
    await page.locator("[data-accept=white]").click();
    await page.locator("[data-accept=black]").click();
    await expectStatus(page, { phase: "finished" });
  },
};

for (const [moment, reach] of Object.entries(MOMENTS)) {
  test(`a reload comes back to the same: ${moment}`, async (t) => {
    const page = await openPage(t);
    await reach(page);
    const before = await snapshot(page);
    await page.reload();
    await goban(page).waitFor();
    assert.deepEqual(await snapshot(page), before);
  });
}

for (const [name, stored, words] of [
  ["damaged", "{\"version\":1,\"sgf\":\"(;", /damaged/i],
  ["of another version", "{\"version\":99}", /another version/i],
]) {
  test(`stored data that is ${name} is set aside and can be downloaded`, async (t) => {
    const page = await openPage(t, {
      before: (page) => page.addInitScript((stored) => {
        if (!localStorage.getItem("seen")) {
          localStorage.setItem("seen", "yes");
          localStorage.setItem("hoshi.game", stored);
        }
      }, stored),
    });
    await expectText(notice(page), words);
    assert.equal(await page.evaluate(() => localStorage.getItem("hoshi.aside.1")), stored);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the data" }).click(),
    ]);
    assert.match(download.suggestedFilename(), /\.json$/);
    await touch(page, "C3");
    await page.reload();
    await goban(page).waitFor();
    assert.equal(await page.locator('[data-stone="black"]').count(), 1);
  });
}

const TITLES = { cs: /Na tahu je černý/, en: /Black to play/, ru: /Ход чёрных/, ro: /negru/i };

for (const [locale, title] of Object.entries(TITLES)) {
  test(`the page speaks the browser's language: ${locale}`, async (t) => {
    const page = await openPage(t, { locale });
    assert.equal(await page.locator("html").getAttribute("lang"), locale);
    assert.match(await page.title(), title);
  });
}

test("the language changes at once, loses nothing and is remembered", async (t) => {
  const page = await openPage(t);
  await touch(page, "C3", "G7");
  await page.locator(".languages").selectOption("cs");
  await expectText(page.locator(".status"), "Na tahu je černý");
  assert.equal(await page.locator("html").getAttribute("lang"), "cs");
  assert.equal(await page.locator("[data-stone]").count(), 2);
  await page.reload();
  await expectText(page.locator(".status"), "Na tahu je černý");
});

test("a theme is chosen and remembered", async (t) => {
  const page = await openPage(t);
  await choose(page, "settings");
  await page.locator("[name=theme][value=dark]").check({ force: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  assert.equal(await ground(), "rgb(27, 24, 21)");
  await page.reload();
  await goban(page).waitFor();
  assert.equal(await ground(), "rgb(27, 24, 21)");
});
