// The count over the board: of the rule book's example by mouse, keyboard and
// touch, disputes, marks, seki, reloads, and how smoothly the stones move.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { at, eventually, expectStatus, goban, stones } from "./lib/board.mjs";
import { agree, agreeOnResult, done, judged, markDead, stage } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { finger, keyboard, mouse } from "./lib/hands.mjs";
import { LOCALES, openPage } from "./lib/page.mjs";
import { deadStones, expectText, kept, notice, owned, paste, placeOf, prisoners, scores } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const SAMPLE = readFileSync(new URL("../public/samples/czech-rule-book-13.sgf", import.meta.url), "utf8");
const counting = sgf({ moves: [...GAME.moves, "pass", "pass"] });

const next = (page) => page.locator("[data-course=next]");

/** Opens the example from the counting screen, as a visitor does. */
async function openSample(page, { pass, press }) {
  await pass();
  await pass();
  await expectStatus(page, { phase: "counting" });
  await press(page.locator("[data-sample=territory]"));
  await expectStatus(page, { size: "13", phase: "counting" });
  await judged(page);
}

/** Steps on until that part of the count begins. */
async function stepTo(page, name) {
  for (let step = 0; (await stage(page)) !== name; step += 1) {
    assert.ok(step < 400, `the count must come to ${name}`);
    await next(page).click();
  }
}

/** The points that the count wants a stone on, the next one first. */
const wanted = (page) =>
  goban(page).evaluate((board) =>
    [...board.querySelectorAll('[data-hint^="next"], [data-hint^="place"]')]
      .sort((a, b) => b.dataset.hint.startsWith("next") - a.dataset.hint.startsWith("next"))
      .map((point) => point.dataset.point),
  );

/** Does by hand whatever the count asks for, until the next part. `touch` touches a point. */
async function byHand(page, touch) {
  const name = await stage(page);
  for (let step = 0; (await stage(page)) === name; step += 1) {
    assert.ok(step < 60, `${name} must end`);
    const before = await done(page);
    if (name === "dead") {
      await touch((await deadStones(page))[0]);
    } else if (name === "count") {
      await touch({ 0: "A1", 1: "L1", 2: "A13", 3: "B9" }[step]);
    } else {
      await touch((await wanted(page))[0]);
    }
    await eventually(3000, async () => assert.equal(await done(page), before + 1, `${name} goes on`));
  }
}

const WAYS = {
  "by mouse": { hands: mouse, visit: { viewport: "desktop" } },
  "by keyboard alone": { hands: keyboard, visit: { viewport: "desktop" } },
  "by touch": { hands: finger, visit: { viewport: "phone", touch: true } },
};

for (const [way, { hands, visit }] of Object.entries(WAYS)) {
  test(`the rule book's example is counted ${way}`, { timeout: 240_000 }, async (t) => {
    const page = await openPage(t, visit);
    const { touch, pass, press } = hands(page);
    await openSample(page, { pass, press });
    assert.equal((await deadStones(page)).length, 8, "the judge finds the dead stones");
    assert.deepEqual(await prisoners(page), { black: 10, white: 10 });
    await agree(page, press);

    assert.equal(await stage(page), "dame");
    await byHand(page, touch);
    assert.equal(await stage(page), "dead");
    await byHand(page, touch);
    assert.deepEqual(await prisoners(page), { black: 17, white: 11 });
    assert.equal(await stage(page), "prisoners");
    if (way === "by keyboard alone") {
      // The many that are left: by the page.
      await touch((await wanted(page))[0]);
      await press(page.locator("[data-course=stage]"));
      await page.locator("main[data-stage=rearrange]").waitFor({ timeout: 20_000 });
    } else {
      await byHand(page, touch);
    }
    assert.deepEqual(await prisoners(page), { black: 0, white: 0 });

    // One stone is moved by hand, the rest by the page.
    assert.equal(await stage(page), "rearrange");
    const before = await done(page);
    const [from] = await page.locator("[data-hint=take]").evaluateAll((nodes) => nodes.map((node) => node.dataset.point));
    await touch(from);
    await page.locator(`[data-point="${from}"][data-hint=held]`).waitFor({ state: "attached" });
    const color = await at(page, from).getAttribute("data-stone");
    const [to] = await page.locator(`[data-hint$="${color}"]`).evaluateAll((nodes) => nodes.map((node) => node.dataset.point));
    await touch(to);
    await eventually(3000, async () => assert.equal(await done(page), before + 1));
    assert.ok((await stones(page))[color].includes(to));
    await press(page.locator("[data-course=stage]"));
    await page.locator("main[data-stage=count]").waitFor({ timeout: 20_000 });

    const labels = await page.locator("[data-block]").evaluateAll((nodes) => nodes.map((node) => node.dataset.block).sort());
    assert.deepEqual(labels, ["1", "1×2", "2×9", "4×5"]);
    await byHand(page, touch);
    assert.equal(await stage(page), "result");
    await press(page.locator("[data-course=stage]"));
    await expectText(page.locator("[data-result]"), "Black wins by 3 points");
    assert.match(await page.locator(".tally tbody").innerText(), /22\s+19/);
    assert.deepEqual({ ...(await page.locator("table:not(.tally) [data-score]").allInnerTexts()) }["0"], "50");
    await press(page.locator("[data-sample=back]"));
    await expectStatus(page, { size: "9" });
  });
}

