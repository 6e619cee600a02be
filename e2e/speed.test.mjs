// How little a move redraws, and how long a click takes to be seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, expectStones } from "./lib/board.mjs";
import { mouse } from "./lib/hands.mjs";
import { startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { paste, placeOf, prisoners } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

/**
 * Counts from now on what changes in the board, with the mouse already there.
 * Resolves to a function that tells the points that were drawn anew, and those of
 * which only something else is told.
 */
async function watch(page) {
  await page.evaluate(() => {
    globalThis.drawn = new Set();
    globalThis.told = new Set();
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
        const point = element?.closest("[data-point]")?.dataset.point;
        if (point) (attributeName === "aria-label" ? globalThis.told : globalThis.drawn).add(point);
      }
    }).observe(document.querySelector("[data-size]"), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => ({ drawn: [...globalThis.drawn].sort(), told: [...globalThis.told].sort() }));
}

test("a move redraws its own point and the one that was last, and no other", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "19" });
  await mouse(page).touch("D4");
  await expectStones(page, { black: ["D4"] });
  const seen = await watch(page);
  await mouse(page).touch("Q16");
  await expectStones(page, { black: ["D4"], white: ["Q16"] });
  assert.deepEqual(await seen(), { drawn: ["D4", "Q16"], told: ["D4", "Q16"] });
});

test("a capture redraws what was taken, the move and the last one", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ width: 19, black: ["D4", "E4", "K10"], white: ["D3", "E3", "D5", "E5", "F4"], toPlay: "B", moves: ["Q16"] }));
  await page.locator("[data-stone=black][data-point=Q16]").waitFor({ state: "attached" });
  const seen = await watch(page);
  await mouse(page).touch("C4");
  await page.locator("[data-stone=white][data-point=C4]").waitFor({ state: "attached" });
  assert.deepEqual(await prisoners(page), { black: 0, white: 2 });
  assert.deepEqual((await seen()).drawn, ["C4", "D4", "E4", "Q16"]);
});

test("a refusal, a pass and the mouse redraw no point but the last one", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "19" });
  await mouse(page).touch("D4");
  await expectStones(page, { black: ["D4"] });
  const seen = await watch(page);
  await at(page, "K10").hover();
  await mouse(page).touch("D4");
  await page.locator("[data-notice=refused]").waitFor();
  assert.deepEqual((await seen()).drawn, []);
  await mouse(page).pass();
  await page.locator("[data-to-play=black]").waitFor();
  assert.deepEqual((await seen()).drawn, ["D4"]);
});

/** The elements whose inside the browser lays out while `act` does something, by their classes. */
async function laidOut(page, act) {
  const debug = await page.context().newCDPSession(page);
  const events = [];
  debug.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const ended = new Promise((done) => debug.on("Tracing.tracingComplete", done));
  await debug.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline"] } });
  await act();
  await debug.send("Tracing.end");
  await ended;
  const layouts = events.filter(({ name, args }) => name === "Layout" && args.endData);
  return layouts.flatMap(({ args }) => args.endData.layoutRoots.map(({ nodeName }) => nodeName));
}

test("what changes on the board makes the browser lay out the board, and not the page", async (t) => {
  for (const viewport of ["phone", "tablet", "desktop"]) {
    const page = await openPage(t, { viewport });
    const roots = await laidOut(page, () =>
      page.evaluate(() => {
        const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
        ring.setAttribute("r", "5");
        document.querySelector("[data-point=A1]").append(ring);
        document.body.getBoundingClientRect();
      }),
    );
    assert.ok(roots.length > 0, "something is laid out");
    assert.deepEqual(roots.filter((name) => !/goban/.test(name)), [], viewport);
  }
});

/** Moves by turns into two growing chains: the most that a move without a capture changes. */
const MOVES = [19, 18, 17, 16, 15].flatMap((row) =>
  ["A", "B", "C", "D", "E"].flatMap((column, index) => [`${column}${row}`, `${"PQRST"[index]}${row}`]),
);

test("from click to painted stone on 19×19 with a CPU four times slower (printed, not judged)", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "19" });
  const places = [];
  for (const point of MOVES) {
    places.push(await placeOf(page, point));
  }
  await page.evaluate(() => {
    globalThis.times = [];
    const board = document.querySelector("[data-size]");
    const channel = new MessageChannel();
    let lifted;
    board.addEventListener("pointerup", (event) => (lifted = event.timeStamp), { capture: true });
    // The page's own work is done when the stone is in the document and laid out.
    new MutationObserver((records) => {
      if (!records.some(({ attributeName }) => attributeName === "data-stone")) return;
      board.getBoundingClientRect();
      const worked = performance.now() - lifted;
      // A message posted in the frame's callback arrives when the frame is painted.
      requestAnimationFrame(() => channel.port1.postMessage(worked));
    }).observe(board, { subtree: true, attributes: true });
    channel.port2.onmessage = ({ data }) => globalThis.times.push({ worked: data, painted: performance.now() - lifted });
  });
  const debug = await page.context().newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const [index, { x, y }] of places.entries()) {
    await page.mouse.move(x, y);
    // The ghost under the mouse is painted before the click is.
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((count) => globalThis.times.length === count, index + 1);
  }
  const times = await page.evaluate(() => globalThis.times);
  assert.equal(times.length, MOVES.length, "every move must be measured");
  const share = (name, part) => {
    const sorted = times.map((time) => time[name]).sort((a, b) => a - b);
    return sorted[Math.ceil(part * sorted.length) - 1].toFixed(1);
  };
  t.diagnostic(`click to stone, 19×19, CPU ÷ 4, ${times.length} moves:`);
  t.diagnostic(`  drawn and laid out p50 ${share("worked", 0.5)} ms, p95 ${share("worked", 0.95)} ms`);
  t.diagnostic(`  painted            p50 ${share("painted", 0.5)} ms, p95 ${share("painted", 0.95)} ms (waits for the screen's next frame)`);
});
