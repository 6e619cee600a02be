// A whole game on 9×9, count included: by mouse, by keyboard alone, by touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, expectStatus, expectStones, status } from "./lib/board.mjs";
import { agreeOnResult, judged, markDead } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { finger, hover, keyboard, mouse } from "./lib/hands.mjs";
import { openPage } from "./lib/page.mjs";
import { button, deadStones, dialog, expectText, owned, paste, prisoners, scores } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const WAYS = {
  "by mouse": { hands: mouse, visit: { viewport: "desktop" } },
  "by keyboard alone": { hands: keyboard, visit: { viewport: "desktop" } },
  "by touch": { hands: finger, visit: { viewport: "phone", touch: true } },
};

for (const [way, { hands, visit }] of Object.entries(WAYS)) {
  test(`a whole game is played ${way}`, async (t) => {
    const page = await openPage(t, visit);
    const { touch, pass, press } = hands(page);
    await expectStatus(page, { size: "9", toPlay: "black", phase: "play" });

    for (const [index, point] of GAME.moves.entries()) {
      await touch(point);
      await expectStatus(page, { toPlay: index % 2 === 0 ? "white" : "black" });
    }
    await expectStones(page, GAME.stones);
    assert.deepEqual(await prisoners(page), GAME.prisoners);

    await pass();
    await expectStatus(page, { phase: "play", toPlay: "white" });
    await pass();
    await expectStatus(page, { phase: "counting" });

    await markDead(page, GAME.dead, touch);
    assert.deepEqual(await scores(page), GAME.scores);
    assert.deepEqual(await owned(page, "dame"), GAME.dame);

    await agreeOnResult(page, press);
    await expectStatus(page, { phase: "finished" });
    await expectText(page.locator("[data-result]"), GAME.result);
    assert.match(await page.title(), /White wins by 7\.5 points/);
  });
}

const counting = sgf({ moves: [...GAME.moves, "pass", "pass"] });

test("a mark changes territory and both scores at once, and can be taken back", async (t) => {
  const page = await openPage(t);
  const { touch } = mouse(page);
  await paste(page, counting);
  await markDead(page, ["H8"]);
  // B2 alive breaks into everything that touches it, as H8 does on the other side.
  const before = { scores: await scores(page), black: await owned(page, "black") };
  await touch("B2");
  await eventually(3000, async () => assert.deepEqual(await deadStones(page), ["B2", "H8"]));
  assert.notDeepEqual(await scores(page), before.scores);
  assert.ok((await owned(page, "black")).includes("A1"));
  await touch("B2");
  await eventually(3000, async () => assert.deepEqual(await deadStones(page), ["H8"]));
  assert.deepEqual({ scores: await scores(page), black: await owned(page, "black") }, before);
});

test("a mark after one side's consent asks for it again", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await judged(page);
  await page.locator("[data-accept=black]").click();
  await page.locator("[data-accept=black][aria-pressed=true]").waitFor();
  await mouse(page).touch("B2");
  await page.locator("[data-accept=black]:enabled").waitFor();
  await page.locator("[data-accept=white]").click();
  assert.equal((await status(page)).phase, "counting", "white alone does not end it");
});

test("a whole group is marked by one touch", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await markDead(page, []);
  await mouse(page).touch("D5");
  // All that lives by the same as it; whoever lives by the wide territory on the left needs it not.
  const group = GAME.stones.black.filter((point) => /^[C-E]/.test(point)).sort();
  await eventually(3000, async () => assert.deepEqual(await deadStones(page), group));
  await mouse(page).touch("E3");
  await eventually(3000, async () => assert.deepEqual(await deadStones(page), []));
});

for (const [asker, toPlay] of [["black", "white"], ["white", "black"]]) {
  test(`${asker} can resume play, and ${toPlay} moves first`, async (t) => {
    const page = await openPage(t);
    await paste(page, counting);
    await page.locator(`[data-resume=${asker}]`).click();
    await expectStatus(page, { phase: "play", toPlay });
    await mouse(page).touch("E7");
    assert.ok(await page.locator(`[data-point=E7][data-stone=${toPlay}]`).count());
    await mouse(page).pass();
    await mouse(page).pass();
    await expectStatus(page, { phase: "counting" });
  });
}

test("area scoring counts living stones", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { KM: 6.5, RU: "Chinese" } }));
  await markDead(page, GAME.dead);
  // Black 20 + 18 stones; White 23 + 16 stones and komi.
  await eventually(3000, async () => assert.deepEqual(await scores(page), { black: "38", white: "45.5" }));
});

test("an even score is a draw", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { KM: -1 } }));
  await markDead(page, GAME.dead);
  await agreeOnResult(page);
  await expectText(page.locator("[data-result]"), /Draw/);
});

test("a dead stone is on the board or in a lid, never both", async (t) => {
  const page = await openPage(t);
  await paste(page, counting);
  await markDead(page, GAME.dead);
  await agreeOnResult(page);
  await expectStatus(page, { phase: "finished" });
  await page.locator("[data-course=position]").click();
  assert.deepEqual(await deadStones(page), GAME.dead);
  assert.deepEqual(await prisoners(page), GAME.prisoners);
});

test("each prisoner lies in the lid, with the number", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ moves: GAME.moves }));
  await expectStones(page, GAME.stones);
  assert.equal(await page.locator("#lid-black use").count(), 3);
  assert.equal(await page.locator("#lid-white use").count(), 1);
  assert.equal(await page.locator("#lid-black .lid-count").innerText(), "3");
});

test("a player can resign, after being asked", async (t) => {
  const page = await openPage(t);
  await mouse(page).touch("E5");
  await button(page, "Resign").click();
  await button(page, "Cancel").click();
  await expectStatus(page, { phase: "play" });
  await button(page, "Resign").click();
  await dialog(page).locator("[data-confirm=resign]").click();
  await expectStatus(page, { phase: "finished" });
  await expectText(page.locator("[data-result]"), "Black wins by resignation");
});

test("the ghost under the mouse is the stone to be played, and none where one stands", async (t) => {
  const page = await openPage(t);
  const ghost = page.locator(".ghost");
  await hover(page, "C3");
  assert.match(await ghost.getAttribute("href"), /black/);
  await page.mouse.down();
  await page.mouse.up();
  await expectStones(page, { black: ["C3"] });
  assert.equal(await ghost.count(), 0, "no ghost on a stone");
  await hover(page, "D3");
  assert.match(await ghost.getAttribute("href"), /white/);
});

test("the last move is marked, and only it", async (t) => {
  const page = await openPage(t);
  await mouse(page).touch("C3");
  await mouse(page).touch("D3");
  await expectStones(page, { black: ["C3"], white: ["D3"] });
  const marked = await page.locator("[data-point]:has(.last-mark)").evaluateAll((nodes) => nodes.map((node) => node.dataset.point));
  assert.deepEqual(marked, ["D3"]);
});