test("the count goes forwards and backwards, and the board is the same again", async (t) => {
  const page = await openPage(t);
  await paste(page, SAMPLE);
  await judged(page);
  const marked = await deadStones(page);
  await agree(page);
  const seen = [];
  const look = async () => JSON.stringify([await stones(page), await prisoners(page), await stage(page)]);
  while ((await page.locator("[data-result]").count()) === 0) {
    seen.push(await look());
    await next(page).click();
  }
  await page.locator("[data-course=position]").click();
  await page.locator("[data-course=again]").click();
  assert.equal(await look(), seen[0]);
  for (let step = 0; step < 20; step += 1) {
    await next(page).click();
  }
  for (let step = 20; step > 0; step -= 1) {
    assert.equal(await look(), seen[step], `step ${step}`);
    await page.locator("[data-course=back]").click();
  }
  // Before the first step are the marks.
  await page.locator("[data-course=back]").click();
  await expectStatus(page, { phase: "counting" });
  assert.deepEqual(await deadStones(page), marked);
  await goban(page).press("u");
});

test("a reload keeps the step, wherever it is, and what was done by hand", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  // Out of order, and into a place of one's own.
  await at(page, "N7").click({ force: true });
  for (let step = 0; ; step += 1) {
    const look = async () => [await stones(page), await prisoners(page), await stage(page), await done(page)];
    const before = await look();
    await page.reload();
    await goban(page).waitFor();
    assert.deepEqual(await look(), before, `step ${step}`);
    const name = await stage(page);
    if (name === "result") break;
    await (step % 2 === 0 ? next(page) : page.locator("[data-course=stage]")).click();
  }
  await next(page).click();
  await page.locator("[data-result]").waitFor();
  await page.reload();
  await expectText(page.locator("[data-result]"), "Black wins by 3 points");
  assert.equal(await page.locator("[data-block]").count(), 4);
});

test("what cannot be right is refused, and why is said", async (t) => {
  const page = await openPage(t);
  const refused = async (point, words) => {
    const before = await done(page);
    await mouse(page).touch(point);
    await expectText(page.locator("[data-slip]"), words);
    assert.equal(await done(page), before);
    assert.equal(await notice(page).count(), 0, "it is said in the count's own place");
  };
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  await refused("A1", /not neutral/);
  await refused("B8", /stands here already/);
  await stepTo(page, "dead");
  await refused("B8", /alive/);
  await refused("A1", /No stone/);
  await stepTo(page, "prisoners");
  await refused("A8", /stands here already/);
  await stepTo(page, "rearrange");
  await refused("G4", /stays: it holds the border/);
  await stepTo(page, "count");
  await refused("A8", /stands here already/);
  await next(page).click();
  assert.equal(await page.locator("[data-slip]").count(), 0, "the next step makes it old");
});

