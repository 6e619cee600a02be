// Every screen and state: nothing for axe to find, and words for who cannot see it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { at } from "./lib/board.mjs";
import { openPage } from "./lib/page.mjs";
import { expectText, voice } from "./lib/screen.mjs";
import { STATES } from "./lib/states.mjs";

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state}`, async (t) => {
    for (const [viewport, colorScheme] of [["desktop", "light"], ["phone", "dark"]]) {
      const page = await openPage(t, { viewport, colorScheme, reducedMotion: true });
      await reach(page);
      await axe(page);
    }
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
