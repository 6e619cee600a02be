// The dialog that begins a game gives the game that was asked for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectStatus, expectStones, status } from "./lib/board.mjs";
import { mouse } from "./lib/hands.mjs";
import { begin, fault, field, fill, openNewGame, pick, startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { button, dialog, expectText, kept } from "./lib/screen.mjs";

const seat = (page, color) => page.locator(`.seat-${color}`);

for (const [size, name] of [["9", "9"], ["13", "13"], ["19", "19"], ["2x2", "2"], ["25x7", "25x7"], ["2x25", "2x25"], ["25x25", "25"]]) {
  test(`a board of ${size}`, async (t) => {
    const page = await openPage(t);
    await startGame(page, { size });
    await expectStatus(page, { size: name, phase: "play", toPlay: "black" });
    const [width, height] = size.includes("x") ? size.split("x").map(Number) : [Number(size), Number(size)];
    assert.equal(await page.locator("[data-point]").count(), width * height);
    const last = `${"ABCDEFGHJKLMNOPQRSTUVWXYZ"[width - 1]}${height}`;
    await mouse(page).touch("A1");
    await mouse(page).touch(last);
    await expectStones(page, { black: ["A1"], white: [last] });
  });
}

test("the komi that is proposed follows the kind of game and the rules", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  const komi = () => field(page, "komi").inputValue();
  assert.equal(await komi(), "6.5");
  await pick(page, "kind", "friendly");
  assert.equal(await komi(), "0");
  await pick(page, "kind", "handicap");
  assert.equal(await komi(), "0");
  await pick(page, "kind", "even");
  assert.equal(await komi(), "6.5");
  await fill(page, { rules: "chinese" });
  assert.equal(await komi(), "7.5");
  await fill(page, { rules: "romanian" });
  assert.equal(await komi(), "5.5");
});

for (const [typed, shown] of [["6,5", "komi 6.5"], ["0.5", "komi 0.5"], ["-3", "komi −3"], ["0", ""]]) {
  test(`a komi of ${typed} is taken`, async (t) => {
    const page = await openPage(t);
    await startGame(page, { komi: typed });
    await expectText(seat(page, "white").locator(".seat-komi"), shown);
  });
}

test("names and grades stand at the seats and in the record", async (t) => {
  const page = await openPage(t);
  await startGame(page, { black: "Jana Nováková", white: "Пётр ]", "black-rank": "5k", "white-rank": "2d" });
  await expectText(seat(page, "black").locator(".seat-name"), "Jana Nováková");
  await expectText(seat(page, "black").locator(".seat-rank"), "5k");
  await expectText(seat(page, "white").locator(".seat-name"), "Пётр ]");
  await mouse(page).touch("C3");
  const { sgf } = await kept(page);
  assert.match(sgf, /PB\[Jana Nováková\]/);
  assert.ok(sgf.includes("PW[Пётр \\]]"), sgf);
  assert.match(sgf, /BR\[5k\]/);
  await openNewGame(page);
  assert.equal(await field(page, "black").inputValue(), "Jana Nováková", "the same players for the next game");
});

test("a name is shown as it is, whatever it holds", async (t) => {
  const page = await openPage(t);
  const name = "<img src=x onerror=alert(1)>";
  await startGame(page, { black: name });
  await expectText(seat(page, "black").locator(".seat-name"), name);
});

const PLACES = [
  "D4",
  "D4 Q16",
  "D4 Q4 Q16",
  "D4 Q4 D16 Q16",
  "D4 Q4 D16 Q16 K10",
  "D4 Q4 D10 Q10 D16 Q16",
  "D4 Q4 D10 Q10 D16 Q16 K10",
  "D4 Q4 K4 D10 Q10 D16 K16 Q16",
  "D4 Q4 K4 D10 Q10 D16 K16 Q16 K10",
];

test("1 to 9 handicap stones stand on their star points, and White moves first", async (t) => {
  const page = await openPage(t);
  for (const [index, places] of PLACES.entries()) {
    await startGame(page, { size: "19", kind: "handicap", stones: String(index + 1) });
    await expectStones(page, { black: places.split(" ") });
    await expectStatus(page, { size: "19", toPlay: "white", phase: "play" });
  }
});

for (const [size, stones, places] of [
  ["13", "2", "D4 K10"],
  ["13", "9", "D4 G4 K4 D7 G7 K7 D10 G10 K10"],
  ["9", "5", "C3 G3 E5 C7 G7"],
]) {
  test(`${stones} handicap stones on ${size}×${size} stand by analogy`, async (t) => {
    const page = await openPage(t);
    await startGame(page, { size, kind: "handicap", stones });
    await expectStones(page, { black: places.split(" ") });
  });
}

test("no handicap stones are an even start", async (t) => {
  const page = await openPage(t);
  await startGame(page, { kind: "handicap", stones: "0" });
  await expectStatus(page, { toPlay: "black", phase: "play" });
  await expectStones(page, {});
});