test("stones are dragged: from the lid into territory, and over the board", async (t) => {
  const page = await openPage(t);
  const drag = async (from, point) => {
    const to = await placeOf(page, point);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };
  const middle = async (selector) => {
    const box = await page.locator(selector).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  const [first] = await wanted(page);
  await drag(await middle("#bowl-black"), first);
  await eventually(3000, async () => assert.equal(await done(page), 1));
  await stepTo(page, "prisoners");
  const before = await prisoners(page);
  await drag(await middle("#lid-black svg"), "A13");
  await eventually(3000, async () => assert.deepEqual(await prisoners(page), { ...before, black: before.black - 1 }));
  assert.ok((await stones(page)).white.includes("A13"), "any free point of the territory will do");
  await stepTo(page, "rearrange");
  const moved = await done(page);
  const from = await page.locator("[data-hint=take]").first().getAttribute("data-point");
  const color = await at(page, from).getAttribute("data-stone");
  const to = await page.locator(`[data-hint$="${color}"]`).first().getAttribute("data-point");
  await drag(await placeOf(page, from), to);
  await eventually(3000, async () => assert.equal(await done(page), moved + 1));
});

test("the count goes on by itself, pauses, and is skipped", async (t) => {
  const page = await openPage(t);
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  await page.locator("[data-course=watch]").click();
  await eventually(8000, async () => assert.ok((await done(page)) >= 2));
  await page.locator("[data-course=pause]").click();
  const paused = await done(page);
  await page.waitForTimeout(1200);
  assert.equal(await done(page), paused);
  await page.locator("[data-course=skip]").click();
  await expectText(page.locator("[data-result]"), "Black wins by 3 points");
  assert.equal(await page.locator("[data-block]").count(), 4, "skipped, the board is as it is when stepped through");
  assert.deepEqual(await prisoners(page), { black: 0, white: 0 });
  assert.equal(await page.locator(".tally").count(), 1);
  await page.locator("[data-course=position]").click();
  assert.equal((await owned(page, "black")).length, 33);
  assert.deepEqual(await prisoners(page), { black: 10, white: 10 }, "dead stones stand on the board, and nowhere else");
});

test("without motion a part of the count is done at once", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, SAMPLE);
  await judged(page);
  await agree(page);
  for (const part of ["dead", "prisoners", "rearrange", "count", "result"]) {
    await page.locator("[data-course=stage]").click();
    assert.equal(await stage(page), part);
    assert.equal(await page.locator(".flying").count(), 0);
  }
});

test("under area rules one side's stones are gathered in tens", async (t) => {
  const page = await openPage(t, { reducedMotion: true });
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { KM: 6.5, RU: "Chinese" } }));
  await markDead(page, GAME.dead);
  await agree(page);
  for (const part of ["fill", "gather", "result"]) {
    await page.locator("[data-course=stage]").click();
    assert.equal(await stage(page), part);
  }
  assert.equal((await stones(page)).black.length, 0);
  assert.equal(await page.locator("[data-heaps='38'] .heap").count(), 4, "the heaps lie beside the board");
  await next(page).click();
  await expectText(page.locator("[data-result]"), "White wins by 7.5 points");
  // 38 stones and half of the 4 neutral points, against 40.5.
  assert.match(await page.locator(".tally").innerText(), /38[\s\S]+2[\s\S]+40\.5[\s\S]+−0\.5[\s\S]+−1[\s\S]+−7\.5/);
});

test("a suggestion never overrides the players, and is not made twice", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await judged(page);
  assert.deepEqual(await deadStones(page), [...GAME.dead].sort());
  await mouse(page).touch("B2");
  await page.locator("[data-marked-by=players]").waitFor();
  for (const again of ["a reload", "a result taken back"]) {
    if (again === "a reload") {
      await page.reload();
      await goban(page).waitFor();
    } else {
      await agreeOnResult(page);
      await page.locator("[data-result-back]").click();
    }
    await page.locator("[data-marked-by=players]").waitFor();
    await page.waitForTimeout(1500);
    assert.deepEqual(await deadStones(page), ["H8"], again);
  }
});

test("where there are no workers the count goes without a suggestion", async (t) => {
  for (const missing of ["the file", "workers"]) {
    const page = await openPage(t, {
      expected: [/judge\.js/, /ERR_FAILED/],
      before: (page) =>
        missing === "the file" ? page.route("**/judge.js*", (route) => route.abort()) : page.addInitScript(() => delete globalThis.Worker),
    });
    await paste(page, counting);
    await page.locator("[data-judging=false][data-marked-by=nobody]").waitFor();
    for (const point of GAME.dead) {
      await mouse(page).touch(point);
    }
    await eventually(3000, async () => assert.deepEqual(await deadStones(page), [...GAME.dead].sort()));
    await agreeOnResult(page);
    await expectText(page.locator("[data-result]"), GAME.result);
  }
});

test("stones in doubt are shown in words and on the board", async (t) => {
  const page = await openPage(t);
  // Nothing here is settled.
  const black = ["B5", "G8", "B3", "A3", "H8", "A8", "H4", "D9"];
  const white = ["E3", "F6", "C2", "A9", "F7", "E2", "D2", "F2"];
  await paste(page, sgf({ black, white, moves: ["pass", "pass"] }));
  await judged(page);
  const unsure = await page.locator("[data-unsure]").evaluateAll((nodes) => nodes.map((node) => node.dataset.point));
  assert.ok(unsure.length > 0, "somebody must be in doubt here");
  await expectText(page.locator(".count-suggested"), /Not sure about/);
  assert.equal(await page.locator(".label.unsure").first().textContent(), "?");
  await mouse(page).touch(unsure[0]);
  await page.locator(`[data-point="${unsure[0]}"][data-unsure]`).waitFor({ state: "detached" });
});

