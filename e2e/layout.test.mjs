// Everything has room: no screen is wider than the narrowest phone, the board is whole in any window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCALES, openPage } from "./lib/page.mjs";
import { STATES } from "./lib/states.mjs";

for (const [state, reach] of Object.entries(STATES)) {
  test(`nothing is wider than 320 px in any language: ${state}`, async (t) => {
    const page = await openPage(t, { viewport: { width: 320, height: 640 }, reducedMotion: true });
    await reach(page);
    for (const locale of Object.keys(LOCALES)) {
      // By force: a dialog may stand over it.
      await page.locator(".languages").selectOption(locale, { force: true });
      await page.locator(`html[lang=${locale}]`).waitFor();
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
