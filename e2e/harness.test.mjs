// The helpers of these tests see what they are there to see.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { expectStatus, expectStones, play } from "./lib/board.mjs";
import { openPage } from "./lib/page.mjs";
import { visit } from "./lib/visit.mjs";

/** What is noticed while `misdeed` runs in the page. */
async function noticed(misdeed) {
  const { page, problems, close } = await visit();
  await page.evaluate(misdeed);
  await page.waitForTimeout(200);
  await close();
  return problems.join("\n");
}

test("an error on the console is noticed", async () => {
  assert.match(await noticed(() => console.error("oh")), /console: oh/);
});

test("an uncaught error is noticed", async () => {
  assert.match(await noticed(() => setTimeout(() => { throw new Error("oh"); })), /uncaught: Error: oh/);
});

test("a breach of the content security policy is noticed", async () => {
  const inlineStyle = () => document.body.setAttribute("style", "color: red");
  assert.match(await noticed(inlineStyle), /Content Security Policy/);
});

test("a request to another server is noticed", async () => {
  const leave = () => setTimeout(() => location.assign("http://127.0.0.1:9/"));
  assert.match(await noticed(leave), /asked another server/);
});

test("axe finds a picture without a text", async (t) => {
  const page = await openPage(t);
  await page.evaluate(() => document.body.append(new Image()));
  await assert.rejects(axe(page), /image-alt/);
});

for (const touch of [false, true]) {
  test(`a board can be played on and read (${touch ? "touch" : "mouse"})`, async (t) => {
    const page = await openPage(t, { touch, viewport: touch ? "phone" : "desktop" });
    await page.evaluate(drawBoard);
    await play(page, "A1", "B2");
    await expectStones(page, { black: ["A1"], white: ["B2"] });
    await expectStatus(page, { size: "2", toPlay: "black" });
    await assert.rejects(expectStones(page, { black: ["A2"] }, 0));
  });
}

/** Puts a board of 2×2 intersections into the page that takes clicks in turn. */
function drawBoard() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  Object.assign(svg.dataset, { size: "2", toPlay: "black", phase: "play" });
  for (const [index, name] of ["A2", "B2", "A1", "B1"].entries()) {
    const point = document.createElementNS(svg.namespaceURI, "rect");
    point.dataset.point = name;
    const box = { x: (index % 2) * 10, y: Math.floor(index / 2) * 10, width: 10, height: 10 };
    Object.entries(box).forEach(([key, value]) => point.setAttribute(key, value));
    svg.append(point);
  }
  svg.addEventListener("click", ({ target }) => {
    target.dataset.stone = svg.dataset.toPlay;
    svg.dataset.toPlay = svg.dataset.toPlay === "black" ? "white" : "black";
  });
  document.body.replaceChildren(svg);
}
