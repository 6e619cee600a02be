// Boards in a club's page by keyboard alone, and what axe finds in them.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { eventually } from "./lib/board.mjs";
import { closeAll } from "./lib/browser.mjs";
import { hostPolicy, openHost, standing } from "./lib/host.mjs";

after(closeAll);

/** What has the keyboard, also within a board: its name and, of a board's parts, which board's. */
const focused = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    const board = active.id;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return `${board}: ${active.id || active.textContent.trim() || active.localName}`;
  });
const expectFocus = (page, wanted) => eventually(3000, async () => assert.equal(await focused(page), wanted));
const stones = (page, id, color) => page.locator(`#${id} [data-stone=${color}]`).evaluateAll((points) => points.map((point) => point.dataset.point));
const phase = (page, id) => page.locator(`#${id} [data-phase]`).getAttribute("data-phase");
/** Tab until a button has the keyboard, a few times at most. */
async function tabTo(page, wanted) {
  for (let step = 0; step < 12 && (await focused(page)) !== wanted; step += 1) {
    await page.keyboard.press("Tab");
  }
  assert.equal(await focused(page), wanted);
}

test("a game is played and counted by keyboard alone, and the keyboard is never lost", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="a" size="5"></hoshi-goban><hoshi-goban id="b" size="9"></hoshi-goban>`);
  await standing(page);
  await page.keyboard.press("Tab");
  await expectFocus(page, "a: goban");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await eventually(3000, async () => assert.deepEqual([await stones(page, "a", "black"), await stones(page, "a", "white")], [["C3"], ["D3"]]));
  await tabTo(page, "a: Resign");
  await page.keyboard.press("Enter");
  await page.locator("#a dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#a dialog").waitFor({ state: "detached" });
  await expectFocus(page, "a: Resign");
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, "a: goban");
  await tabTo(page, "a: Pass");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await eventually(3000, async () => assert.equal(await phase(page, "a"), "counting"));
  // The button has gone: the panel takes its place, from where the next one is a step away.
  await expectFocus(page, "a: panel");
  await page.locator("#a .count[data-judging=false]").waitFor({ timeout: 15_000 });
  await tabTo(page, "a: Black accepts");
  assert.deepEqual([await phase(page, "b"), await stones(page, "b", "black")], ["play", []], "the other board hears nothing of it");
});

test("a board takes the keyboard from nothing else on the page", async (t) => {
  const { page } = await openHost(t, `<p id="text">Some text</p><input id="field"><hoshi-goban id="a" size="9"></hoshi-goban>`);
  await standing(page);
  const pass = () => page.evaluate(() => void document.getElementById("a").pass());
  const settle = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator("#field").focus();
  await pass();
  await settle();
  assert.equal(await focused(page), "field: field");
  // Who clicks beside the board after having used it is elsewhere.
  await page.locator("#a").getByRole("button", { name: "Undo", exact: true }).click();
  await page.locator("#text").click();
  await pass();
  await settle();
  assert.equal(await focused(page), ": " + (await page.evaluate(() => document.body.textContent.trim())));
});

const STATES = `
  <hoshi-goban id="play" size="9"></hoshi-goban>
  <hoshi-goban id="record" move="1">(;GM[1]SZ[9]PB[Jana]PW[Petr];B[ee]C[The middle];W[cc](;B[gc])(;B[cg]))</hoshi-goban>
  <hoshi-goban id="count" mode="count">(;GM[1]SZ[9]AB[ee][ef][gg]AW[ff][fe])</hoshi-goban>
  <hoshi-goban id="look" mode="count" readonly>(;GM[1]SZ[5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])</hoshi-goban>
  <hoshi-goban id="problem" mode="problem">(;GM[1]SZ[9]AB[bh][bg]AW[ah]C[Take it.](;B[ag]C[RIGHT])(;B[ai];W[ag]))</hoshi-goban>
  <hoshi-goban id="lesson" mode="lesson" src="capturing/corner"></hoshi-goban>
  <hoshi-goban id="result" size="9"></hoshi-goban>`;

for (const [width, scheme, lang] of [[168, "dark", "ru"], [168, "light", "ro"], [700, "dark", "cs"], [700, "light", "ru"]]) {
  test(`axe finds nothing in boards of ${width} px, ${scheme}, ${lang}`, async (t) => {
    const csp = (origin) => hostPolicy(origin).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
    const page_ = `<div style="width:${width}px;color-scheme:${scheme};background:Canvas;color:CanvasText">${STATES}<hoshi-goban id="broken" sgf="junk"></hoshi-goban></div>`;
    const { page } = await openHost(t, page_, { csp, lang, colorScheme: scheme });
    await page.evaluate(() => document.getElementById("broken").wake());
    await page.locator("#broken [data-trouble=record]").waitFor();
    await page.evaluate(() => Promise.all([...document.querySelectorAll("hoshi-goban:not(#broken)")].map((board) => board.ready)));
    await page.evaluate(() => {
      const board = (id) => document.getElementById(id);
      board("play").play("E5");
      board("play").play("E5");
      board("problem").play("A1");
      board("lesson").play("A9");
      for (const pass of [1, 2]) board("result").pass(pass);
    });
    await page.locator("#count .count[data-judging=false]").waitFor({ timeout: 15_000 });
    await page.locator("#result .count[data-judging=false]").waitFor({ timeout: 15_000 });
    for (const accepts of await page.locator("#result button[data-accept]").all()) {
      await accepts.click();
    }
    await page.locator("#play .notice").waitFor();
    await page.locator("#result .course-title").waitFor();
    const title = await page.locator("#result .course-title").evaluate((title) => title.scrollWidth - title.clientWidth);
    assert.ok(title <= 0, `the title of the count sticks out by ${title} px`);
    await axe(page);
  });
}
