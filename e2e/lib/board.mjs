// The board in the page, by the attributes that it promises to tests:
// data-point on every intersection with data-stone where a stone stands, and
// data-size, data-to-play and data-phase on the board itself.

import assert from "node:assert/strict";

/** The intersection at `point`, as people write it: `"D4"`. */
export const at = (page, point) => page.locator(`[data-point="${point}"]`).first();

/** The board itself, by its size. */
export const goban = (page) => page.locator("[data-size]").first();

/** Clicks the points in turn; on a touch screen, taps them. */
export async function play(page, ...points) {
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  for (const point of points) {
    await (touch ? at(page, point).tap({ force: true }) : at(page, point).click({ force: true }));
  }
}

/** What the board says about itself: `{ size, toPlay, phase }`, as text. */
export function status(page) {
  return goban(page).evaluate(({ dataset: { size, toPlay, phase } }) => ({ size, toPlay, phase }));
}

/** The stones on the board: `{ black: ["C3"], white: ["D4"] }`, each list in the order of the alphabet. */
export function stones(page) {
  return goban(page).evaluate((board) => {
    const of = (colour) =>
      [...board.querySelectorAll(`[data-stone="${colour}"]`)].map((stone) => stone.dataset.point).sort();
    return { black: of("black"), white: of("white") };
  });
}

/** Waits until the stones on the board are these. */
export async function expectStones(page, { black = [], white = [] }, timeoutMs = 3000) {
  await eventually(timeoutMs, async () => {
    assert.deepEqual(await stones(page), { black: [...black].sort(), white: [...white].sort() });
  });
}

/** Waits until the board says this about itself; only the named facts are looked at. */
export async function expectStatus(page, facts, timeoutMs = 3000) {
  await eventually(timeoutMs, async () => {
    const now = await status(page);
    assert.deepEqual(Object.fromEntries(Object.keys(facts).map((name) => [name, now[name]])), facts);
  });
}

/** Repeats `check` until it does not throw, or throws its last error after `timeoutMs`. */
export async function eventually(timeoutMs, check) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
