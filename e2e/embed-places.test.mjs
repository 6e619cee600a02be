// Boards in the places that pages have for them: columns, cells, figures, light and dark pages.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { eventually } from "./lib/board.mjs";
import { closeAll } from "./lib/browser.mjs";
import { hostPolicy, openHost, standing } from "./lib/host.mjs";

after(closeAll);

const RECORD = "(;GM[1]SZ[9]PB[Jana]PW[Petr];B[ee]C[The middle];W[cc])";
/** The places are styled by the page, which its policy has to allow here. */
const csp = (origin) => hostPolicy(origin).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
const open = (t, body, more = {}) => openHost(t, body, { csp, ...more });

const box = (page, selector) =>
  page.locator(selector).first().evaluate((part) => {
    const { left, width, height } = part.getBoundingClientRect();
    return { left, width, height };
  });

test("a board without controls is as wide as its place", async (t) => {
  const { page } = await open(t, `<hoshi-goban id="d" mode="diagram">${RECORD}</hoshi-goban><hoshi-goban id="c" size="9" controls="off"></hoshi-goban>`, { viewport: { width: 1280, height: 900 } });
  await standing(page);
  for (const id of ["d", "c"]) {
    const [element, drawing] = [await box(page, `#${id}`), await box(page, `#${id} .goban-board`)];
    assert.ok(element.width > 900, id);
    assert.deepEqual([drawing.left, drawing.width].map(Math.round), [element.left, element.width].map(Math.round), id);
  }
});

test("a place that asks how wide the board wants to be gets an answer", async (t) => {
  const { page } = await open(
    t,
    `<div style="display:inline-block"><hoshi-goban id="a" size="9"></hoshi-goban></div>
     <table><tr><td>text</td><td><hoshi-goban id="b" size="9"></hoshi-goban></td></tr></table>
     <div style="display:flex"><hoshi-goban id="c" size="9" style="width:auto"></hoshi-goban></div>
     <div style="float:left"><hoshi-goban id="d" size="9"></hoshi-goban></div>
     <div style="width:200px"><div style="display:inline-block"><hoshi-goban id="e" size="9"></hoshi-goban></div></div>`,
  );
  await standing(page);
  for (const [id, least] of Object.entries({ a: 400, b: 400, c: 400, d: 400, e: 190 })) {
    assert.ok((await box(page, `#${id} .goban-board`)).width > least - 40, id);
  }
  assert.ok((await box(page, "#e")).width <= 200, "no wider than there is room");
});

test("a width never sticks out of a narrower place, and one that the page has given stays", async (t) => {
  const { page } = await open(
    t,
    `<div style="width:280px"><hoshi-goban id="a" mode="diagram" width="320">${RECORD}</hoshi-goban></div>
     <hoshi-goban id="b" size="9" style="width:300px"></hoshi-goban>`,
  );
  await standing(page);
  assert.equal((await box(page, "#a")).width, 280);
  assert.equal((await box(page, "#b")).width, 300);
  await page.evaluate(() => document.getElementById("b").setAttribute("width", "200"));
  await eventually(3000, async () => assert.equal((await box(page, "#b")).width, 200));
});

for (const width of [168, 198, 240]) {
  test(`nothing sticks out of a column of ${width} px`, async (t) => {
    const { page } = await open(t, `<div style="width:${width}px"><hoshi-goban move="1">${RECORD}</hoshi-goban><hoshi-goban size="9"></hoshi-goban><hoshi-goban mode="count" sgf="(;SZ[9];B[ee])"></hoshi-goban></div>`);
    await standing(page);
    const out = await page.evaluate(() =>
      [...document.querySelectorAll("hoshi-goban")].flatMap((board) => {
        const { left, right } = board.getBoundingClientRect();
        const parts = [...board.shadowRoot.querySelectorAll("button, p, svg.goban-board, .seat, .comment, td, th")].filter((part) => part.getClientRects().length > 0);
        const outside = parts.filter((part) => part.getBoundingClientRect().left < left - 1 || part.getBoundingClientRect().right > right + 1);
        return outside.map((part) => `${board.mode}: ${part.className || part.localName} ${part.textContent.slice(0, 30)}`);
      }),
    );
    assert.deepEqual(out, []);
    const names = await page.locator("hoshi-goban").first().locator(".seat-name").evaluateAll((names) => names.map((name) => name.scrollWidth <= name.clientWidth && name.clientWidth > 0));
    assert.deepEqual(names, [true, true], "names can be read");
  });
}

test("a board is as light or dark as the page around it", async (t) => {
  const { page } = await open(
    t,
    `<hoshi-goban id="plain" size="9"></hoshi-goban>
     <div style="color-scheme:light dark"><hoshi-goban id="both" size="9"></hoshi-goban></div>
     <div style="color-scheme:dark"><hoshi-goban id="dark" size="9"></hoshi-goban></div>
     <div style="color-scheme:light"><hoshi-goban id="own" size="9" theme="dark"></hoshi-goban></div>`,
    { colorScheme: "dark" },
  );
  await standing(page);
  const paper = (id) => page.locator(`#${id} .embed`).evaluate((part) => getComputedStyle(part).backgroundColor);
  const [light, dark] = ["rgb(245, 240, 230)", "rgb(27, 24, 21)"];
  assert.deepEqual([await paper("plain"), await paper("both"), await paper("dark"), await paper("own")], [light, dark, dark, dark]);
});

test("boards below each other do not touch", async (t) => {
  const { page } = await open(t, `<hoshi-goban id="a" size="9"></hoshi-goban><hoshi-goban id="b" size="9"></hoshi-goban>`);
  await standing(page);
  const gap = await page.evaluate(() => document.getElementById("b").getBoundingClientRect().top - document.getElementById("a").getBoundingClientRect().bottom);
  assert.equal(gap, 16);
});

test("the list of what was overlooked is the board's own, and nothing is empty below it", async (t) => {
  const { page } = await open(t, `<hoshi-goban id="b" mode="count">(;GM[1]SZ[9]AB[ee][ef]AW[ff][fe])</hoshi-goban>`);
  await standing(page);
  const item = page.locator("#b .overlooked button").first();
  assert.equal(await item.evaluate((button) => getComputedStyle(button).borderTopStyle), "none");
  assert.match(await page.locator("#b .why").innerText(), /Point anywhere/);
});
