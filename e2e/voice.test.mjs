// What a screen reader hears: the points, the moves, the count; and what a
// keyboard reaches.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, eventually, expectStatus, expectStones, goban } from "./lib/board.mjs";
import { agree, judged, markDead } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { cursor, keyboard, mouse, tabTo } from "./lib/hands.mjs";
import { startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { choose, dialog, notice, paste, voice } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const heard = (page, words) =>
  eventually(3000, async () => {
    const text = await voice(page).textContent();
    words instanceof RegExp ? assert.match(text, words) : assert.equal(text, words);
  });

const label = (page, point, words) =>
  eventually(3000, async () => assert.equal(await at(page, point).getAttribute("aria-label"), words));

test("the voice is a live region that is there before it speaks", async (t) => {
  const page = await openPage(t);
  assert.equal(await voice(page).getAttribute("role"), "status");
  assert.equal(await voice(page).textContent(), "");
});

test("every move is told, with what it takes", async (t) => {
  const page = await openPage(t);
  const { touch, pass } = mouse(page);
  await touch("D4");
  await heard(page, "Black D4");
  await paste(page, sgf({ black: ["A9", "B9"], white: ["A8", "C9"], toPlay: "W" }));
  await touch("B8");
  await heard(page, "White B8, captures 2");
  await pass();
  await heard(page, "Black passes");
  await pass();
  await heard(page, "Both passed. The count begins.");
});

test("the same move told twice is told twice", async (t) => {
  const page = await openPage(t);
  await page.evaluate(() => {
    globalThis.spoken = 0;
    new MutationObserver(() => (globalThis.spoken += 1)).observe(document.querySelector("[data-said]"), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const spoken = () => page.evaluate(() => globalThis.spoken);
  await mouse(page).touch("D4");
  await heard(page, "Black D4");
  const once = await spoken();
  await goban(page).press("u");
  await heard(page, "Start of the game");
  await goban(page).press("r");
  await heard(page, "Black D4");
  assert.ok((await spoken()) > once + 1);
});

test("the count is told: marks, consent, result, and play going on", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await judged(page);
  await heard(page, "A suggestion: the stones at B2, H8 are dead. Please check it.");
  await mouse(page).touch("B2");
  await heard(page, "1 stone marked alive");
  await mouse(page).touch("B2");
  await heard(page, "1 stone marked dead");
  await page.locator("[data-accept=black]").click();
  await heard(page, "Black has accepted");
  await page.locator("[data-resume=white]").click();
  await heard(page, "Play goes on: Black to move");
  await mouse(page).pass();
  await mouse(page).pass();
  await markDead(page, GAME.dead);
  await agree(page);
  await heard(page, /neutral point 1/);
  await page.locator("[data-course=skip]").click();
  await heard(page, GAME.result);
});

test("handicap stones are told", async (t) => {
  const page = await openPage(t);
  await startGame(page, { kind: "handicap", stones: "2", placement: "free" });
  await mouse(page).touch("C3");
  await heard(page, "Handicap stone C3, 1 more to place");
  await mouse(page).touch("G7");
  await heard(page, "Handicap stone G7, all placed");
});

test("walking tells where one is", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: ["C3", "G7", "C7"] }));
  await goban(page).press("u");
  await heard(page, "Move 2 of 3: White G7");
  await goban(page).press("Home");
  await heard(page, "Start of the game");
});

test("a refusal is an alert", async (t) => {
  const page = await openPage(t);
  await mouse(page).touch("C3");
  await mouse(page).touch("C3");
  await notice(page).waitFor();
  const alert = page.locator("[role=alert]:has([data-notice])");
  assert.match(await alert.innerText(), /A black stone stands here already/);
});

test("a point tells its name, what stands there, its liberties and its marks", async (t) => {
  const page = await openPage(t);
  await label(page, "D4", "D4, empty");
  await label(page, "C3", "C3, empty, star point");
  await mouse(page).touch("D4");
  await label(page, "D4", "D4, black stone, 4 liberties, last move");
  await mouse(page).touch("D5");
  await label(page, "D4", "D4, black stone, 3 liberties");
  await label(page, "D5", "D5, white stone, 3 liberties, last move");
  await paste(page, sgf({ black: ["C4", "D5", "D3"], white: ["D4", "E5", "F4", "E3"] }));
  await mouse(page).touch("E4");
  await label(page, "D4", "D4, empty, closed by ko");
  await label(page, "E4", "E4, black stone, 1 liberty, last move");
});

