// What the count tells by itself, and what it lets one take back: where one is,
// what has just been marked, which stones are dead, whose a point is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { at, eventually, expectStatus, goban, stones } from "./lib/board.mjs";
import { agree, done, judged, markDead, stage, stepUntil } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { hover, mouse } from "./lib/hands.mjs";
import { openPage } from "./lib/page.mjs";
import { button, choose, deadStones, expectText, kept, notice, paste, placeOf, prisoners } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const SAMPLE = readFileSync(new URL("../public/samples/czech-rule-book-13.sgf", import.meta.url), "utf8");
const counting = (info = {}) => sgf({ moves: [...GAME.moves, "pass", "pass"], info });
const DESK = { width: 1280, height: 800 };

const sample = (page, scoring) => page.locator(`[data-sample=${scoring}]`);
const name = (page) => page.locator("[data-sample-name]");
const why = (page) => page.locator(".why").getAttribute("data-why");

async function drag(page, from, point) {
  const [start, end] = [await placeOf(page, from), await placeOf(page, point)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

test("the sample says what it is, is counted both ways, and leads back to one's own game", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, counting());
  await markDead(page, ["H8"]);
  const own = await kept(page);
  assert.equal(await name(page).count(), 0);
  await sample(page, "territory").click();
  await expectStatus(page, { size: "13", phase: "counting" });
  await expectText(name(page), /Czech rule book’s sample, by territory/);
  await judged(page);
  assert.match(await page.locator(".account").innerText(), /Prisoners/);
  // By area: the same stones, other rules.
  await sample(page, "area").click();
  await expectText(name(page), /by area this time \(Chinese rules\)/);
  await judged(page);
  assert.match(await page.locator(".account").innerText(), /Living stones/);
  await agree(page);
  await name(page).waitFor();
  await stepUntil(page, "[data-result]");
  await expectText(page.locator("[data-result]"), /wins by/);
  await page.reload();
  await expectText(name(page), /by area/);
  await sample(page, "back").click();
  await expectStatus(page, { size: "9", phase: "counting" });
  assert.deepEqual(await deadStones(page), ["H8"]);
  await eventually(3000, async () => assert.equal((await kept(page)).sgf, own.sgf));
  assert.equal(await sample(page, "back").count(), 0);
});

test("a game put on the board over the sample is not lost on the way back", async (t) => {
  const page = await openPage(t);
  await paste(page, counting());
  await judged(page);
  await sample(page, "territory").click();
  await expectStatus(page, { size: "13" });
  await judged(page);
  await paste(page, sgf({ width: 7, moves: ["D4", "pass", "pass"] }));
  await expectStatus(page, { size: "7" });
  await judged(page);
  await sample(page, "back").click();
  await expectStatus(page, { size: "9" });
  await page.locator("[data-offer]").click();
  await expectStatus(page, { size: "7" });
});

test("what was asked about a point ends with its part of the count", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await hover(page, "A1");
  await page.locator("[data-why=A1]").waitFor();
  await page.locator("[data-trial-start]").click();
  await hover(page, "C3");
  await page.locator("[data-trial-end=discard]").click();
  await expectText(page.locator(".why"), /Point anywhere/);
  await agree(page);
  for (const part of ["dead", "prisoners"]) {
    await mouse(page).touch("A1");
    await page.locator("[data-why=A1]").waitFor();
    await page.locator("[data-course=stage]").click();
    assert.equal(await stage(page), part);
    await page.waitForTimeout(100);
    assert.equal(await why(page), null, part);
  }
  // By the last touch of a part, with the pointer still there.
  await page.locator("[data-course=stage]").click();
  assert.equal(await stage(page), "rearrange");
  await hover(page, "A1");
  await page.locator("[data-why=A1]").waitFor();
  await page.locator("[data-course=skip]").click();
  await page.locator("[data-result]").waitFor();
  assert.equal(await why(page), null);
  await hover(page, "B1");
  await page.locator("[data-why=B1]").waitFor();
});

