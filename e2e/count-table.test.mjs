// The count over the board is told of the table as it is, stays on the screen,
// keeps its place, and ends in one way however it was reached.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { at, eventually, expectStatus, goban, stones } from "./lib/board.mjs";
import { agree, done, judged, markDead, stage, stepUntil } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { finger, hover, mouse, tabTo } from "./lib/hands.mjs";
import { openPage } from "./lib/page.mjs";
import { deadStones, expectText, owned, paste, prisoners } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const SAMPLE = readFileSync(new URL("../public/samples/czech-rule-book-13.sgf", import.meta.url), "utf8");
const next = (page) => page.locator("[data-course=next]");
const why = (page, point) => page.locator(`[data-why="${point}"]`);

async function sampleCounted(page) {
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
}

test("while stones are tidied up no territory becomes neutral", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await sampleCounted(page);
  await stepUntil(page, "main[data-stage=rearrange]");
  const before = [(await owned(page, "black")).length, (await owned(page, "white")).length];
  assert.deepEqual(before, [22, 19]);
  while ((await stage(page)) === "rearrange") {
    assert.deepEqual([(await owned(page, "black")).length, (await owned(page, "white")).length], before);
    assert.deepEqual(await owned(page, "dame"), []);
    await next(page).click();
  }
});

test("a point answers as the table is", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await sampleCounted(page);
  const dame = (await page.locator("[data-hint^=next]").first().getAttribute("data-point"));
  await hover(page, dame);
  await expectText(why(page, dame), /Neutral point/);
  await next(page).click();
  await hover(page, dame);
  await expectText(why(page, dame), /stone that filled a neutral point/);
  await stepUntil(page, "main[data-stage=dead]");
  const [dead] = await deadStones(page);
  await stepUntil(page, "main[data-stage=prisoners]");
  await hover(page, dead);
  await expectText(why(page, dead), /a dead (white|black) stone stood here/);
  assert.match(await at(page, dead).getAttribute("aria-label"), /empty.*territory/);
  const place = await page.locator("[data-hint^=next]").first().getAttribute("data-point");
  await next(page).click();
  await hover(page, place);
  await expectText(why(page, place), /prisoner: it covers/);
  await stepUntil(page, "main[data-stage=rearrange]");
  const from = await page.locator("[data-hint=take]").first().getAttribute("data-point");
  await mouse(page).touch(from);
  await expectText(page.locator("[data-now]"), new RegExp(`stone from ${from} goes`));
  await page.keyboard.press("Escape");
  await page.locator(`[data-point="${from}"][data-hint=held]`).waitFor({ state: "detached" });
});

test("explanations do not appear unasked, nor in another game", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: GAME.moves }));
  await hover(page, "C3");
  await goban(page).press("p");
  await goban(page).press("p");
  await judged(page);
  assert.equal(await page.locator("[data-why]").count(), 0);
  await hover(page, "D4");
  await why(page, "D4").waitFor();
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await judged(page);
  assert.equal(await page.locator("[data-why]").count(), 0);
});

test("skipping ends where stepping ends", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  const ends = [];
  for (const way of ["steps", "skip at once", "skip half way"]) {
    await sampleCounted(page);
    if (way === "steps") {
      await stepUntil(page, "[data-result]");
    } else {
      if (way === "skip half way") await stepUntil(page, "main[data-stage=prisoners]");
      await page.locator("[data-course=skip]").click();
    }
    await page.locator("[data-result]").waitFor();
    const accounts = await page.locator(".account").evaluateAll((tables) => tables.map((table) => table.innerText));
    ends.push({ stones: await stones(page), lids: await prisoners(page), accounts });
  }
  assert.equal(ends[0].accounts.length, 3);
  assert.deepEqual(ends[1], ends[0]);
  assert.deepEqual(ends[2], ends[0]);
});

test("a reload while the count goes on by itself keeps the step that was reached", async (t) => {
  const page = await openPage(t);
  await sampleCounted(page);
  await page.locator("[data-course=watch]").click();
  await eventually(8000, async () => assert.ok((await done(page)) >= 2));
  const before = await done(page);
  await page.reload();
  await goban(page).waitFor();
  assert.ok((await done(page)) >= before);
});

test("the whole count plays through to the result", { timeout: 120_000 }, async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await markDead(page, GAME.dead);
  await agree(page);
  const watch = page.locator("[data-course=watch]");
  await tabTo(page, watch);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.course), "pause", "the keyboard goes on at the pause");
  await expectText(page.locator("[data-result]"), GAME.result, 60_000);
});

test("a count that was left for another game comes back at its step", async (t) => {
  const page = await openPage(t);
  await sampleCounted(page);
  await next(page).click();
  await next(page).click();
  await paste(page, sgf({ moves: ["C3"] }));
  await expectStatus(page, { size: "9" });
  await page.locator("[data-offer]").click();
  await expectStatus(page, { size: "13" });
  assert.equal(await done(page), 2);
  assert.equal(await stage(page), "dame");
});

