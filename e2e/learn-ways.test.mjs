// Ways through the lessons: by keyboard, by touch, in two tabs, and with hints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, expectStones, goban, play, stones } from "./lib/board.mjs";
import { finger, keyboard, tabTo } from "./lib/hands.mjs";
import { CHAPTERS, goTo, lesson, reply, texts } from "./lib/lessons.mjs";
import { LOCALES, openPage } from "./lib/page.mjs";

const stage = (page, name) => page.locator(`main.lesson[data-stage="${name}"]`).waitFor();
const at = (page, id) => page.locator(`main.lesson[data-page="${id}"]`).waitFor();
const open = (t, hash, options = {}) => openPage(t, { path: `/learn.html${hash}`, reducedMotion: true, ...options });

/** Waits until the focus is where a new screen begins. */
const arrived = (page, where) =>
  eventually(3000, async () => {
    const focused = await page.evaluate(() => document.activeElement.outerHTML.slice(0, 120));
    assert.ok(await page.evaluate(() => "arrive" in document.activeElement.dataset), `${where}: the focus is on ${focused}`);
  });

test("the focus goes on with the page, and from there the next stop is the board", async (t) => {
  const page = await open(t, "#/capturing/corner");
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY", "the first page takes no focus");
  const hands = keyboard(page);
  await hands.press(page.locator("[data-turn=next]"));
  await at(page, "edge");
  await arrived(page, "Next");
  await page.keyboard.press("Tab");
  assert.ok(await goban(page).evaluate((board) => board === document.activeElement), "Tab leads to the board");
  await page.keyboard.press("PageDown");
  await at(page, "centre");
  await arrived(page, "PageDown on the board");
  await page.keyboard.press("ArrowLeft");
  await at(page, "edge");
  await arrived(page, "ArrowLeft");
  const [chapter, next] = [CHAPTERS[3], CHAPTERS[4]];
  await goTo(page, chapter.id, chapter.pages.at(-1).id);
  await hands.press(page.locator("[data-turn=next]"));
  await at(page, next.pages[0].id);
  await arrived(page, "the next chapter");
  await hands.press(page.locator("[data-menu=contents]"));
  await page.locator("[data-chapter]").first().waitFor();
  await hands.press(page.locator("[data-chapter=ko]"));
  await at(page, CHAPTERS.find(({ id }) => id === "ko").pages[0].id);
  await arrived(page, "a chapter of the contents");
});

test("the focus goes on after a file has come at last, and a page opened anew asks for its file again", async (t) => {
  let broken = true;
  const instead = (route) => (route.request().url().includes("04") ? route.abort() : route.fulfill({ body: "<p>Please log in." }));
  const page = await open(t, "#/capturing/corner", {
    expected: [/Failed to load resource/],
    before: (page) => page.route(/\/lessons\/0[45]-[a-z]+\.json$/, (route) => (broken ? instead(route) : route.continue())),
  });
  await tabTo(page, page.locator("[data-do=load]"));
  broken = false;
  await page.keyboard.press("Enter");
  await lesson(page).waitFor();
  await arrived(page, "Try again");
  broken = true;
  await page.evaluate(() => (location.hash = "#/suicide/1"));
  await page.locator("[data-trouble=load]").waitFor();
  broken = false;
  await page.evaluate(() => (location.hash = "#/"));
  await page.locator("[data-chapter]").first().waitFor();
  await page.evaluate(() => (location.hash = "#/suicide/1"));
  await lesson(page).waitFor();
});

test("two tabs keep the progress of both, and show it", async (t) => {
  const page = await open(t, "#/capturing/corner");
  const other = await page.context().newPage();
  await other.goto("/learn.html#/capturing/edge");
  await lesson(other).waitFor();
  await play(page, "B1");
  await stage(page, "solved");
  await play(other, "E2");
  await stage(other, "solved");
  for (const tab of [page, other]) {
    await tab.locator("[data-menu=contents]").click();
    await tab.locator('[data-chapter=capturing][data-done="2"]').waitFor();
  }
  await page.reload();
  await page.locator('[data-chapter=capturing][data-done="2"]').waitFor();
});

test("a hint shows on every page that offers one", async (t) => {
  const page = await open(t, "#/");
  const silent = [];
  let shown = 0;
  for (const chapter of CHAPTERS) {
    const words = texts("en", chapter.file);
    for (const { id, goal } of chapter.pages) {
      await goTo(page, chapter.id, id);
      const button = page.locator("[data-do=hint]");
      const kind = typeof goal === "object" ? Object.keys(goal)[0] : "look";
      const expected = kind !== "look" && (!["choose", "count", "first_capture"].includes(kind) || `${id}.hint` in words);
      assert.equal(await button.count(), expected ? 1 : 0, `${chapter.id}/${id} offers a hint`);
      if (!expected) continue;
      await button.click();
      const sign = page.locator("[data-sign=look]").or(reply(page)).first();
      await sign.waitFor({ timeout: 1000 }).catch(() => silent.push(`${chapter.id}/${id}`));
      shown += 1;
    }
  }
  t.diagnostic(`${shown} pages offer hints`);
  assert.equal(silent.join("\n"), "");
  assert.ok(shown > 40);
});

