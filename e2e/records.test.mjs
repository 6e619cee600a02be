// Records in and out, walking, variations.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { at, expectStatus, expectStones, goban, stones } from "./lib/board.mjs";
import { agreeOnResult, markDead } from "./lib/count.mjs";
import { drop } from "./lib/drop.mjs";
import { GAME } from "./lib/games.mjs";
import { openPage } from "./lib/page.mjs";
import { button, choose, deadStones, dialog, expectText, notice, paste, prisoners, snapshot } from "./lib/screen.mjs";
import { pointAt, sgf } from "./lib/sgf.mjs";

const file = (text, name = "game.sgf") => ({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(text) });

test("a file is opened, saved, and opened again as the same", async (t) => {
  const page = await openPage(t);
  const text = "(;GM[1]FF[4]SZ[9]PB[Jana \\] N]KM[0.5];B[cc](;W[gg];B[gc])(;W[cg]))";
  await choose(page, "open");
  await page.locator("[data-open=file]").setInputFiles(file(text));
  await expectStones(page, { black: ["C7", "G7"], white: ["G3"] });
  await expectText(page.locator(".seat-black .seat-name"), "Jana ] N");
  const [download] = await Promise.all([page.waitForEvent("download"), choose(page, "save")]);
  const saved = await readFile(await download.path(), "utf8");
  assert.match(saved, /;B\[cc\]\s*\(;W\[gg\];B\[gc\]\)\s*\(;W\[cg\]\)/);
  await paste(page, "(;SZ[9])");
  await expectStones(page, {});
  await paste(page, saved);
  await expectStones(page, { black: ["C7", "G7"], white: ["G3"] });
});

test("what is no record is refused in words, and the board stays", async (t) => {
  const page = await openPage(t);
  await at(page, "C3").click();
  for (const text of ["hello", "", "(;GM[2])", "\0\x01\x02"]) {
    await choose(page, "open");
    await page.locator("[data-open=file]").setInputFiles(file(text));
    await expectText(notice(page), /stays as it was/);
    await expectStones(page, { black: ["C3"] });
    await notice(page).getByRole("button", { name: "Close" }).click();
  }
});

test("a text that is no record stays in its field, with the reason", async (t) => {
  const page = await openPage(t);
  await page.locator(".menu summary").click();
  await page.locator("[data-menu=open]").click();
  await page.locator("[data-open=text]").fill("ahoj");
  await page.locator("[data-open=pasted]").click();
  await expectText(page.locator(".dialog-open .fault"), /not an SGF record/);
  assert.equal(await page.locator("[data-open=text]").inputValue(), "ahoj");
});

test("every oddity of a record is told, not only the first", async (t) => {
  const page = await openPage(t);
  await paste(page, "(;SZ[9]RU[Klingon]KM[abc];B[ee];W[ee])");
  for (const part of [/Klingon/, /breaks the rules/, /KM/]) {
    await expectText(notice(page).locator("p"), part);
  }
});

test("a text is pasted into the field; of several games one is chosen", async (t) => {
  const page = await openPage(t);
  await choose(page, "open");
  await page.locator("[data-open=text]").fill("(;SZ[9]PB[A];B[cc])(;SZ[9]PB[B];B[gg])");
  await page.locator("[data-open=pasted]").click();
  await dialog(page).locator(".games button").nth(1).click();
  await expectStones(page, { black: ["G3"] });
});

test("names and comments are text, whatever is in them", async (t) => {
  const page = await openPage(t);
  const script = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  await paste(page, `(;SZ[9]PB[${script}]C[${script}];B[cc]C[${script}])`);
  await expectText(page.locator(".comment"), script);
  await expectText(page.locator(".seat-black .seat-name"), script);
  assert.equal(await page.locator("img").count(), 0);
});

test("undo, redo, arrows and the wheel walk the game; playing after going back begins a variation", async (t) => {
  const page = await openPage(t);
  for (const point of ["C3", "G7", "C7"]) {
    await at(page, point).click();
  }
  await button(page, "Undo").click();
  await expectStones(page, { black: ["C3"], white: ["G7"] });
  await button(page, "Redo").click();
  await page.locator(".status").click();
  await page.locator("body").evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectStones(page, { black: ["C3"] });
  await page.keyboard.press("End");
  await expectStones(page, { black: ["C3", "C7"], white: ["G7"] });
  await page.keyboard.press("Home");
  await expectStones(page, {});
  await at(page, "E5").hover();
  await page.mouse.wheel(0, 100);
  await expectStones(page, { black: ["C3"] });
  await at(page, "G3").click();
  await button(page, "Undo").click();
  assert.equal(await page.locator(".branch").count(), 2);
  await page.locator(".branch").first().click();
  await expectStones(page, { black: ["C3"], white: ["G7"] });
});

