// Parts of the program that load when they are wanted (src/app/later.rs).

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { expectStones, goban } from "./lib/board.mjs";
import { mouse } from "./lib/hands.mjs";
import { openPage } from "./lib/page.mjs";
import { button, expectText } from "./lib/screen.mjs";

const DIALOGS = /hoshi-dialogs-[0-9a-f]+\.wasm$/;
const RECORDS = /hoshi-records-[0-9a-f]+\.wasm$/;
const COUNT = /hoshi-count-[0-9a-f]+\.wasm$/;

/** Notes the parts that the page asks for. */
async function asked(t, options = {}) {
  const names = [];
  const page = await openPage(t, {
    ...options,
    before: (page) => page.on("request", (request) => names.push(request.url())),
  });
  return { page, has: (part) => names.some((url) => part.test(url)) };
}

test("a first visit asks for no part that it does not need", async (t) => {
  const { page, has } = await asked(t);
  await page.waitForTimeout(500);
  assert.ok(!has(DIALOGS) && !has(COUNT) && !has(RECORDS));
});

test("whoever has begun to play needs no connection any more", async (t) => {
  const page = await openPage(t);
  const all = Promise.all([DIALOGS, COUNT, RECORDS].map((part) => page.waitForResponse((response) => part.test(response.url()))));
  await page.locator('[data-point="E5"]').click();
  await all;
  await page.waitForTimeout(300);
  await page.context().setOffline(true);
  await button(page, "Pass").click();
  await button(page, "Pass").click();
  await page.locator("[data-accept=white]").waitFor();
});

test("a part that cannot come is missed aloud, and comes when it is tried again", async (t) => {
  const page = await openPage(t, { expected: [/Failed to load|Failed to fetch|ERR_FAILED/] });
  await page.route(DIALOGS, (route) => route.abort());
  await button(page, "New game").first().click();
  const missing = page.locator("[data-notice=missing]");
  await missing.waitFor();
  assert.match(await missing.innerText(), /could not be loaded/);
  await axe(page);
  const place = await missing.boundingBox();
  const { height } = page.viewportSize();
  assert.ok(place.y >= 0 && place.y + place.height <= height, "where it is seen");
  assert.equal(await goban(page).count(), 1);
  await page.unroute(DIALOGS);
  await missing.getByRole("button").click();
  await page.locator("dialog[open]").waitFor();
});

test("a game that was left stays where it is kept when what reads it cannot come", async (t) => {
  const page = await openPage(t, { expected: [/Failed to load|Failed to fetch|ERR_FAILED|part of the program/] });
  await mouse(page).touch("E5");
  await expectStones(page, { black: ["E5"] });
  await page.route(RECORDS, (route) => route.abort());
  await page.reload();
  const help = page.locator("#boot [data-reason=lost]:visible");
  await help.waitFor();
  assert.match(await help.innerText(), /could not be loaded/);
  assert.equal(await goban(page).count(), 0);
  await axe(page);
  await page.unroute(RECORDS);
  await page.reload();
  await expectStones(page, { black: ["E5"] });
});

test("a first lesson asks for no part, and what stands beside the lessons comes when it is wanted", async (t) => {
  const PART = /hoshi-learn-(?:dialogs|beside|own|records)-[0-9a-f]+\.wasm$/;
  const { page, has } = await asked(t, {
    path: "/learn.html#/board/first-stone",
    expected: [/Failed to load|Failed to fetch|ERR_FAILED/],
  });
  await page.locator("main").first().waitFor();
  await page.waitForTimeout(500);
  assert.ok(!has(PART));
  await page.route(PART, (route) => route.abort());
  await page.evaluate(() => (location.hash = "#/summary"));
  await page.locator("[data-notice=missing]").waitFor();
  await axe(page);
  await page.unroute(PART);
  await page.locator("[data-notice=missing]").getByRole("button").click();
  await page.locator("[data-screen=summary]").waitFor();
});

test("a lesson of one's own that cannot be read for want of a part says so", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", expected: [/Failed to load|Failed to fetch|ERR_FAILED/] });
  await page.locator("[data-open=lesson]").waitFor({ state: "attached" });
  await page.route(/hoshi-learn-own-/, (route) => route.abort());
  const file = { name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.locator("[data-open=lesson]").setInputFiles(file);
  await expectText(page.locator("main"), /could not be loaded/);
  await page.unroute(/hoshi-learn-own-/);
  await page.locator("[data-open=lesson]").setInputFiles(file);
  await expectText(page.locator(".faults"), /Line 1/);
});
