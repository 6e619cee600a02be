// Every screen and state: nothing for axe to find, nothing wider than the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { at, expectStatus } from "./lib/board.mjs";
import { openNewGame, pick } from "./lib/new-game.mjs";
import { LOCALES, openPage } from "./lib/page.mjs";
import { choose, expectText, paste, voice } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const LEFT = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"];
const RIGHT = LEFT.map((point) => point.replace("C", "D"));
const ENDED = sgf({ black: LEFT, white: [...RIGHT, "A5"], moves: ["pass", "pass"] });

async function counting(page) {
  await paste(page, ENDED);
  await expectStatus(page, { phase: "counting" });
}

/** Each state, and the way to it from a first visit. */
const STATES = {
  start: async () => {},
  play: async (page) => {
    await at(page, "C3").click();
    await at(page, "G7").click();
  },
  refusal: async (page) => {
    await at(page, "C3").click();
    await at(page, "C3").click();
  },
  counting,
  "counting with a dead stone": async (page) => {
    await counting(page);
    await at(page, "A5").click();
  },
  result: async (page) => {
    await counting(page);
    await at(page, "A5").click();
    await page.locator("[data-accept=black]").click();
    await page.locator("[data-accept=white]").click();
    await expectStatus(page, { phase: "finished" });
  },
  "new game": async (page) => {
    await openNewGame(page);
    await pick(page, "size", "other");
    await pick(page, "kind", "handicap");
    await page.locator(".work-out summary").click();
  },
  menu: (page) => page.locator(".menu summary").click(),
  open: (page) => choose(page, "open"),
  settings: (page) => choose(page, "settings"),
  help: (page) => choose(page, "help"),
  about: (page) => choose(page, "about"),
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state}`, async (t) => {
    for (const [viewport, colorScheme] of [["desktop", "light"], ["phone", "dark"]]) {
      const page = await openPage(t, { viewport, colorScheme, reducedMotion: true });
      await reach(page);
      await axe(page);
    }
  });

  test(`nothing is wider than 320 px in any language: ${state}`, async (t) => {
    for (const locale of Object.keys(LOCALES)) {
      const page = await openPage(t, { viewport: { width: 320, height: 640 }, locale, reducedMotion: true });
      await reach(page);
      const wide = await page.evaluate(() => {
        const shown = document.querySelector("dialog[open]") ?? document.documentElement;
        return { inner: shown.scrollWidth, outer: shown.clientWidth, window: document.documentElement.scrollWidth };
      });
      assert.ok(wide.inner <= wide.outer, `${locale}: ${JSON.stringify(wide)}`);
      assert.ok(wide.window <= 320, `${locale}: ${JSON.stringify(wide)}`);
    }
  });
}

for (const [width, height] of [[320, 640], [360, 740], [740, 360], [820, 1180], [1440, 900], [3840, 2160]]) {
  test(`the whole board is in a window of ${width} × ${height}`, async (t) => {
    const page = await openPage(t, { viewport: { width, height } });
    const board = await page.locator("[data-size]").boundingBox();
    assert.ok(board.x >= 0 && board.x + board.width <= width, JSON.stringify(board));
    assert.ok(board.y + board.height <= height + 1, JSON.stringify(board));
    const share = Math.max(board.width / width, board.height / height);
    assert.ok(share > 0.75, `the board takes ${share} of the window`);
  });
}

test("a screen reader hears points and moves", async (t) => {
  const page = await openPage(t);
  const label = (point) => at(page, point).getAttribute("aria-label");
  assert.match(await label("D4"), /D4.*empty/i);
  for (const point of ["D4", "D5", "A9", "C4", "A8", "E4", "A7", "D3"]) {
    await at(page, point).click();
  }
  await expectText(voice(page), "White D3, captures 1");
  assert.match(await label("D3"), /D3.*white stone/i);
  assert.match(await label("D4"), /D4.*empty/i);
});
