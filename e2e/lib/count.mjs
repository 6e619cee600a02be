// The count of the page: marks, consent, the steps over the board.

import assert from "node:assert/strict";
import { at, eventually } from "./board.mjs";
import { deadStones } from "./screen.mjs";

/** The judge may need a moment; on a page that was not optimised, a long one. */
const JUDGE_MS = 15_000;

/** Waits until the judge has said what it thinks of the position. */
export async function judged(page) {
  await page.locator('.count[data-judging=false]:not([data-marked-by=nobody])').waitFor({ timeout: JUDGE_MS });
}

/** Makes these stones dead and no others, whatever was suggested; `touch` touches a point. */
export async function markDead(page, points, touch = (point) => at(page, point).click({ force: true })) {
  await judged(page);
  for (const point of [...points, ...(await deadStones(page)).filter((point) => !points.includes(point))]) {
    const isDead = (await deadStones(page)).includes(point);
    if (isDead !== points.includes(point)) {
      await touch(point);
    }
  }
  await eventually(3000, async () => assert.deepEqual(await deadStones(page), [...points].sort()));
}

/** Both sides accept, and the count over the board begins. */
export async function agree(page, press = (button) => button.click()) {
  await press(page.locator("[data-accept=black]"));
  await press(page.locator("[data-accept=white]"));
  await page.locator("[data-course=skip]").waitFor();
}

/** Both sides accept, and the count over the board is skipped. */
export async function agreeOnResult(page, press = (button) => button.click()) {
  await agree(page, press);
  await press(page.locator("[data-course=skip]"));
  await page.locator("[data-result]").waitFor();
}

/** The part of the count that is under way: `"dame"`, `"dead"`, `"prisoners"`, … or null. */
export const stage = (page) => page.locator("main").getAttribute("data-stage");

/** The number of steps done. */
export const done = async (page) => Number(await page.locator(".course").getAttribute("data-done"));