test("a change of marks after one acceptance asks both again", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await judged(page);
  await page.locator("[data-accept=white]").click();
  await page.locator("[data-accept=white][aria-pressed=true]").waitFor();
  await mouse(page).touch("H8");
  await page.locator("[data-accept=white][aria-pressed=false]").waitFor();
  await mouse(page).touch("H8");
  await agree(page);
});

test("a dispute is settled by resuming the game", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await judged(page);
  await page.locator("[data-resume=black]").click();
  await expectStatus(page, { phase: "play", toPlay: "white" });
});

test("a dispute is settled in a sandbox, and the real position is untouched", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await markDead(page, ["H8"]);
  const before = { stones: await stones(page), prisoners: await prisoners(page), sgf: (await kept(page)).sgf };
  await page.locator("[data-trial-start]").click();
  assert.equal(await stage(page), "trial");
  await expectStatus(page, { phase: "play", toPlay: "black" });
  // Black takes B2.
  const { touch, pass } = mouse(page);
  for (const point of ["B3", "A2", "C2", "B1"]) {
    await touch(point);
    await at(page, point).and(page.locator("[data-stone=black]")).waitFor({ state: "attached" });
    if (point !== "B1") await pass();
  }
  await expectText(page.locator("[data-verdict]"), /Dead: B2/);
  assert.equal((await kept(page)).sgf, before.sgf, "what is kept is the real game");
  await page.locator("[data-trial-end=bring]").click();
  await expectStatus(page, { phase: "counting" });
  assert.deepEqual(await deadStones(page), [...GAME.dead].sort());
  assert.deepEqual({ stones: await stones(page), prisoners: await prisoners(page), sgf: (await kept(page)).sgf }, before);
  await page.locator("[data-trial-start]").click();
  await touch("A1");
  await page.locator("[data-trial-end=discard]").click();
  assert.deepEqual({ stones: await stones(page), prisoners: await prisoners(page), sgf: (await kept(page)).sgf }, before);
});

// Both figures of the Czech rule book, on one side of a divided board.
const SEKIS = {
  "two common liberties": [
    ". . . . x o . . .", ". . . . x o . . .", ". . . . x o . . .", ". . . . x o . . .", ". . . x x o . . .",
    ". . x x x o o . .", ". . x o o x o . .", ". x x o . x o o .", ". x o o . x x o .",
  ],
  "an eye each and one common liberty": [
    ". . . . x o . . .", ". . . . x o . . .", ". . . . x o . . .", ". . . . x o . . .", ". . . x x o . . .",
    "x x x x o o . . .", "x x x x o o o o o", "x o o o x x x x o", "x o . o . x . x o",
  ],
};
const IN_SEKI = { "two common liberties": ["E1", "E2"], "an eye each and one common liberty": ["C1", "E1", "G1"] };

for (const [name, rows] of Object.entries(SEKIS)) {
  test(`a seki yields nothing: ${name}`, async (t) => {
    const page = await openPage(t, { reducedMotion: true });
    const of = (sign) =>
      rows.flatMap((row, y) => row.split(" ").flatMap((found, x) => (found === sign ? [`${"ABCDEFGHJ"[x]}${9 - y}`] : [])));
    await paste(page, sgf({ black: of("x"), white: of("o"), moves: ["pass", "pass"], info: { KM: 0 } }));
    await judged(page);
    assert.deepEqual(await deadStones(page), [], "nobody is dead");
    for (const point of IN_SEKI[name]) {
      await mouse(page).touch(point);
      await expectText(page.locator(`[data-why="${point}"]`), /Seki|dame/);
      assert.ok(!["black", "white"].includes(await at(page, point).getAttribute("data-owner")));
    }
    const said = await scores(page);
    await agree(page);
    while ((await page.locator("[data-result]").count()) === 0) {
      await next(page).click();
    }
    for (const point of IN_SEKI[name]) {
      assert.equal(await at(page, point).getAttribute("data-stone"), null, `${point} stays empty`);
    }
    const free = await page.locator("[data-block]").count();
    assert.ok(free > 0);
    const totals = await page.locator(".tally tr").last().innerText();
    const lead = (black, white) => Number(black) - Number(white);
    const [black, white] = totals.match(/\d+(\.\d)?/g);
    assert.equal(lead(black, white), lead(said.black, said.white), "over the board as by arithmetic");
  });
}

