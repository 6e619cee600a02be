// The page around the board, by what it promises to tests in its attributes.

import { at, eventually, goban } from "./board.mjs";
import assert from "node:assert/strict";

/** The message in force, if there is one: `data-notice` says of what kind. */
export const notice = (page) => page.locator("[data-notice]");

/** What the page tells screen readers. */
export const voice = (page) => page.locator("[data-said]");

/** A button by its name, in English or by a regular expression. */
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The open dialog. */
export const dialog = (page) => page.locator("dialog[open]");

/** Opens the menu and chooses in it: `"open"`, `"save"`, `"copy"`, `"settings"`, `"help"`, `"about"`. */
export async function choose(page, item) {
  await page.locator(".menu summary").click();
  await page.locator(`[data-menu="${item}"]`).click();
}

/** The numbers of prisoners in the lids. */
export async function prisoners(page) {
  const of = async (color) => Number(await page.locator(`#lid-${color}`).getAttribute("data-prisoners"));
  return { black: await of("black"), white: await of("white") };
}

/** The scores in the account of a count, as written. */
export async function scores(page) {
  const of = (color) => page.locator(`.account [data-score="${color}"]`).first().innerText();
  return { black: await of("black"), white: await of("white") };
}

/** The points that belong to `owner` in the count: `"black"`, `"white"`, `"dame"`. */
export function owned(page, owner) {
  return goban(page).evaluate(
    (board, owner) => [...board.querySelectorAll(`[data-owner="${owner}"]`)].map((point) => point.dataset.point).sort(),
    owner,
  );
}

/** The stones marked dead. */
export function deadStones(page) {
  return goban(page).evaluate((board) =>
    [...board.querySelectorAll('[data-dead="true"]')].map((point) => point.dataset.point).sort(),
  );
}

/** The game as this tab keeps it, and null before anything was done. */
export const kept = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("hoshi.game")));

/** Waits until the page has done what takes a while. */
export const idle = (page) => page.locator("body[aria-busy]").waitFor({ state: "detached" });

/** Pastes a text into the page, outside of any field, and waits until it is opened or refused. */
export async function paste(page, text) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await idle(page);
}

/** Waits until the locator's text is this, or fits this. */
export async function expectText(locator, expected, timeoutMs = 3000) {
  await eventually(timeoutMs, async () => {
    const text = await locator.innerText({ timeout: 1000 });
    expected instanceof RegExp ? assert.match(text, expected) : assert.equal(text, expected);
  });
}

/** Everything that a visitor has before them, to see that it is the same again. */
export async function snapshot(page) {
  return page.evaluate(() => {
    const text = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
    const board = document.querySelector("[data-size]");
    const said = (node) => [node.dataset.point, node.dataset.stone, node.dataset.dead, node.dataset.owner].join();
    return {
      board: { ...board.dataset },
      points: [...board.querySelectorAll("[data-point]")].map(said),
      seats: text(".seat"),
      panel: text(".panel .status, .panel .hint, .account, .count-lead, .outcome, .walk-at, .branch, .comment"),
      accepted: text("[data-accept][aria-pressed=true]"),
      enabled: text(".panel button:enabled"),
    };
  });
}

/** Where the middle of a point is in the window, in pixels, and how wide its cell is. */
export async function placeOf(page, point) {
  const box = await at(page, point).locator(".cell-hit").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: box.width, row: box.height };
}
