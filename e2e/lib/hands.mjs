// The three ways to use the page: each can touch a point, pass, and press a
// button, and uses nothing but its own device.

import assert from "node:assert/strict";
import { goban } from "./board.mjs";
import { button, placeOf } from "./screen.mjs";

/** More stops than the page has. */
const STOPS = 80;

/** A mouse: goes there and clicks. */
export const mouse = (page) => ({
  async touch(point) {
    const { x, y } = await placeOf(page, point);
    await page.mouse.click(x, y);
  },
  pass: () => button(page, "Pass").click(),
  press: (locator) => locator.click(),
});

/** Moves the mouse to a point, without a click. */
export async function hover(page, point) {
  const { x, y } = await placeOf(page, point);
  await page.mouse.move(x, y);
}

/** A finger: taps. */
export const finger = (page) => ({
  async touch(point) {
    const { x, y } = await placeOf(page, point);
    await page.touchscreen.tap(x, y);
  },
  pass: () => button(page, "Pass").tap(),
  press: (locator) => locator.tap(),
});

/** A keyboard alone: Tab to where one wants to be, arrows on the board. */
export const keyboard = (page) => ({
  async touch(point) {
    await tabTo(page, goban(page));
    await walkTo(page, point);
    await page.keyboard.press("Enter");
  },
  async pass() {
    await tabTo(page, goban(page));
    await page.keyboard.press("p");
  },
  async press(locator) {
    await tabTo(page, locator);
    await page.keyboard.press("Enter");
  },
});

/** Presses Tab until the focus is there. */
export async function tabTo(page, locator) {
  const focused = () => locator.evaluate((element) => element === document.activeElement);
  for (let stop = 0; !(await focused()); stop += 1) {
    assert.ok(stop < STOPS, `Tab must lead to ${locator}`);
    await page.keyboard.press("Tab");
  }
}

/** The point under the keyboard's cursor, as a screen reader finds it. */
export function cursor(page) {
  return goban(page).evaluate((board) => {
    const id = board.getAttribute("aria-activedescendant");
    return (id && document.getElementById(id)?.dataset.point) ?? null;
  });
}

/** Moves the cursor by arrows. */
async function walkTo(page, point) {
  const columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  // After a click the board has the focus, but shows its cursor only when a key asks for it.
  if ((await cursor(page)) === null) {
    await page.keyboard.press("Enter");
  }
  const [now, there] = [await cursor(page), point].map((name) => ({
    column: columns.indexOf(name[0]),
    row: Number(name.slice(1)),
  }));
  const press = async (key, times) => {
    for (let count = 0; count < times; count += 1) {
      await page.keyboard.press(key);
    }
  };
  await press("ArrowRight", there.column - now.column);
  await press("ArrowLeft", now.column - there.column);
  await press("ArrowUp", there.row - now.row);
  await press("ArrowDown", now.row - there.row);
  assert.equal(await cursor(page), point, "the arrows must lead to the point");
}