for (const locale of Object.keys(LOCALES)) {
  test(`the count is said in the visitor's language (${locale})`, async (t) => {
    const page = await openPage(t, { locale, reducedMotion: true });
    await paste(page, SAMPLE);
    await judged(page);
    await agree(page);
    const said = new Set();
    while ((await page.locator("[data-result]").count()) === 0) {
      said.add(await page.locator(".course-title").innerText());
      const voice = await page.locator("[data-said]").textContent();
      const now = await page.locator("[data-now]").innerText();
      assert.equal(voice.replace(/\s/g, " "), now.replace(/\s/g, " "), "the voice says what is seen");
      await page.locator("[data-course=stage]").click();
    }
    assert.equal(said.size, 6);
  });
}

/** A 19×19 game with a column of dame and stones that are dead on both sides. */
function large() {
  const rows = Array.from({ length: 19 }, (_, index) => index + 1);
  const dead = (columns) => rows.filter((row) => row % 3 === 2).flatMap((row) => columns.map((column) => `${column}${row}`));
  return {
    black: [...rows.map((row) => `J${row}`), ...dead(["N", "Q", "S"])],
    white: [...rows.map((row) => `L${row}`), ...dead(["B", "D", "G"])],
    dead: [...dead(["N", "Q", "S"]), ...dead(["B", "D", "G"])],
  };
}

test("nothing jumps while a 19×19 game is filled with a CPU four times slower (frames printed)", { timeout: 120_000 }, async (t) => {
  const page = await openPage(t, { viewport: "phone", touch: true });
  const { black, white, dead } = large();
  await paste(page, sgf({ width: 19, black, white, moves: ["pass", "pass"] }));
  await markDead(page, dead, (point) => finger(page).touch(point));
  await agree(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    globalThis.shifts = [];
    globalThis.frames = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? "")]);
      }
    }).observe({ type: "layout-shift" });
    const frame = (now) => {
      globalThis.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const debug = await page.context().newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // What this machine shows of a page that does nothing, to compare with.
  await page.waitForTimeout(3000);
  const idle = await page.evaluate(() => globalThis.frames.splice(0));
  for (const part of ["dead", "prisoners", "rearrange"]) {
    await page.evaluate(() => document.querySelector("[data-course=stage]").click());
    await page.locator(`main:is([data-stage=${part}], [data-stage=count])`).waitFor({ timeout: 40_000 });
  }
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const { shifts, frames } = await page.evaluate(() => ({ shifts: globalThis.shifts, frames: globalThis.frames }));
  const gapsOf = (times) => times.slice(1).map((now, index) => now - times[index]).sort((a, b) => a - b);
  const told = (gaps) => {
    const late = gaps.filter((gap) => gap > 1.5 * (1000 / 60)).length;
    return `${gaps.length} frames, ${late} late (${((100 * late) / gaps.length).toFixed(0)} %), longest ${gaps.at(-1)?.toFixed(0)} ms`;
  };
  const gaps = gapsOf(frames);
  t.diagnostic(`fill of 19×19, CPU ÷ 4: ${told(gaps)}`);
  t.diagnostic(`the same page at rest:   ${told(gapsOf(idle))}`);
  assert.ok(gaps.length > 60, "the fill must be seen");
  assert.deepEqual(shifts, [], "nothing jumps");
});

const SUITE = fileURLToPath(new URL("../../shared/suites/kgs_scored_games/cases.json", import.meta.url));

test("the judge takes at most 200 ms a position in the browser", async (t) => {
  if (!existsSync(SUITE)) {
    t.skip("the shared suites are not beside this checkout");
    return;
  }
  const page = await openPage(t);
  const questions = JSON.parse(readFileSync(SUITE, "utf8")).map(
    ({ board }) => `black\n${board.join("\n").replaceAll("b", "x").replaceAll("w", "o")}`,
  );
  const times = await page.evaluate(async (questions) => {
    const worker = new Worker("./judge.js", { type: "module" });
    const heard = () => new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
    await heard();
    const times = [];
    for (const question of questions) {
      const answer = heard();
      const start = performance.now();
      worker.postMessage(question);
      if ((await answer) === "") throw new Error(question);
      times.push(performance.now() - start);
    }
    worker.terminate();
    return times.sort((a, b) => a - b);
  }, questions);
  const share = (part) => times[Math.ceil(part * times.length) - 1];
  t.diagnostic(`judge in wasm: ${times.length} positions, p50 ${share(0.5).toFixed(0)} ms, p95 ${share(0.95).toFixed(0)} ms, slowest ${times.at(-1).toFixed(0)} ms (aim: 200)`);
});
