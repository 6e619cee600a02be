// What the visitor chooses about the look: coordinates, the last move's mark,
// light and dark.

import assert from "node:assert/strict";
import { test } from "node:test";
import { goban } from "./lib/board.mjs";
import { openPage } from "./lib/page.mjs";
import { choose } from "./lib/screen.mjs";

test("coordinates can be switched off, and the points stay playable", async (t) => {
  const page = await openPage(t);
  assert.equal(await page.locator(".coordinate").count(), 36);
  await choose(page, "settings");
  await page.locator("dialog .switch input").first().uncheck();
  await page.keyboard.press("Escape");
  await page.locator(".coordinate").first().waitFor({ state: "detached" });
  await page.locator('[data-point="C3"]').click();
  await page.locator('[data-point="C3"][data-stone=black]').waitFor({ state: "attached" });
  await page.reload();
  await goban(page).waitFor();
  assert.equal(await page.locator(".coordinate").count(), 0, "it is remembered");
});

test("the mark of the last move can be switched off", async (t) => {
  const page = await openPage(t);
  await page.locator('[data-point="C3"]').click();
  await page.locator(".last-mark").waitFor();
  await choose(page, "settings");
  await page.locator("dialog .switch input").nth(1).uncheck();
  await page.locator(".last-mark").waitFor({ state: "detached" });
});

const GROUND = { light: "rgb(245, 240, 230)", dark: "rgb(27, 24, 21)" };

for (const system of ["light", "dark"]) {
  test(`the page is as the visitor says, and else as the system: ${system}`, async (t) => {
    const page = await openPage(t, { colorScheme: system });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    assert.equal(await ground(), GROUND[system]);
    await choose(page, "settings");
    for (const theme of ["dark", "light"]) {
      await page.locator(`dialog [name=theme][value=${theme}]`).check();
      assert.equal(await ground(), GROUND[theme]);
    }
    await page.locator("dialog [name=theme][value=system]").check();
    assert.equal(await ground(), GROUND[system]);
  });
}