test("a trial that changes nothing asks nobody to take over marks", async (t) => {
  const page = await openPage(t);
  await paste(page, counting());
  await markDead(page, GAME.dead);
  await page.locator("[data-trial-start]").click();
  await button(page, "Pass").click();
  await button(page, "Pass").click();
  await page.waitForFunction(() => !/Looking/.test(document.querySelector("[data-verdict]").textContent));
  assert.ok(await page.locator("[data-trial-end=bring]").isDisabled());
  const said = await page.locator(".trial p").first().innerText();
  assert.match(said, /changes no marks/);
  assert.doesNotMatch(said, /take the marks over/i);
});

test("dead stones bear their crosses until they leave the board", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  const marked = await deadStones(page);
  assert.equal(marked.length, 8);
  await agree(page);
  assert.equal(await stage(page), "dame");
  assert.deepEqual(await deadStones(page), marked);
  await page.locator("[data-course=stage]").click();
  assert.equal(await stage(page), "dead");
  assert.deepEqual(await deadStones(page), marked);
  await page.locator("[data-course=stage]").click();
  assert.deepEqual(await deadStones(page), []);
});

test("each dead group is named as it leaves", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await expectText(page.locator(".count-suggested"), /stones at B1, .* are dead/);
  await agree(page);
  await page.locator("[data-course=stage]").click();
  const said = new Set();
  for (let steps = 0; (await stage(page)) === "dead"; steps += 1) {
    const now = await page.locator("[data-now]").innerText();
    assert.match(now, /[A-N]\d+ goes? into|[A-N]\d+ go into/);
    assert.ok(!said.has(now), `said twice: ${now}`);
    said.add(now);
    await page.locator("[data-course=next]").click();
  }
  assert.ok(said.size > 1);
});

test("a touch says how many stones it has marked, and the next one takes that back", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ width: 13, ...SIDES, moves: ["pass", "pass"] }));
  await judged(page);
  const before = await deadStones(page);
  await mouse(page).touch("A1");
  await expectText(page.locator(".count-suggested"), /1 stone marked dead\. Tap again to take that back/);
  assert.deepEqual(await deadStones(page), [...before, "A1"].sort(), "a stone of the side, not the side");
  await mouse(page).touch("A1");
  await expectText(page.locator(".count-suggested"), /1 stone marked alive\. Tap again/);
  assert.deepEqual(await deadStones(page), before);
});

/** Two sides with wide territories, and single stones along their edges. */
const SIDES = {
  black: ["A1", "A5", "A9", "C12", ...Array.from({ length: 13 }, (_, row) => `F${row + 1}`)],
  white: ["N1", "N5", "N9", ...Array.from({ length: 13 }, (_, row) => `H${row + 1}`)],
};

test("a prisoner that was put down by hand is taken back by a tap", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  await page.locator("[data-course=stage]").click();
  await page.locator("[data-course=stage]").click();
  assert.equal(await stage(page), "prisoners");
  const before = { prisoners: await prisoners(page), stones: await stones(page), done: await done(page) };
  const { touch } = mouse(page);
  for (const point of ["A13", "A1", "B13"]) {
    await touch(point);
    await at(page, point).and(page.locator("[data-stone]")).waitFor({ state: "attached" });
  }
  await page.reload();
  await goban(page).waitFor();
  for (const point of ["A13", "B13", "A1"]) {
    await touch(point);
    await at(page, point).and(page.locator(":not([data-stone])")).waitFor({ state: "attached" });
  }
  assert.deepEqual({ prisoners: await prisoners(page), stones: await stones(page), done: await done(page) }, before);
  await touch("A7");
  await expectText(page.locator("[data-slip]"), /stands here already/);
});

test("a stone that stays says so when it is dragged", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  for (const part of ["dead", "prisoners", "rearrange"]) {
    await page.locator("[data-course=stage]").click();
    assert.equal(await stage(page), part);
  }
  const free = await page.locator('[data-hint^="next"], [data-hint^="place"]').first().getAttribute("data-point");
  await drag(page, "A7", free);
  await expectText(page.locator("[data-slip]"), /^This stone stays: .* Only the marked stones move\.$/);
});

