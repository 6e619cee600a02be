// Records in and out, walking, variations.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { at, expectStatus, expectStones, goban, stones } from "./lib/board.mjs";
import { openPage } from "./lib/page.mjs";
import { button, choose, dialog, expectText, notice, paste } from "./lib/screen.mjs";
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
  // The record has its result; go back to before it was counted and pass again.
  while ((await goban(page).getAttribute("data-phase")) !== "counting") {
    await button(page, "Pass").click();
  }
  for (const [x, y] of game.dead) {
    const point = at(page, pointAt(x, y, game.size));
    if ((await point.getAttribute("data-dead")) !== "true") {
      await point.click();
    }
  }
  await page.locator("[data-accept=black]").click();
  await page.locator("[data-accept=white]").click();
  const [winner, points] = game.expected.split("+");
  const name = winner === "B" ? "Black" : "White";
  await expectText(page.locator("[data-result]"), new RegExp(`^${name} wins by ${Number(points)} points`));
  assert.ok((await stones(page)).black.length > 0);
});