test("a record is dropped on the page, as a file or as text", async (t) => {
  const page = await openPage(t);
  await drop(page, { file: sgf({ moves: ["C3", "G7"] }) });
  await expectStones(page, { black: ["C3"], white: ["G7"] });
  await drop(page, { text: sgf({ moves: ["E5"] }) });
  await expectStones(page, { black: ["E5"] });
  await drop(page, { text: "hello" });
  await expectText(notice(page).locator("p"), /not an SGF/);
  await drop(page, { file: "hello" });
  await expectText(notice(page).locator("p"), /stays as it was/);
  await expectStones(page, { black: ["E5"] });
});

test("a paste into a field stays in the field, and one that is no record changes nothing", async (t) => {
  const page = await openPage(t);
  await at(page, "C3").click();
  await paste(page, "hello");
  await choose(page, "open");
  await page.locator("[data-open=text]").evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, sgf({ moves: ["E5"] }));
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expectStones(page, { black: ["C3"] });
});

test("of several games none is taken when the dialog is closed", async (t) => {
  const page = await openPage(t);
  await at(page, "C3").click();
  await paste(page, sgf({ info: { PB: "Jana" }, moves: ["E5"] }) + sgf({ width: 13, moves: ["G7"] }));
  await expectText(dialog(page).locator("p").first(), "This file holds 2 games. Choose one.");
  assert.match(await dialog(page).locator(".games button").first().innerText(), /Jana/);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expectStones(page, { black: ["C3"] });
  await choose(page, "open");
  assert.equal(await dialog(page).locator(".games").count(), 0, "the next file is asked for afresh");
});

test("everything about a game comes back from its file", async (t) => {
  const page = await openPage(t);
  const text = sgf({
    width: 13,
    height: 7,
    black: ["D4", "K4"],
    white: ["G1"],
    toPlay: "W",
    moves: ["A1", "B2", "pass", "N7"],
    info: { KM: 0.5, HA: 2, PB: "Jana", PW: "Пётр", BR: "5k", WR: "2d", RU: "Chinese", RE: "W+R" },
  });
  await paste(page, text);
  await expectStatus(page, { size: "13x7" });
  const before = await snapshot(page);
  const [download] = await Promise.all([page.waitForEvent("download"), choose(page, "save")]);
  assert.equal(download.suggestedFilename(), "jana-petr.sgf");
  const saved = await readFile(await download.path(), "utf8");
  for (const property of ["SZ[13:7]", "HA[2]", "KM[0.5]", "PW[Пётр]", "WR[2d]", "RE[W+R]"]) {
    assert.ok(saved.includes(property), `${property} in ${saved}`);
  }
  await paste(page, sgf());
  await expectStatus(page, { size: "9" });
  await paste(page, saved);
  await expectStatus(page, { size: "13x7" });
  assert.deepEqual(await snapshot(page), before);
});

test("the result of a counted game is in its file", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await markDead(page, GAME.dead);
  await agreeOnResult(page);
  await expectText(page.locator("[data-result]"), GAME.result);
  const [download] = await Promise.all([page.waitForEvent("download"), choose(page, "save")]);
  assert.match(await readFile(await download.path(), "utf8"), /RE\[W\+7\.5\]/);
});

test("a record in another encoding is read", async (t) => {
  const page = await openPage(t);
  await choose(page, "open");
  const name = Buffer.from([0xcf, 0xb8, 0xf2, 0xf0]); // Пётр in windows-1251
  const buffer = Buffer.concat([Buffer.from("(;SZ[9]CA[windows-1251]PB["), name, Buffer.from("];B[cc])")]);
  await page.locator("[data-open=file]").setInputFiles({ name: "a.sgf", mimeType: "text/plain", buffer });
  await expectText(page.locator(".seat-black .seat-name"), "Пётр");
});

test("a move that the rules forbid is shown as recorded, and said", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["A2", "B1"], toPlay: "W", moves: ["A1"] }));
  await expectText(notice(page).locator("p"), /1 move in this record breaks the rules/);
});

test("a record thousands of moves deep is opened, walked, kept and saved", async (t) => {
  const page = await openPage(t);
  // The record has its result, so its passes begin no count.
  const deep = ";B[]C[one](;W[]C[two](".repeat(1500);
  await paste(page, `(;SZ[9]RE[B+R]${deep};B[aa]${"))".repeat(1500)})`);
  await page.locator("[data-point=A9][data-stone]").waitFor({ state: "attached" });
  await goban(page).press("Home");
  await expectStones(page, {});
  await expectText(page.locator(".walk-at"), "Start of the game");
  await page.reload();
  await goban(page).press("End");
  await page.locator("[data-point=A9][data-stone]").waitFor({ state: "attached" });
  await expectText(page.locator(".walk-at"), "Move 3001 of 3001");
});