test("a second tab in the same count is told of", async (t) => {
  const page = await openPage(t);
  await paste(page, counting());
  await markDead(page, GAME.dead);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await judged(other);
  await mouse(other).touch("B2");
  await page.locator("[data-offer]").click();
  await eventually(3000, async () => assert.deepEqual(await deadStones(page), ["H8"]));
  // The count over the board, too.
  await agree(other);
  await other.locator("[data-course=next]").click();
  await page.locator("[data-offer]").click();
  await page.locator(".course").waitFor();
  await eventually(3000, async () => assert.equal(await done(page), await done(other)));
});

test("a record that is opened in the midst of a count lets it be brought back where it was", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  await page.locator("[data-course=stage]").click();
  await page.locator("[data-course=next]").click();
  const before = [await stones(page), await prisoners(page), await stage(page), await done(page)];
  const file = { name: "a.sgf", mimeType: "text/plain", buffer: Buffer.from(sgf({ moves: ["C3"] })) };
  await choose(page, "open");
  await page.locator("[data-open=file]").setInputFiles(file);
  await expectStatus(page, { size: "9", phase: "play" });
  await page.reload();
  await expectStatus(page, { size: "9", phase: "play" });
  await choose(page, "open");
  await page.getByRole("button", { name: "Bring back the previous game" }).click();
  await expectStatus(page, { size: "13" });
  assert.deepEqual([await stones(page), await prisoners(page), await stage(page), await done(page)], before);
});

test("a record that is opened over a trial lets it be brought back", async (t) => {
  const page = await openPage(t);
  await paste(page, counting());
  await markDead(page, GAME.dead);
  await page.locator("[data-trial-start]").click();
  await mouse(page).touch("A1");
  await at(page, "A1").and(page.locator("[data-stone]")).waitFor({ state: "attached" });
  await paste(page, sgf({ width: 7, moves: ["D4"] }));
  await expectStatus(page, { size: "7", phase: "play" });
  await page.locator("[data-offer]").click();
  await expectStatus(page, { size: "9" });
  assert.equal(await stage(page), "trial");
  assert.notEqual(await at(page, "A1").getAttribute("data-stone"), null);
});

test("a komi that makes no sense is told of", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: ["C3"], info: { KM: "1e9" } }));
  await expectText(notice(page).locator("p"), /KM.*1e9.*makes no sense/);
});

test("the result's buttons are on the screen at once", async (t) => {
  for (const rules of ["Chinese", "Japanese"]) {
    const page = await openPage(t, { viewport: DESK, reducedMotion: true });
    await paste(page, counting({ RU: rules }));
    await markDead(page, GAME.dead);
    await agree(page);
    await stepUntil(page, "[data-result]");
    const panel = await page.locator("#panel").boundingBox();
    for (const box of await page.locator(".result .actions .button").evaluateAll((buttons) => buttons.map((b) => b.getBoundingClientRect().bottom))) {
      assert.ok(box <= panel.y + panel.height, `${rules}: ${box}`);
    }
  }
});

test("an accepting button has its words in the middle, ticked or not", async (t) => {
  const page = await openPage(t, { viewport: DESK });
  await paste(page, counting());
  await judged(page);
  const offset = () =>
    page.locator("[data-accept=black]").evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      return inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    });
  assert.ok(Math.abs(await offset()) < 1.5, `${await offset()}`);
  await page.locator("[data-accept=black]").click();
  await page.locator("[data-accept=black][aria-pressed=true]").waitFor();
  assert.ok(Math.abs(await offset()) < 1.5, `${await offset()}`);
});

test("a stone in flight looks as it does on the board", async (t) => {
  const page = await openPage(t);
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  const flown = page.evaluate(
    () =>
      new Promise((found) => {
        new MutationObserver(() => {
          const use = document.querySelector(".flying use");
          if (use) found(use.getAttribute("href"));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.locator("[data-course=next]").click();
  assert.match(await flown, /^#stone-(black|white-\d)$/);
});
