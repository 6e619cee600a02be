// Fingers, motion, and how little is redrawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, expectStones } from "./lib/board.mjs";
import { startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { placeOf } from "./lib/screen.mjs";

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
  await page.touchscreen.tap(x + cell / 2, y - row / 2);
  await page.waitForTimeout(200);
  await expectStones(page, {});
});

for (const reducedMotion of [false, true]) {
  test(`captured stones ${reducedMotion ? "do not fly under reduced motion" : "fly into the lid"}`, async (t) => {
    const page = await openPage(t, { reducedMotion });
    await page.evaluate(() => {
      window.flown = 0;
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          window.flown += [...addedNodes].filter((node) => node.className === "flying stone-black").length;
        }
      }).observe(document.body, { childList: true });
    });
    for (const point of ["A1", "A2", "E5", "B1"]) {
      await at(page, point).click();
    }
    await expectStones(page, { black: ["E5"], white: ["A2", "B1"] });
    assert.equal(await page.evaluate(() => window.flown), reducedMotion ? 0 : 1);
  });
}

test("a move redraws its own point and the one that was last, and no other", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "19" });
  await at(page, "D4").click();
  await page.evaluate(() => {
    window.touched = new Set();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
        const point = element?.closest("[data-point]")?.dataset.point;
        if (point) window.touched.add(point);
      }
    }).observe(document.querySelector("[data-size]"), { subtree: true, childList: true, attributes: true });
  });
  await at(page, "Q16").click();
  await expectStones(page, { black: ["D4"], white: ["Q16"] });
  assert.deepEqual(await page.evaluate(() => [...window.touched].sort()), ["D4", "Q16"]);
});

test("from click to painted stone on 19×19 with a CPU four times slower (printed, not judged)", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "19" });
  const debug = await page.context().newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const times = [];
    const cells = [...document.querySelectorAll("[data-point]")].filter((_, index) => index % 7 === 0).slice(0, 50);
    for (const cell of cells) {
      await frame();
      const box = cell.querySelector(".cell-hit").getBoundingClientRect();
      const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = { clientX, clientY, pointerId: 1, isPrimary: true, pointerType: "mouse", bubbles: true };
      const start = performance.now();
      cell.dispatchEvent(new PointerEvent("pointerdown", touch));
      cell.dispatchEvent(new PointerEvent("pointerup", touch));
      while (!cell.dataset.stone) {
        await new Promise((done) => setTimeout(done, 0));
      }
      // Style, layout and paint records are done when this returns.
      cell.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b);
  });
  const share = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1);
  console.log(`click to stone, 19×19, CPU ÷ 4: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, ${times.length} moves`);
  assert.ok(times.length >= 40);
});
