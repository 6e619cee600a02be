// Fingers on the board, and stones on their way to the lid.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, expectStones } from "./lib/board.mjs";
import { markDead } from "./lib/count.mjs";
import { openPage } from "./lib/page.mjs";
import { paste, placeOf } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

/** A finger, by the debugger: `down`, `move`, `up`. */
async function finger(page) {
  const debug = await page.context().newCDPSession(page);
  const send = (type) => (x, y) =>
    debug.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  return { down: send("touchStart"), move: send("touchMove"), up: send("touchEnd") };
}

test("a press shows the stone magnified, sliding corrects, lifting plays", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const [from, to] = [await placeOf(page, "C3"), await placeOf(page, "D4")];
  const { down, move, up } = await finger(page);
  await down(from.x, from.y);
  await page.locator(".loupe").waitFor();
  assert.equal(await page.locator(".ghost").count(), 1);
  await move(to.x, to.y);
  await up();
  await expectStones(page, { black: ["D4"] });
  assert.equal(await page.locator(".loupe").count(), 0);
});

test("a tap between points places nothing", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const { x, y, cell, row } = await placeOf(page, "C3");
  for (const [along, up] of [[0.5, 0.5], [0.5, 0], [0, 0.5]]) {
    await page.touchscreen.tap(x + along * cell, y - up * row);
    await page.waitForTimeout(100);
    await expectStones(page, {});
  }
  await page.touchscreen.tap(x + 0.25 * cell, y);
  await expectStones(page, { black: ["C3"] });
});

for (const reducedMotion of [false, true]) {
  test(`captured stones ${reducedMotion ? "do not fly under reduced motion" : "fly into the lid"}`, async (t) => {
    const page = await openPage(t, { reducedMotion });
    await page.evaluate(() => {
      window.flown = 0;
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          window.flown += [...addedNodes].filter((node) => node.querySelector?.(":scope.flying use[href='#stone-black']")).length;
        }
      }).observe(document.body, { childList: true });
    });
    for (const point of ["A1", "A2", "E5", "B1"]) {
      await at(page, point).click();
    }
    await expectStones(page, { black: ["E5"], white: ["A2", "B1"] });
    assert.equal(await page.evaluate(() => window.flown), reducedMotion ? 0 : 1);
    // The number is there at once, and what flew is gone after it has landed.
    assert.equal(await page.locator("#lid-white").getAttribute("data-prisoners"), "1");
    await page.locator(".flying").waitFor({ state: "detached" });
  });
}

test("a finger that leaves the board plays nothing", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const from = await placeOf(page, "C3");
  const { down, move, up } = await finger(page);
  await down(from.x, from.y);
  await page.locator(".loupe").waitFor();
  await move(from.x, 5);
  await up();
  await page.locator(".loupe").waitFor({ state: "detached" });
  await expectStones(page, {});
});

test("two fingers play nothing", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const [one, two] = [await placeOf(page, "C3"), await placeOf(page, "G7")];
  const debug = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => debug.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x: one.x, y: one.y, id: 1 });
  await send("touchStart", { x: one.x, y: one.y, id: 1 }, { x: two.x, y: two.y, id: 2 });
  await send("touchEnd");
  await page.waitForTimeout(200);
  await expectStones(page, {});
});

test("a long press opens no menu of the browser", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const { x, y } = await placeOf(page, "C3");
  const { down, up } = await finger(page);
  await page.evaluate(() => {
    addEventListener("contextmenu", (event) => (globalThis.menuRefused = event.defaultPrevented));
  });
  await down(x, y);
  await page.waitForTimeout(900);
  await up();
  assert.notEqual(await page.evaluate(() => globalThis.menuRefused), false);
  await expectStones(page, { black: ["C3"] });
});

test("the loupe is never under the finger", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const { down, up } = await finger(page);
  for (const point of ["A9", "J9", "A1", "J1", "E5"]) {
    const { x, y } = await placeOf(page, point);
    await down(x, y);
    await page.locator(".loupe").waitFor();
    const box = await page.locator(".loupe").boundingBox();
    const inside = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    assert.ok(!inside, `${point}: ${JSON.stringify({ x, y, box })}`);
    await up();
    await page.locator(".loupe").waitFor({ state: "detached" });
  }
});

test("marks of the count are made by tapping, and never between points", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  await paste(page, sgf({ black: ["C3"], white: ["G7"], moves: ["pass", "pass"] }));
  await markDead(page, []);
  const { x, y, cell, row } = await placeOf(page, "G7");
  await page.touchscreen.tap(x + cell / 2, y - row / 2);
  await page.waitForTimeout(200);
  assert.equal(await page.locator("[data-dead]").count(), 0);
  await page.touchscreen.tap(x + cell * 0.2, y);
  await page.locator("[data-point=G7][data-dead=true]").waitFor({ state: "attached" });
});
