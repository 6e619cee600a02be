// What the rules forbid is refused with the reason, in words and on the board,
// and nothing changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, expectStatus, expectStones, status, stones } from "./lib/board.mjs";
import { markDead } from "./lib/count.mjs";
import { keyboard, mouse } from "./lib/hands.mjs";
import { startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { button, expectText, kept, notice, paste, prisoners } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

/** The points at which marks of this class lie over the board. */
function marked(page, kind) {
  return page.evaluate((kind) => {
    const places = [...document.querySelectorAll("[data-point] > .cell-hit")];
    const isOn = (place, mark) => {
      const [{ left, right, top, bottom }, { x, y, width, height }] = [place, mark].map((node) => node.getBoundingClientRect());
      const [middle, level] = [x + width / 2, y + height / 2];
      return left < middle && middle < right && top < level && level < bottom;
    };
    return [...document.querySelectorAll(kind)]
      .map((mark) => places.find((place) => isOn(place, mark))?.parentElement.dataset.point)
      .sort();
  }, kind);
}

const ringed = (page) => marked(page, ".refusal-ring");
const crossed = (page) => marked(page, ".refusal-cross");

/** Everything that a refused move must leave alone. */
const unchanged = async (page) => ({
  stones: await stones(page),
  status: await status(page),
  prisoners: await prisoners(page),
  record: await kept(page),
  title: await page.title(),
});

/** Tries to play there and expects a refusal in these words, with these points ringed. */
async function expectRefused(page, point, { words, rings = [], hands = mouse }) {
  const before = await unchanged(page);
  await hands(page).touch(point);
  await expectText(notice(page).locator("p"), words);
  assert.equal(await notice(page).getAttribute("data-notice"), "refused");
  assert.deepEqual(await ringed(page), [...rings].sort());
  assert.deepEqual(await crossed(page), [point]);
  assert.deepEqual(await unchanged(page), before);
}

/** Plays there and expects that nothing speaks against it. */
async function expectPlayed(page, point) {
  const { toPlay } = await status(page);
  await mouse(page).touch(point);
  await page.locator(`[data-point="${point}"][data-stone=${toPlay}]`).waitFor({ state: "attached" });
  assert.equal(await notice(page).count(), 0);
  assert.deepEqual(await crossed(page), []);
  assert.deepEqual(await ringed(page), []);
}

test("an occupied point is refused, and the next move takes the message away", async (t) => {
  const page = await openPage(t);
  await expectPlayed(page, "C3");
  await expectRefused(page, "C3", { words: "A black stone stands here already." });
  await expectPlayed(page, "D3");
  await expectRefused(page, "D3", { words: "A white stone stands here already." });
  await button(page, "Undo").click();
  await expectStones(page, { black: ["C3"] });
  assert.equal(await notice(page).count(), 0);
});

test("a refusal is the same by keyboard", async (t) => {
  const page = await openPage(t);
  await expectPlayed(page, "C3");
  await expectRefused(page, "C3", { words: "A black stone stands here already.", hands: keyboard });
});

test("suicide of a stone is refused", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["A2", "B1"], toPlay: "W" }));
  await expectRefused(page, "A1", { words: "Suicide: the stone would have no liberty." });
});

test("suicide of a chain is refused, and the chain shown", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["A2", "B2", "C2", "D1"], white: ["A1", "B1"], toPlay: "W" }));
  await expectRefused(page, "C1", {
    words: "Suicide: the group of 3 stones would have no liberty.",
    rings: ["A1", "B1"],
  });
});

test("a capture comes before suicide", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["A3", "B2", "C1"], white: ["A2", "B1"] }));
  await expectPlayed(page, "A1");
  await expectStones(page, { black: ["A1", "A3", "B2", "C1"] });
  assert.deepEqual(await prisoners(page), { black: 2, white: 0 });
});

test("suicide of several stones is allowed where the rules allow it", async (t) => {
  const page = await openPage(t);
  const setup = { black: ["A2", "B2", "C1"], white: ["A1"], toPlay: "W", info: { RU: "NZ" } };
  await paste(page, sgf(setup));
  await mouse(page).touch("B1");
  await expectStones(page, { black: ["A2", "B2", "C1"] });
  await expectStatus(page, { toPlay: "black" });
  assert.deepEqual(await prisoners(page), { black: 2, white: 0 });
});

test("ko is refused and its taker shown; after a move elsewhere it may be retaken", async (t) => {
  const page = await openPage(t);
  const setup = { black: ["C4", "D5", "D3"], white: ["D4", "E5", "F4", "E3"] };
  await paste(page, sgf(setup));
  await expectPlayed(page, "E4");
  assert.deepEqual(await prisoners(page), { black: 1, white: 0 });
  await expectRefused(page, "D4", { words: "Ko: play elsewhere first, then you may retake.", rings: ["E4"] });
  await expectPlayed(page, "A1");
  await expectPlayed(page, "A9");
  await expectPlayed(page, "D4");
  assert.deepEqual(await prisoners(page), { black: 1, white: 1 });
  await expectRefused(page, "E4", { words: /^Ko/, rings: ["D4"] });
});

test("a refused ko stays refused after undo and redo", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["C4", "D5", "D3"], white: ["D4", "E5", "F4", "E3"] }));
  await expectPlayed(page, "E4");
  await button(page, "Undo").click();
  await button(page, "Redo").click();
  await eventually(3000, async () => assert.equal((await prisoners(page)).black, 1));
  await expectRefused(page, "D4", { words: /^Ko/, rings: ["E4"] });
});

// White throws A1 in beside B1, Black takes both from C1, and White would take
// that one stone back from B1: the board after move 7 again, without a ko.
const TWO_FOR_ONE = ["A2", "C2", "B2", "D1", "J9", "B1", "J8", "A1", "C1"];

for (const rules of ["russian", "tromp-taylor", "chinese"]) {
  test(`a repeated position is refused and its move named (${rules} rules)`, async (t) => {
    const page = await openPage(t);
    await startGame(page, { size: "9", rules });
    for (const point of TWO_FOR_ONE) {
      await expectPlayed(page, point);
    }
    assert.deepEqual(await prisoners(page), { black: 2, white: 0 });
    await expectRefused(page, "B1", { words: "The board would again be as it was after move 7." });
  });
}

test("a repeated position is played where the rules allow it", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "9", rules: "japanese" });
  for (const point of [...TWO_FOR_ONE, "B1"]) {
    await expectPlayed(page, point);
  }
});

test("touching an empty point in the count marks nothing, and says whose it is", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["C3"], white: ["G7"], moves: ["pass", "pass"] }));
  await markDead(page, []);
  await mouse(page).touch("E5");
  await expectText(page.locator("[data-why=E5]"), /Dame|nobody/);
  assert.equal(await page.locator("[data-dead]").count(), 0);
});

const OCCUPIED = {
  cs: "Tady už stojí černý kámen.",
  en: "A black stone stands here already.",
  ru: "Здесь уже стоит чёрный камень.",
  ro: "Aici este deja o piesă neagră.",
};

for (const [locale, words] of Object.entries(OCCUPIED)) {
  test(`a refusal speaks the visitor's language (${locale})`, async (t) => {
    const page = await openPage(t, { locale });
    await expectPlayed(page, "C3");
    await expectRefused(page, "C3", { words });
  });
}
