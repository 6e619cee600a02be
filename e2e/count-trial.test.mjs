// A dispute played out in a sandbox: what it says, how it ends, and what it
// leaves alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, expectStatus, goban, stones } from "./lib/board.mjs";
import { judged, markDead, stage } from "./lib/count.mjs";
import { mouse } from "./lib/hands.mjs";
import { openPage } from "./lib/page.mjs";
import { button, deadStones, expectText, paste } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

/** A newcomer's game, with three stones dead in it. */
const MOVES = "E5 F5 E6 F6 E4 F4 E7 F7 E3 F3 E8 F8 E2 G2 E1 F1 E9 G9 H5 C7 C6 A1 A2 H6 B1 C2".split(" ");
const DEAD = ["C2", "C7", "H5"];

const trial = (page) => page.locator("[data-trial]").getAttribute("data-trial");
const bring = (page) => page.locator("[data-trial-end=bring]");

async function enter(page) {
  await paste(page, sgf({ moves: [...MOVES, "pass", "pass"] }));
  await markDead(page, DEAD);
  await page.locator("[data-trial-start]").click();
}

const playAt = async (page, point) => {
  await mouse(page).touch(point);
  await at(page, point).and(page.locator("[data-stone]")).waitFor({ state: "attached" });
};

test("a move in a trial brings no dead stone to life", async (t) => {
  const page = await openPage(t);
  await enter(page);
  await playAt(page, "C8");
  await expectText(page.locator("[data-verdict]"), "Nothing is settled yet.");
  assert.ok(await bring(page).isDisabled());
});

test("two passes end the trial, and ask how to mark", async (t) => {
  const page = await openPage(t);
  await enter(page);
  const frame = () => goban(page).evaluate((board) => getComputedStyle(board).outlineStyle);
  assert.equal(await frame(), "dashed");
  await playAt(page, "C8");
  await button(page, "Pass").click();
  await button(page, "Pass").click();
  assert.equal(await trial(page), "ended");
  assert.equal(await stage(page), "trial");
  assert.equal(await frame(), "dashed", "it is not the real board");
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");
  await page.waitForFunction(() => !/Looking/.test(document.querySelector("[data-verdict]").textContent));
  const marked = await deadStones(page);
  for (const point of ["C2", "H5"]) {
    assert.ok(marked.includes(point), `${point} was not played about`);
  }
  await goban(page).press("p");
  assert.equal(await page.locator("[data-notice]").count(), 0);
  // The visitors decide: a touch marks here too.
  await mouse(page).touch("H5");
  await expectText(page.locator("[data-verdict]"), /Alive after all: H5/);
  await bring(page).click();
  await expectStatus(page, { phase: "counting" });
  const now = await deadStones(page);
  assert.ok(!now.includes("H5") && now.includes("C2"), now.join());
});

test("a trial is undone and redone", async (t) => {
  const page = await openPage(t);
  await enter(page);
  await playAt(page, "C8");
  await button(page, "Undo").click();
  await at(page, "C8").and(page.locator(":not([data-stone])")).waitFor({ state: "attached" });
  await button(page, "Redo").click();
  await at(page, "C8").and(page.locator("[data-stone=black]")).waitFor({ state: "attached" });
  await button(page, "Pass").click();
  await button(page, "Pass").click();
  await button(page, "Undo").click();
  assert.equal(await trial(page), "on");
});

test("a trial is there again after a reload, and the real position below it", async (t) => {
  const page = await openPage(t);
  await enter(page);
  await playAt(page, "C8");
  const before = await stones(page);
  await page.reload();
  await goban(page).waitFor();
  assert.equal(await stage(page), "trial");
  assert.deepEqual(await stones(page), before);
  await page.locator("[data-trial-end=discard]").click();
  await expectStatus(page, { phase: "counting" });
  assert.equal(await at(page, "C8").getAttribute("data-stone"), null);
  assert.deepEqual(await deadStones(page), DEAD);
});

test("where there are no workers a trial ends without a judge", async (t) => {
  const page = await openPage(t, { before: (page) => page.addInitScript(() => delete globalThis.Worker) });
  await paste(page, sgf({ moves: [...MOVES, "pass", "pass"] }));
  for (const point of DEAD) {
    if (!(await deadStones(page)).includes(point)) await mouse(page).touch(point);
  }
  const dead = await deadStones(page);
  await page.locator("[data-trial-start]").click();
  await playAt(page, "H7");
  await button(page, "Pass").click();
  await button(page, "Pass").click();
  assert.equal(await trial(page), "ended");
  for (const point of ["C2", "C7"]) {
    assert.equal((await deadStones(page)).includes(point), dead.includes(point));
  }
});

test("what no play can capture is not marked, and why is said", async (t) => {
  const page = await openPage(t);
  const black = "A2 B2 B1 C2 C1 D2 E1 E2".split(" ");
  await paste(page, sgf({ black, white: ["J9", "J8", "H9"], moves: ["pass", "pass"] }));
  await judged(page);
  const before = await deadStones(page);
  await mouse(page).touch("B1");
  await expectText(page.locator("[data-notice] p"), /alive for certain/);
  assert.deepEqual(await deadStones(page), before);
});
