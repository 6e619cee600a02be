// What a visitor finds out about the play page only by using it for a while.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { at, eventually, expectStatus, expectStones, goban } from "./lib/board.mjs";
import { agreeOnResult, markDead } from "./lib/count.mjs";
import { drop } from "./lib/drop.mjs";
import { GAME } from "./lib/games.mjs";
import { field, fill, openNewGame, startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { button, choose, deadStones, dialog, expectText, notice, paste, snapshot } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const save = async (page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), choose(page, "save")]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
};

const counted = sgf({ moves: [...GAME.moves, "pass", "pass"], info: { PB: "Jana", PW: "Petr" } });

test("a counted game that was saved is opened again with its dead stones and its result", async (t) => {
  const page = await openPage(t);
  await paste(page, counted);
  await markDead(page, GAME.dead);
  await agreeOnResult(page);
  const before = await snapshot(page);
  const { text } = await save(page);
  await paste(page, sgf({ moves: ["E5"] }));
  await paste(page, text);
  await page.locator("[data-result]").waitFor();
  assert.deepEqual(await deadStones(page), [...GAME.dead].sort());
  // The board is the one before the stones were put in order to be counted.
  const again = await snapshot(page);
  assert.deepEqual(again.board, before.board);
  assert.equal(again.panel[0], before.panel[0], "the same result");
  assert.equal(await page.locator("[data-result-differs]").count(), 0);
});

test("a result that our count does not come to stays as recorded, and the difference is told", async (t) => {
  const page = await openPage(t);
  await paste(page, "(;SZ[5]KM[0.5]RE[W+99.5];B[be];W[ce];B[bd];W[cd];B[bc];W[cc];B[bb];W[cb];B[ba];W[ca];B[tt];W[ac];B[tt];W[tt];TB[aa:ae]TW[da:ee])");
  await expectText(page.locator("[data-result]"), /White wins by 99\.5 points/);
  assert.deepEqual(await deadStones(page), ["A3"]);
  await expectText(page.locator("[data-result-differs]"), /White wins by 4\.5 points/);
});

test("a new game is dated, and its file is named after the day and the players", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await fill(page, { size: "9", black: "Jána Nováková", white: "Пётр" });
  await dialog(page).locator("[data-confirm=new-game]").click();
  await at(page, "E5").click();
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  });
  const { name, text } = await save(page);
  assert.ok(text.includes(`DT[${today}]`), text);
  assert.equal(name, `${today}-jana-novakova-petr.sgf`);
});

test("what a record tells about its game can be read", async (t) => {
  const page = await openPage(t);
  const told = { EV: "Cup \\] 7", RO: "3 (final)", DT: "2005-03-26", PC: "Praha", PB: "Jana", BR: "3k", PW: "Petr", WR: "1d" };
  await paste(page, sgf({ moves: ["E5"], info: { ...told, RU: "Japanese", GC: "One\nTwo <b>" } }));
  await choose(page, "info");
  for (const part of ["Cup ] 7", "3 (final)", "2005-03-26", "Praha", "Jana, 3k", "Petr, 1d", "Japanese", "6.5", "Two <b>"]) {
    await expectText(dialog(page), new RegExp(part.replace(/[[\]()]/g, "\\$&")));
  }
});

for (const mac of [false, true]) {
  test(`${mac ? "Command" : "Control"} and Z undo, with Shift they redo`, async (t) => {
    const page = await openPage(t);
    const key = mac ? "Meta" : "Control";
    await at(page, "C3").click();
    await at(page, "G7").click();
    await page.keyboard.press(`${key}+z`);
    await expectStones(page, { black: ["C3"] });
    await page.keyboard.press(`${key}+Shift+Z`);
    await expectStones(page, { black: ["C3"], white: ["G7"] });
    await openNewGame(page);
    await field(page, "black").fill("Jana");
    await page.keyboard.press(`${key}+z`);
    await page.keyboard.press("Escape");
    await expectStones(page, { black: ["C3"], white: ["G7"] });
  });
}

test("after a click on the board the arrow keys walk the game; reached by keyboard, they move the cursor", async (t) => {
  const page = await openPage(t);
  await at(page, "C3").click();
  await at(page, "G7").click();
  await page.keyboard.press("ArrowLeft");
  await expectStones(page, { black: ["C3"] });
  await page.keyboard.press("ArrowRight");
  await expectStones(page, { black: ["C3"], white: ["G7"] });
  await page.keyboard.press("Enter");
  await expectStones(page, { black: ["C3"], white: ["G7"] });
  assert.equal(await notice(page).count(), 0, "a key plays nothing where no cursor was seen");
});

