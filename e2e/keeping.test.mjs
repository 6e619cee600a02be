// Nothing is lost: a reload at any moment, storage that cannot be read, two tabs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, eventually, expectStatus, expectStones, goban } from "./lib/board.mjs";
import { agree, agreeOnResult, judged, markDead } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { startGame } from "./lib/new-game.mjs";
import { openPage } from "./lib/page.mjs";
import { button, choose, expectText, notice, paste, snapshot } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

const touch = async (page, ...points) => {
  for (const point of points) {
    await at(page, point).click();
  }
};

/** Moments of a game, each with the way to it. */
const MOMENTS = {
  "in play": (page) => touch(page, "C3", "G7", "C7"),
  "after undo": async (page) => {
    await touch(page, "C3", "G7", "C7");
    await button(page, "Undo").click();
  },
  "in a variation": async (page) => {
    await touch(page, "C3", "G7");
    await button(page, "Undo").click();
    await touch(page, "G3", "C7");
    await button(page, "Undo").click();
    await button(page, "Undo").click();
  },
  "placing handicap stones": async (page) => {
    await startGame(page, { kind: "handicap", stones: "3", placement: "free" });
    await touch(page, "E5");
  },
  "in the middle of a count": async (page) => {
    await paste(page, sgf({ black: ["C3", "C4"], white: ["G7"], moves: ["pass", "pass"] }));
    await judged(page);
    await touch(page, "G7");
    await page.locator("[data-accept=white]").click();
  },
  "in the middle of the count over the board": async (page) => {
    await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"] }));
    await markDead(page, GAME.dead);
    await agree(page);
    await page.locator("[data-course=next]").click();
  },
  "after the result": async (page) => {
    await paste(page, sgf({ black: ["C3", "C4"], white: ["G7"], moves: ["pass", "pass"] }));
    await judged(page);
    await agreeOnResult(page);
    await expectStatus(page, { phase: "finished" });
  },
};

for (const [moment, reach] of Object.entries(MOMENTS)) {
  test(`a reload comes back to the same: ${moment}`, async (t) => {
    const page = await openPage(t);
    await reach(page);
    const before = await snapshot(page);
    await page.reload();
    await goban(page).waitFor();
    // What the count needs comes after the board.
    await eventually(3000, async () => assert.deepEqual(await snapshot(page), before));
  });
}

for (const [name, stored, words] of [
  ["damaged", "{\"version\":1,\"sgf\":\"(;", /damaged/i],
  ["of another version", "{\"version\":99}", /another version/i],
]) {
  test(`stored data that is ${name} is set aside and can be downloaded`, async (t) => {
    const page = await openPage(t, {
      before: (page) => page.addInitScript((stored) => {
        if (!localStorage.getItem("seen")) {
          localStorage.setItem("seen", "yes");
          localStorage.setItem("hoshi.game", stored);
        }
      }, stored),
    });
    await expectText(notice(page), words);
    assert.equal(await page.evaluate(() => localStorage.getItem("hoshi.aside.1")), stored);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the data" }).click(),
    ]);
    assert.match(download.suggestedFilename(), /\.json$/);
    await touch(page, "C3");
    await page.reload();
    await goban(page).waitFor();
    assert.equal(await page.locator('[data-stone="black"]').count(), 1);
  });
}

/** Puts things into the browser's storage before the page is there for the first time. */
const found = (items) => ({
  before: (page) =>
    page.addInitScript((items) => {
      if (!localStorage.getItem("seen")) {
        Object.entries({ seen: "yes", ...items }).forEach(([key, value]) => localStorage.setItem(key, value));
      }
    }, items),
});

const DAMAGED = {
  "no JSON": "(;SZ[9];B[cc])",
  "nothing": "",
  "JSON of another shape": '{"version":1}',
  "a record that cannot be read": '{"version":1,"sgf":"","line":[],"ply":0,"endings":[],"handicap_to_place":0}',
  "other data": "[1,2,3]",
};

for (const [kind, stored] of Object.entries(DAMAGED)) {
  test(`damaged data does not stop the page: ${kind}`, async (t) => {
    const page = await openPage(t, found({ "hoshi.game": stored }));
    await expectText(notice(page).locator("p"), /damaged/);
    assert.equal(await page.evaluate(() => localStorage.getItem("hoshi.aside.1")), stored);
    await touch(page, "C3");
    await page.locator("[data-point=C3][data-stone=black]").waitFor({ state: "attached" });
  });
}

for (const [kind, stored] of Object.entries({
  "a line that leads nowhere": '{"version":1,"sgf":"(;SZ[9];B[cc])","line":[0,5,7],"ply":3,"endings":[],"handicap_to_place":0}',
  "a place beyond the line": '{"version":1,"sgf":"(;SZ[9];B[cc])","line":[0],"ply":9,"endings":[],"handicap_to_place":0}',
  "a count that cannot be": '{"version":1,"sgf":"(;SZ[9];B[cc])","line":[0],"ply":1,"endings":[[[0],{"counting":{"dead":7}}]],"handicap_to_place":0}',
})) {
  test(`a record that is whole comes back, whatever is wrong beside it: ${kind}`, async (t) => {
    const page = await openPage(t, found({ "hoshi.game": stored }));
    await page.locator("[data-point=C7][data-stone=black]").waitFor({ state: "attached" });
    await expectText(notice(page).locator("p"), /Part of the saved data was damaged/);
    assert.equal(await page.evaluate(() => localStorage.getItem("hoshi.aside.1")), stored);
    await page.reload();
    await page.locator("[data-point=C7][data-stone=black]").waitFor({ state: "attached" });
    await expectText(notice(page).locator("p"), /damaged/);
  });
}