test("passes after a result ask for consent again", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await markDead(page, GAME.dead);
  await agree(page);
  await page.locator("[data-course=skip]").click();
  await page.locator("[data-course=position]").click();
  await goban(page).press("u");
  await goban(page).press("u");
  await expectStatus(page, { phase: "play" });
  await goban(page).press("p");
  await goban(page).press("p");
  await expectStatus(page, { phase: "counting" });
  assert.deepEqual(await deadStones(page), GAME.dead);
  assert.equal(await page.locator("[data-accept][aria-pressed=true]").count(), 0);
});

test("an acceptance is withdrawn by the same button, which keeps the focus", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await markDead(page, GAME.dead);
  const accept = page.locator("[data-accept=black]");
  const { height } = await accept.boundingBox();
  for (const pressed of ["true", "false", "true"]) {
    await tabTo(page, accept);
    await page.keyboard.press("Enter");
    await page.locator(`[data-accept=black][aria-pressed=${pressed}]`).waitFor();
    assert.ok(await accept.evaluate((button) => button === document.activeElement));
    assert.equal((await accept.boundingBox()).height, height, "nothing grows");
  }
});

test("under area rules nothing is said of prisoners, and open dame are worth playing", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { RU: "Chinese" } }));
  await markDead(page, GAME.dead);
  await expectText(page.locator(".overlooked"), /worth a point: E1, E2, E7, E9/);
  await agree(page);
  assert.equal(await stage(page), "dead");
  assert.doesNotMatch(await page.locator(".course-about").innerText(), /prisoner/);
  await page.locator("[data-course=back]").click();
  await page.locator("[data-go-back]").click();
  await expectStatus(page, { phase: "play" });
});

test("on a phone the board stays on the screen whenever there is something to do on it", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true, reducedMotion: true });
  const { pass, press } = finger(page);
  const isWhole = async (when) =>
    eventually(3000, async () => {
      const { top, bottom, height } = await goban(page).evaluate((board) => {
        const { top, bottom } = board.getBoundingClientRect();
        return { top, bottom, height: innerHeight };
      });
      assert.ok(top >= 0 && bottom <= height, `${when}: ${top} to ${bottom} of ${height}`);
    });
  await paste(page, sgf({ moves: GAME.moves }));
  await pass();
  await pass();
  await judged(page);
  await isWhole("the second pass");
  await press(page.locator("[data-sample=territory]"));
  await expectStatus(page, { size: "13" });
  await judged(page);
  await isWhole("the sample");
  await agree(page, press);
  await isWhole("the count");
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await goban(page).waitFor();
  await isWhole("a reload");
  await press(page.locator("[data-course=skip]"));
  await page.locator("[data-result]").waitFor();
  await isWhole("the result");
});

test("what comes and goes in the count moves no accepting button", async (t) => {
  for (const viewport of ["phone", "desktop"]) {
    const page = await openPage(t, { viewport, touch: viewport === "phone" });
    const { touch, press } = viewport === "phone" ? finger(page) : mouse(page);
    await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
    await judged(page);
    const accept = page.locator("[data-accept=white]");
    const place = async () => Object.values(await accept.boundingBox()).map(Math.round);
    const before = await place();
    await press(page.locator("[data-accept=black]"));
    await page.locator("[data-accept=black][aria-pressed=true]").waitFor();
    assert.deepEqual(await place(), before, `${viewport}: an acceptance`);
    await touch("H8");
    await page.locator("[data-accept=black][aria-pressed=false]").waitFor();
    assert.deepEqual(await place(), before, `${viewport}: another mark`);
  }
});

test("a dead stone that is not marked is the question, and not the border around it", async (t) => {
  const page = await openPage(t);
  await paste(page, SAMPLE);
  await judged(page);
  await mouse(page).touch("F12");
  await expectText(page.locator(".overlooked li"), /black stones dead: F12\?/);
});

test("on a phone the buttons that lead on are on the screen when a part begins", async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true, reducedMotion: true });
  const { press } = finger(page);
  const areSeen = async (selector) =>
    eventually(3000, async () => {
      for (const { bottom, height } of await page.locator(selector).evaluateAll((buttons) =>
        buttons.map((button) => ({ bottom: button.getBoundingClientRect().bottom, height: innerHeight })),
      )) {
        assert.ok(bottom <= height, `${selector} ends at ${bottom} of ${height}`);
      }
    });
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
  await judged(page);
  await areSeen("[data-accept]");
  await agree(page, press);
  await areSeen("[data-course]");
});

test("of a great many neutral points one step fills all", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, sgf({ width: 19, moves: ["pass", "pass"] }));
  await page.locator("[data-accept=black]").waitFor();
  await agree(page);
  assert.equal(await stage(page), "dame");
  await next(page).click();
  assert.equal(await stage(page), "result");
  await page.locator("[data-course=back]").click();
  assert.equal(await done(page), 0);
});