/** A finger goes up from the middle of the board. */
async function dragUp(page, distance) {
  const client = await page.context().newCDPSession(page);
  const box = await goban(page).boundingBox();
  const x = Math.round(box.x + box.width / 2);
  const from = Math.min(Math.round(box.y + box.height / 2), page.viewportSize().height - 20);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: from }] });
  for (let moved = 8; moved <= distance; moved += 8) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: from - moved }] });
    await page.waitForTimeout(16);
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("where the board fills the window, a finger on it moves the page and plays nothing", async (t) => {
  const page = await openPage(t, { viewport: { width: 320, height: 256 }, touch: true });
  await dragUp(page, 120);
  await eventually(2000, async () => assert.ok((await page.evaluate(() => scrollY)) > 60));
  await expectStones(page, {});
});

test("on a page that is pinched large, a finger on the board moves the page", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const touchAction = () => goban(page).evaluate((board) => getComputedStyle(board).touchAction);
  assert.equal(await touchAction(), "pinch-zoom");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await eventually(2000, async () => assert.equal(await touchAction(), "manipulation"));
  await client.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await eventually(2000, async () => assert.equal(await touchAction(), "pinch-zoom"));
});

test("the wheel over the board scrolls a page that is higher than the window", async (t) => {
  const page = await openPage(t, { viewport: { width: 480, height: 270 } });
  await paste(page, sgf({ moves: ["C3", "G7"] }));
  await page.mouse.move(240, 200);
  await page.mouse.wheel(0, 100);
  await eventually(2000, async () => assert.ok((await page.evaluate(() => scrollY)) > 50));
  await page.mouse.wheel(0, -50);
  await page.waitForTimeout(150);
  await expectStones(page, { black: ["C3"], white: ["G7"] });
});

test("a record dropped on the new-game form waits, and the form keeps what was typed", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await field(page, "black").fill("Jana");
  await drop(page, { file: "hello" });
  await expectText(dialog(page).locator("[data-notice] p"), /not an SGF/);
  await drop(page, { file: sgf({ moves: ["C3"] }) });
  await expectText(dialog(page).locator("[data-notice] p"), /waits/);
  assert.equal(await field(page, "black").inputValue(), "Jana");
  await expectStones(page, {});
  await dialog(page).locator("[data-offer]").click();
  await dialog(page).waitFor({ state: "detached" });
  await expectStones(page, { black: ["C3"] });
});

test("a notice moves no button", async (t) => {
  for (const viewport of ["phone", "desktop"]) {
    const page = await openPage(t, { viewport });
    await at(page, "C3").click();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".panel .actions button, .panel .walk-arrows button")].map((button) => {
          const box = button.getBoundingClientRect();
          return [box.x, box.y + scrollY].map(Math.round);
        }),
      );
    const before = await places();
    await at(page, "C3").click({ force: true });
    await notice(page).waitFor();
    assert.deepEqual(await places(), before, viewport);
    const box = await notice(page).boundingBox();
    const { height } = page.viewportSize();
    assert.ok(box.y >= 0 && box.y + box.height <= height + 1, `${viewport}: the notice is in the window`);
  }
});

test("a touch on a board that is not played on says why, and what to do", async (t) => {
  const page = await openPage(t);
  await at(page, "C3").click();
  await button(page, "Resign").click();
  await dialog(page).locator("[data-confirm=resign]").click();
  await page.locator("[data-result]").waitFor();
  await at(page, "E5").click();
  await expectText(notice(page).locator("p"), /game is over/i);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { RU: "Tromp-Taylor" } }));
  await expectStatus(page, { phase: "counting" });
  await at(page, GAME.dead[0]).click({ force: true });
  await expectText(notice(page).locator("p"), /no stones are marked/i);
});

test("the handicap that is worked out stays within what the board can take", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await dialog(page).locator(".work-out summary").click();
  await field(page, "loss").fill("2000");
  await expectText(dialog(page).locator(".proposal"), /too small for 200 handicap stones/);
  assert.equal(await dialog(page).locator("[data-use=loss]").count(), 0);
  await field(page, "loss").fill("39");
  await dialog(page).locator("[data-use=loss]").waitFor();
});

test("the line under the status is right for the turn after handicap stones", async (t) => {
  const page = await openPage(t);
  await expectText(page.locator(".hint"), /place the first stone/);
  await startGame(page, { kind: "handicap", stones: "2", placement: "free" });
  await at(page, "C3").click();
  await at(page, "G7").click();
  await expectStatus(page, { phase: "play", toPlay: "white" });
  await expectText(page.locator(".hint"), "White moves first.");
});

test("long names are whole where there is room, and the count needs no scrolling on a desktop", async (t) => {
  const page = await openPage(t, { viewport: { width: 1440, height: 900 } });
  const name = "Alexandra Konstantinovna Nováková-Šťastná";
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { PB: name } }));
  await markDead(page, GAME.dead);
  const cut = (selector) =>
    page.locator(selector).evaluate((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1);
  assert.equal(await cut(".seat-black .seat-name"), false, "the name");
  assert.equal(await cut(".panel"), false, "the panel");
});