test("undo and redo reach to both ends, and no further", async (t) => {
  const page = await openPage(t);
  for (const point of GAME.moves) {
    await at(page, point).click({ force: true });
  }
  await expectStones(page, GAME.stones);
  const [undo, redo] = [button(page, "Undo"), button(page, "Redo")];
  assert.ok(await redo.isDisabled());
  for (let step = 0; step < GAME.moves.length; step += 1) {
    await undo.click();
  }
  await expectStones(page, {});
  assert.ok(await undo.isDisabled());
  for (let step = 0; step < GAME.moves.length; step += 1) {
    await redo.click();
  }
  await expectStones(page, GAME.stones);
  assert.deepEqual(await prisoners(page), GAME.prisoners);
  assert.ok(await redo.isDisabled());
});

test("the wheel walks a move a notch, both ways, and scrolls nothing", async (t) => {
  const page = await openPage(t, { viewport: { width: 800, height: 500 } });
  await paste(page, sgf({ moves: ["C3", "G7", "C7"] }));
  await at(page, "E5").hover();
  for (const [delta, black, white] of [[-100, ["C3"], ["G7"]], [-100, ["C3"], []], [100, ["C3"], ["G7"]], [100, ["C3", "C7"], ["G7"]], [100, ["C3", "C7"], ["G7"]]]) {
    await page.mouse.wheel(0, delta);
    await expectStones(page, { black, white });
    await page.waitForTimeout(100);
  }
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test("variations keep their order, and the walked one is marked", async (t) => {
  const page = await openPage(t);
  await paste(page, "(;SZ[9];B[cc](;W[gg];B[ee])(;W[cg])(;W[]))");
  await goban(page).press("Home");
  await goban(page).press("r");
  const branches = page.locator(".branch");
  assert.deepEqual(await branches.allInnerTexts(), ["G3", "C3", "Pass"]);
  const walked = () => branches.evaluateAll((nodes) => nodes.map((node) => node.ariaPressed));
  assert.deepEqual(await walked(), ["true", "false", "false"]);
  await branches.nth(1).click();
  await expectStones(page, { black: ["C7"], white: ["C3"] });
  await goban(page).press("u");
  assert.deepEqual(await walked(), ["false", "true", "false"]);
  await at(page, "G3").click();
  await expectStones(page, { black: ["C7"], white: ["G3"] });
  await goban(page).press("r");
  await expectStones(page, { black: ["C7", "E5"], white: ["G3"] });
  await goban(page).press("Home");
  await goban(page).press("r");
  assert.equal(await branches.count(), 3, "a move that is there begins no variation");
});

// A real game of the suites that may stand beside the project.
const SUITE = fileURLToPath(new URL("../../shared/suites/kgs_scored_games/", import.meta.url));

test("a game from a server is opened, its dead stones are marked, and it ends as it did", async (t) => {
  if (!existsSync(SUITE)) {
    t.skip("the shared suites are not beside this checkout");
    return;
  }
  const cases = JSON.parse(readFileSync(`${SUITE}cases.json`, "utf8"));
  const game = cases.find(({ sgf }) => sgf.endsWith("kgs_PsyDuck-GNU.sgf"));
  const page = await openPage(t);
  await choose(page, "open");
  await page.locator("[data-open=file]").setInputFiles(`${SUITE}${game.sgf}`);
  await expectStatus(page, { size: String(game.size) });
  // The record tells its territory, and so its dead stones and its result.
  await expectStatus(page, { phase: "finished" });
  const dead = game.dead.map(([x, y]) => pointAt(x, y, game.size));
  assert.deepEqual(await deadStones(page), [...dead].sort());
  await page.locator("[data-result-back]").click();
  await markDead(page, []);
  await markDead(page, dead);
  await agreeOnResult(page);
  const [winner, points] = game.expected.split("+");
  const name = winner === "B" ? "Black" : "White";
  await expectText(page.locator("[data-result]"), new RegExp(`^${name} wins by ${Number(points)} points`));
  assert.ok((await stones(page)).black.length > 0);
});

test("the result that a record tells is shown at its end, and its two passes begin a count", async (t) => {
  const page = await openPage(t);
  await paste(page, "(;SZ[9]RE[W+R];B[cg];W[gc];B[];W[])");
  await expectText(page.locator("[data-recorded]"), "Result: White wins by resignation");
  await expectStatus(page, { phase: "counting" });
  await page.locator(".walk-arrows button").first().click();
  assert.equal(await page.locator("[data-recorded]").count(), 0);
});