/** How stones are moved on the page, and where they stand then. */
const MOVES = [["E12", "J13"], ["H12", "A13"]];

async function arrangeBy(page, touch) {
  const before = await stones(page);
  for (const [from, to] of MOVES) {
    await touch(from);
    await eventually(3000, async () => assert.match(await page.locator(`[data-point=${from}]`).getAttribute("aria-label"), /lifted/));
    await touch(to);
  }
  await stage(page, "solved");
  const [from, to] = [MOVES.map(([from]) => from), MOVES.map(([, to]) => to)];
  await expectStones(page, { ...before, white: before.white.filter((point) => !from.includes(point)).concat(to) });
}

test("stones are put in order by touch", async (t) => {
  const page = await open(t, "#/end/arrange-white", { viewport: "phone", touch: true });
  await at(page, "arrange-white");
  await arrangeBy(page, finger(page).touch);
});

test("stones are put in order by keyboard, and a wrong place is answered", async (t) => {
  const page = await open(t, "#/end/arrange-white");
  await at(page, "arrange-white");
  await keyboard(page).touch("E12");
  await keyboard(page).touch("A1");
  await stage(page, "failed");
  await keyboard(page).press(page.locator("[data-do=retry]"));
  await arrangeBy(page, keyboard(page).touch);
});

test("prisoners stay where the reader has put them on the next page", async (t) => {
  const page = await open(t, "#/end/fill-black");
  await at(page, "fill-black");
  const own = ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "E4", "E5", "K6", "M5"];
  await play(page, ...own);
  await stage(page, "solved");
  const left = (await stones(page)).black;
  await page.locator("[data-turn=next]").click();
  await at(page, "fill-white");
  assert.deepEqual((await stones(page)).black, left);
  assert.equal(await page.locator("#lid-white").getAttribute("data-prisoners"), "0");
  // Who comes from elsewhere finds them put in the usual way.
  await page.reload();
  await at(page, "fill-white");
  assert.equal((await stones(page)).black.length, left.length);
});

test("the steps of a chapter are one stop of the keyboard, and the arrows walk along them", async (t) => {
  const page = await open(t, "#/capturing/edge");
  await at(page, "edge");
  const steps = page.locator(".step");
  const count = await steps.count();
  assert.equal(await page.locator(".step[tabindex='0']").count(), 1);
  const focused = async (index) =>
    assert.ok(await steps.nth(index).evaluate((step) => step === document.activeElement), `step ${index + 1} has the focus`);
  await tabTo(page, page.locator(".step[aria-current]"));
  await focused(1);
  await page.keyboard.press("ArrowRight");
  await focused(2);
  assert.equal(await lesson(page).getAttribute("data-page"), "edge", "walking along the steps turns no page");
  await page.keyboard.press("End");
  await focused(count - 1);
  await page.keyboard.press("ArrowRight");
  await focused(count - 1);
  await page.keyboard.press("Home");
  await focused(0);
  await page.keyboard.press("Enter");
  await at(page, "corner");
  await arrived(page, "a step");
});

test("a lid says whose it is", async (t) => {
  const page = await open(t, "#/capturing/corner", { viewport: "phone", touch: true, locale: "cs" });
  const names = await page.locator(".lid-of").allInnerTexts();
  assert.deepEqual(names.map((name) => name.replace(/[\d\s]/g, "")), ["Černý", "Bílý"]);
});

test("contents, rules and the other screens fit into 320 px in four languages", async (t) => {
  const found = [];
  for (const locale of Object.keys(LOCALES)) {
    const page = await open(t, "#/", { viewport: { width: 320, height: 640 }, locale });
    for (const [hash, there] of [["#/", "[data-chapter]"], ["#/summary", "[data-screen=summary] li"], ["#/open", "[data-screen=open]"], ["#/booklet", "[data-figure=jigo]"], ["#/none", "[data-screen=not-found]"]]) {
      await page.evaluate((hash) => (location.hash = hash), hash);
      await page.locator(there).first().waitFor({ timeout: 20_000 });
      const misfits = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const cut = (node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline";
        const out = (node) => node.getBoundingClientRect().right > width + 1;
        const nodes = [...document.querySelectorAll("main *:not(svg *, .unseen)")];
        return nodes.filter((node) => cut(node) || out(node)).map((node) => `${node.tagName} ${node.className} "${node.textContent.slice(0, 40)}"`);
      });
      found.push(...misfits.map((misfit) => `${locale} ${hash}: ${misfit}`));
    }
  }
  assert.equal(found.join("\n"), "");
});
