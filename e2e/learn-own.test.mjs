// Lessons and problems of one's own: by file, by drop and by address.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { play } from "./lib/board.mjs";
import { reply } from "./lib/lessons.mjs";
import { openPage } from "./lib/page.mjs";
import { expectText } from "./lib/screen.mjs";

/** The lesson that the guide begins with. */
const GUIDE = readFileSync(new URL("../docs/write-your-own-lesson.md", import.meta.url), "utf8").match(/```json\n(\{[^]*?\n\})\n```/)[1];
const PROBLEM = "(;SZ[5]AB[ae]AW[ad]PL[W]C[Take it.](;W[be]C[RIGHT: it is off the board.])(;W[bd];B[be]C[It got away.]))";

const choose = (page, name, text) =>
  page.locator("[data-open=lesson]").setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
const stage = (page, name) => page.locator(`main.lesson[data-stage="${name}"]`).waitFor();

test("a lesson from the guide with two mistakes gets two clear errors, and then works", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true });
  const wrong = GUIDE.replace('"are": 1', '"are": 2').replace('"first.wrong"', '"first.wrnog"');
  await choose(page, "lesson.json", wrong);
  const told = page.locator(".faults li");
  await told.first().waitFor();
  const faults = await told.allTextContents();
  const line = (part) => wrong.split("\n").findIndex((text) => text.includes(part)) + 1;
  assert.ok(faults.some((fault) => fault.startsWith(`Line ${line('"are": 2')}:`) && /liberties of A1: 1, not 2/.test(fault)), faults.join("\n"));
  assert.ok(faults.some((fault) => fault.startsWith(`Line ${line("wrnog")}:`) && /correct its name/.test(fault)), faults.join("\n"));
  await choose(page, "lesson.json", GUIDE);
  await expectText(page.locator(".task"), "Take it.");
  await play(page, "B2");
  await expectText(reply(page), "A diagonal takes no liberty.");
  await play(page, "B1");
  await stage(page, "solved");
});

test("a problem in SGF opens with its comments", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true });
  await choose(page, "problem.sgf", PROBLEM);
  await expectText(page.locator(".sentence"), "Take it.");
  await play(page, "B2");
  await expectText(reply(page), "It got away.");
  await play(page, "B1");
  await expectText(reply(page), "RIGHT: it is off the board.");
  await stage(page, "solved");
});

test("a problem may be dropped anywhere", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/capturing/corner", reducedMotion: true });
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "problem.sgf"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, PROBLEM);
  await expectText(page.locator(".sentence"), "Take it.");
});

test("a lesson opens by its address, and a link leads to its page", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open?src=lessons/club.json", before: (page) => page.route("**/lessons/club.json", (route) => route.fulfill({ body: GUIDE })) });
  await expectText(page.locator(".task"), "Take it.");
  assert.match(await page.locator(".step").first().getAttribute("href"), /^#\/open\/1\?src=lessons\/club\.json$/);
});

test("what cannot be opened says why, in the visitor's language", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", locale: "cs", expected: [/Failed to load resource/] });
  const trouble = page.locator("[data-trouble=open]");
  const told = async (words) => {
    await expectText(trouble.locator("p"), words);
  };
  await choose(page, "a.sgf", "(;SZ[9]AB[aa])");
  await told(/není žádná úloha/);
  await choose(page, "a.json", "x".repeat(600 * 1024));
  await told(/příliš velký/);
  await choose(page, "a.json", "{");
  await told(/třeba něco opravit/);
  await page.evaluate(() => (location.hash = "#/open?src=lessons/none.json"));
  await told(/nelze načíst/);
});