test("a stone tells its liberties as they are, also where the move was elsewhere", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["A1", "B1", "C1"], white: ["A2", "B2"], toPlay: "W" }));
  await label(page, "A1", "A1, black stone, 2 liberties");
  await mouse(page).touch("C2");
  await label(page, "A1", "A1, black stone, 1 liberty");
});

test("a stone marked dead says so", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["C4"], white: ["G7"], moves: ["pass", "pass"] }));
  await mouse(page).touch("G7");
  await label(page, "G7", "G7, white stone, 4 liberties, marked dead, star point");
});

test("the lids tell their prisoners", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: GAME.moves }));
  await expectStones(page, GAME.stones);
  assert.equal(await page.locator("#lid-black").getAttribute("aria-label"), "Black: 3 prisoners");
  assert.equal(await page.locator("#lid-white").getAttribute("aria-label"), "White: 1 prisoner");
});

test("the board is a grid with a name, rows and a point for every cell", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "25x7" });
  assert.equal(await goban(page).getAttribute("role"), "grid");
  assert.equal(await goban(page).getAttribute("aria-label"), "Go board, 25 × 7");
  assert.equal(await goban(page).locator("[role=row]").count(), 7);
  assert.equal(await goban(page).locator("[role=row]").first().locator("[role=gridcell]").count(), 25);
});

test("Tab leads to the board; the cursor shows, walks and stops at the edges", async (t) => {
  const page = await openPage(t);
  await tabTo(page, goban(page));
  assert.equal(await cursor(page), "E5");
  assert.equal(await page.locator(".cursor").count(), 1);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
  }
  assert.equal(await cursor(page), "A1");
  await page.keyboard.press("Space");
  await expectStones(page, { black: ["A1"] });
  await page.keyboard.press("Tab");
  assert.equal(await page.locator(".cursor").count(), 0, "it goes with the focus");
});

test("keys on the board pass, undo, redo and walk", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: ["C3", "G7", "C7"] }));
  await tabTo(page, goban(page));
  const three = { black: ["C3", "C7"], white: ["G7"] };
  await expectStones(page, three);
  for (const [key, black, white] of [
    ["u", ["C3"], ["G7"]],
    ["Backspace", ["C3"], []],
    ["r", ["C3"], ["G7"]],
    ["Home", [], []],
    ["End", three.black, three.white],
  ]) {
    await page.keyboard.press(key);
    await expectStones(page, { black, white });
  }
  await page.keyboard.press("P");
  await heard(page, "White passes");
});

test("keys do not reach the game through an open dialog", async (t) => {
  const page = await openPage(t);
  await mouse(page).touch("C3");
  await choose(page, "help");
  for (const key of ["u", "p", "ArrowLeft", "Home"]) {
    await page.keyboard.press(key);
  }
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expectStones(page, { black: ["C3"] });
  await expectStatus(page, { toPlay: "white" });
});

test("a dialog takes the focus and gives it back", async (t) => {
  const page = await openPage(t);
  const opener = page.locator("header [data-menu=new]");
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  assert.ok(await dialog(page).evaluate((node) => node.contains(document.activeElement)));
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await eventually(1000, async () =>
    assert.ok(await opener.evaluate((node) => node === document.activeElement), "the focus is back on the button"),
  );
});

test("the keyboard's place is not lost when the count is agreed", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await judged(page);
  await agree(page, keyboard(page).press);
  // One Tab on from there is in the panel, not again at the top of the page.
  await page.keyboard.press("Tab");
  const place = await page.evaluate(() => document.activeElement.closest(".panel, header, main")?.className);
  assert.match(place ?? "", /panel/);
});

test("the keyboard never falls out of the page when a button goes away", async (t) => {
  const page = await openPage(t);
  const inPage = () => page.waitForFunction(() => document.activeElement !== document.body);
  const pass = page.getByRole("button", { name: "Pass" });
  await pass.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.locator("[data-accept=black]").waitFor();
  await inPage();
  await page.locator(".menu summary").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-menu=help]").focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.locator("dialog .icon").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  await inPage();
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "SUMMARY");
});