test("Black places a free handicap, can take it back, and White moves first", async (t) => {
  const page = await openPage(t);
  await startGame(page, { size: "9", kind: "handicap", stones: "3", placement: "free" });
  await expectStatus(page, { phase: "handicap" });
  await expectText(page.locator(".status"), "Black: place 3 more handicap stones");
  await mouse(page).touch("A1");
  await mouse(page).touch("B1");
  await expectText(page.locator(".status"), "Black: place 1 more handicap stone");
  await button(page, "Undo").click();
  await expectStones(page, { black: ["A1"] });
  await mouse(page).touch("C1");
  await mouse(page).touch("E5");
  await expectStones(page, { black: ["A1", "C1", "E5"] });
  await expectStatus(page, { phase: "play", toPlay: "white" });
  await mouse(page).touch("E6");
  await expectStones(page, { black: ["A1", "C1", "E5"], white: ["E6"] });
  assert.match((await kept(page)).sgf, /HA\[3\]/);
});

test("more than nine stones go where Black chooses", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await fill(page, { size: "9", kind: "handicap", stones: "12" });
  await expectText(fault(page), /At most 9/);
  await pick(page, "placement", "free");
  await expectText(fault(page), "");
  await begin(page).click();
  await expectStatus(page, { phase: "handicap" });
  const points = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "J1", "A9", "B9", "C9"];
  for (const point of points) {
    await mouse(page).touch(point);
  }
  await expectStones(page, { black: points });
  await expectStatus(page, { phase: "play", toPlay: "white" });
});

test("a handicap is worked out from the grades", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await pick(page, "size", "19");
  await dialog(page).locator(".work-out summary").click();
  await fill(page, { "grade-black": "5k", "grade-white": "2 dan" });
  await expectText(dialog(page).locator(".proposal"), /6 handicap stones for Black/);
  await dialog(page).locator("[data-use=grades]").click();
  assert.equal(await field(page, "stones").inputValue(), "6");
  assert.equal(await field(page, "komi").inputValue(), "0");
  await begin(page).click();
  await expectStones(page, { black: PLACES[5].split(" ") });
});

test("Black is not given a handicap against a weaker White", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await dialog(page).locator(".work-out summary").click();
  await fill(page, { "grade-black": "2d", "grade-white": "5k" });
  const text = await dialog(page).innerText();
  assert.match(text, /weaker player takes Black/, "it must be said who takes Black");
});

for (const [loss, stones] of [["39", "3"], ["40", "4"], ["9", "0"], ["125", "12"]]) {
  test(`a loss by ${loss} points is worth ${stones} stones`, async (t) => {
    const page = await openPage(t);
    await openNewGame(page);
    await pick(page, "size", "19");
    await dialog(page).locator(".work-out summary").click();
    await field(page, "loss").fill(loss);
    await dialog(page).locator("[data-use=loss]").click();
    if (stones === "0") {
      assert.ok(await dialog(page).locator("[name=kind][value=even]").isChecked());
      assert.equal(await field(page, "komi").inputValue(), "6.5");
    } else {
      assert.equal(await field(page, "stones").inputValue(), stones);
    }
    await begin(page).click();
    await expectStatus(page, { size: "19", phase: Number(stones) > 9 ? "handicap" : "play" });
  });
}

const SIZE = "Each side has 2 to 25 lines.";
const KOMI = "A number in halves, such as 6.5.";
const STONES = "At most 9 stones on star points; more only as Black chooses.";
const INVALID = [
  [{ size: "1x9" }, SIZE],
  [{ size: "9x26" }, SIZE],
  [{ size: "0x0" }, SIZE],
  [{ size: "ninexnine" }, SIZE],
  [{ size: "x" }, SIZE],
  [{ size: "9.5x9" }, SIZE],
  [{ size: "-9x9" }, SIZE],
  [{ komi: "" }, KOMI],
  [{ komi: "much" }, KOMI],
  [{ komi: "6.3" }, KOMI],
  [{ komi: "99999999999999999999" }, KOMI],
  [{ kind: "handicap", stones: "10" }, STONES],
  [{ kind: "handicap", stones: "-1" }, STONES],
  [{ kind: "handicap", stones: "" }, STONES],
  [{ size: "5x5", kind: "handicap", stones: "2" }, /no star points for 2 stones/],
  [{ size: "2x2", kind: "handicap", stones: "4", placement: "free" }, /too small for 4 handicap stones/],
];

test("what cannot be is said at once, and no game begins", async (t) => {
  const page = await openPage(t);
  const before = await status(page);
  for (const [options, words] of INVALID) {
    await openNewGame(page);
    await fill(page, options);
    await expectText(fault(page), words);
    assert.ok(await begin(page).isDisabled(), JSON.stringify(options));
    await page.keyboard.press("Enter");
    assert.ok(await dialog(page).isVisible(), "Enter does not begin it either");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    assert.deepEqual(await status(page), before);
  }
});

test("a fault that is mended is forgotten", async (t) => {
  const page = await openPage(t);
  await openNewGame(page);
  await fill(page, { komi: "x" });
  await expectText(fault(page), KOMI);
  await fill(page, { komi: "7" });
  await expectText(fault(page), "");
  assert.ok(await begin(page).isEnabled());
});

test("the dialog closes by Escape, by the cross and beside it, and the game stays", async (t) => {
  const page = await openPage(t);
  await mouse(page).touch("C3");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 400),
  ];
  for (const close of ways) {
    await openNewGame(page);
    await close();
    await dialog(page).waitFor({ state: "detached" });
    await expectStones(page, { black: ["C3"] });
  }
});