test("the reason is the same after a reload, and nothing is set aside twice", async (t) => {
  const page = await openPage(t, {
    before: (page) => page.addInitScript(() => {
      for (const storage of [sessionStorage, localStorage]) storage.setItem("hoshi.game", "{ broken");
    }),
  });
  await expectText(notice(page).locator("p"), /damaged/);
  await page.reload();
  await expectText(notice(page).locator("p"), /damaged/);
  await page.reload();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("hoshi.aside.")));
  assert.deepEqual(keys, ["hoshi.aside.1"]);
});

test("a text that holds no record leaves the game on the board", async (t) => {
  const page = await openPage(t);
  await touch(page, "C3");
  await paste(page, "garbage (;;;");
  await expectText(notice(page).locator("p"), /not an SGF record[\s\S]+stays as it was/);
  await expectStones(page, { black: ["C3"] });
});

test("what was set aside before is not written over, and can be discarded, on a second thought", async (t) => {
  const page = await openPage(t, found({ "hoshi.aside.1": "first", "hoshi.game": "second" }));
  const aside = () => page.evaluate(() => [1, 2].map((number) => localStorage.getItem(`hoshi.aside.${number}`)));
  assert.deepEqual(await aside(), ["first", "second"]);
  await page.locator("[data-discard]").click();
  assert.deepEqual(await aside(), ["first", "second"], "the first click only asks");
  await page.locator("[data-discard]").click();
  assert.deepEqual(await aside(), ["first", null]);
  assert.equal(await notice(page).count(), 0);
});

test("what was set aside is offered at every visit until it is deleted", async (t) => {
  const page = await openPage(t, found({ "hoshi.aside.1": "first" }));
  await expectText(notice(page).locator("p"), /set aside/);
  await page.reload();
  await expectText(notice(page).locator("p"), /set aside/);
});

test("a game that another took the place of comes back, after a reload too", async (t) => {
  const page = await openPage(t);
  await touch(page, "C3");
  await page.locator("[data-menu=new]").click();
  await page.locator("[data-confirm=new-game]").click();
  const stone = page.locator("[data-point=C3][data-stone=black]");
  await stone.waitFor({ state: "detached" });
  await page.locator("[data-offer]").click();
  await stone.waitFor({ state: "attached" });
  await page.locator("[data-menu=new]").click();
  await page.locator("[data-confirm=new-game]").click();
  await stone.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".menu summary").click();
  await page.locator("[data-menu=open]").click();
  await page.locator("[data-open=previous]").click();
  await stone.waitFor({ state: "attached" });
});

test("a game that goes on in another tab is told, and can be shown", async (t) => {
  const page = await openPage(t);
  await touch(page, "C3");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("[data-point=C3][data-stone=black]").waitFor({ state: "attached" });
  await touch(other, "D4");
  await page.locator("[data-offer]").click();
  await page.locator("[data-point=D4][data-stone=white]").waitFor({ state: "attached" });
});

test("settings that cannot be read are as on a first visit", async (t) => {
  const page = await openPage(t, found({ "hoshi.settings": '{"theme":"mauve"' }));
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await touch(page, "C3");
});

test("a crashed tab's game stands in the next one", async (t) => {
  const page = await openPage(t);
  await paste(page, sgf({ black: ["C3", "C4"], white: ["G7"], moves: ["pass", "pass"] }));
  await judged(page);
  await touch(page, "G7");
  await page.locator("[data-accept=white]").click();
  await page.locator("[data-accept=white][aria-pressed=true]").waitFor();
  const before = await snapshot(page);
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto("/");
  // The count's panel is a part that comes after the board.
  await next.locator("[data-accept=white]").waitFor();
  assert.deepEqual(await snapshot(next), before);
});

test("two tabs keep their games apart", async (t) => {
  const one = await openPage(t);
  await touch(one, "C3");
  const two = await one.context().newPage();
  await two.goto("/");
  await goban(two).waitFor();
  await expectStones(two, { black: ["C3"] });
  await touch(two, "G7");
  await touch(one, "E5");
  await expectStones(two, { black: ["C3"], white: ["G7"] });
  for (const [tab, white] of [[one, "E5"], [two, "G7"]]) {
    await tab.reload();
    await goban(tab).waitFor();
    await expectStones(tab, { black: ["C3"], white: [white] });
  }
});

for (const [trouble, breaks, words] of [
  ["forbids storage", () => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }), /does not let the page save/],
  ["has no room left", () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; }, /storage is full/],
]) {
  test(`a browser that ${trouble} is told of once, and the game goes on`, async (t) => {
    const page = await openPage(t, { before: (page) => page.addInitScript(breaks) });
    await touch(page, "C3");
    await expectText(notice(page).locator("p"), words);
    await notice(page).getByRole("button", { name: "Close" }).click();
    await touch(page, "G7");
    await expectStones(page, { black: ["C3"], white: ["G7"] });
    assert.equal(await notice(page).count(), 0);
  });
}

test("a theme is chosen and remembered", async (t) => {
  const page = await openPage(t);
  await choose(page, "settings");
  await page.locator("[name=theme][value=dark]").check({ force: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  assert.equal(await ground(), "rgb(27, 24, 21)");
  await page.reload();
  await goban(page).waitFor();
  assert.equal(await ground(), "rgb(27, 24, 21)");
});
