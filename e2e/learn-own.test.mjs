// Lessons and problems of one's own: by file, by drop and by address.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { eventually, play } from "./lib/board.mjs";
import { keyboard } from "./lib/hands.mjs";
import { lesson, reply } from "./lib/lessons.mjs";
import { openPage } from "./lib/page.mjs";
import { expectText } from "./lib/screen.mjs";

/** The lesson that the guide begins with. */
const GUIDE = readFileSync(new URL("../docs/write-your-own-lesson.md", import.meta.url), "utf8").match(/```json\n(\{[^]*?\n\})\n```/)[1];
const PROBLEM = "(;SZ[5]AB[ae]AW[ad]PL[W]C[Take it.](;W[be]C[RIGHT It is off the board.])(;W[bd];B[be]C[It got away.]))";

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

test("a lesson of one's own ends with itself, and its file is kept over a reload", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true });
  await choose(page, "lesson.json", GUIDE);
  await expectText(page.locator(".task"), "Take it.");
  await page.reload();
  await expectText(page.locator(".task"), "Take it.");
  await play(page, "B1");
  await stage(page, "solved");
  await keyboard(page).press(page.locator("[data-turn=next]"));
  const end = page.locator("[data-screen=own-done]");
  await expectText(end.locator(".said"), /whole lesson/);
  await eventually(3000, async () => assert.ok(await end.locator(".said").evaluate((head) => head === document.activeElement)));
  await axe(page);
  await page.reload();
  await end.locator("[data-go=again]").click();
  await expectText(page.locator(".task"), "Take it.");
  // A file in another charset comes back as it was.
  await page.evaluate(() => (location.hash = "#/open"));
  const latin2 = Buffer.from("(;SZ[5]CA[ISO-8859-2]AB[ae]AW[ad]PL[W]C[\xbelu\xbb];W[be]C[RIGHT])", "latin1");
  await page.locator("[data-open=lesson]").setInputFiles({ name: "a.sgf", mimeType: "application/octet-stream", buffer: latin2 });
  await expectText(page.locator(".sentence"), "žluť");
  await page.reload();
  await expectText(page.locator(".sentence"), "žluť");
});

test("a lesson of one's own has its name, in the language in use, and shows what is done of it", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true });
  const { id, pages: [first], texts: { en } } = JSON.parse(GUIDE);
  const two = {
    id,
    pages: [first, { ...first, id: "second" }],
    texts: Object.fromEntries(
      ["en", "cs"].map((locale) => [
        locale,
        {
          ...en,
          ...Object.fromEntries(Object.entries(en).map(([key, text]) => [key.replace("first", "second"), text])),
          title: locale === "cs" ? "Klubový večer" : "Club night",
        },
      ]),
    ),
  };
  await choose(page, "club.json", JSON.stringify(two));
  await expectText(page.locator(".steps-head h2"), "Club night");
  assert.match(await page.title(), /^Club night/);
  await page.locator(".languages").selectOption("cs");
  await expectText(page.locator(".steps-head h2"), "Klubový večer");
  assert.equal(await page.locator(".step.done").count(), 0);
  await play(page, "B1");
  await page.locator(".step.done").waitFor();
  await page.locator("[data-turn=next]").click();
  await page.locator('main.lesson[data-page="second"]').waitFor();
  assert.equal(await page.locator(".step.done").count(), 1);
  await page.reload();
  await page.locator(".step.done").waitFor();
  // Another file begins anew, and the course knows nothing of it.
  await page.evaluate(() => (location.hash = "#/open"));
  await choose(page, "club.json", JSON.stringify(two));
  await page.locator('main.lesson[data-page="first"]').waitFor();
  assert.equal(await page.locator(".step.done").count(), 0);
  assert.doesNotMatch((await page.evaluate(() => localStorage.getItem("hoshi.progress"))) ?? "", /my-lesson/);
});

test("all faults are told at once, in the language of the page", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", locale: "cs", reducedMotion: true });
  const wrong = GUIDE.replace('"to_play"', '"toplay"').replace('"stones": "A1"', '"stone": "A1"').replace("Well done.", "a {b");
  await choose(page, "lesson.json", wrong);
  const told = page.locator(".faults li");
  await eventually(3000, async () => assert.equal(await told.count(), 3, (await told.allTextContents()).join("\n")));
  const line = (part) => wrong.split("\n").findIndex((text) => text.includes(part)) + 1;
  await eventually(3000, async () => assert.match(await told.nth(0).textContent(), /neznámé jméno `toplay`.*opravte překlep/));
  const faults = await told.allTextContents();
  assert.ok(faults[0].startsWith(`Řádek ${line("toplay")}:`), faults[0]);
  assert.match(faults[1], /`stone`/);
  assert.match(faults[2], /nelze přečíst/);
  await page.locator(".languages").selectOption("ru");
  await eventually(3000, async () => assert.match(await told.nth(0).textContent(), /неизвестное имя `toplay`/));
  await page.locator(".languages").selectOption("en");
  await expectText(told.nth(0), /unknown field `toplay`/);
});

test("where the file is no longer there, the page says what to do", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/file/1", locale: "cs" });
  await expectText(page.locator("[data-screen=file-gone] .said"), /Otevřete ho znovu/);
  await page.locator("[data-screen=file-gone] a").click();
  await page.locator("[data-screen=open]").waitFor();
});

test("a problem in SGF opens with its comments", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true });
  await choose(page, "problem.sgf", PROBLEM);
  await expectText(page.locator(".sentence"), "Take it.");
  await play(page, "B2");
  await expectText(reply(page), "It got away.");
  await play(page, "B1");
  await expectText(reply(page), "It is off the board.");
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
  await told(/Server takový soubor nemá \(odpověděl 404\)/);
});

test("a record that is no problem says why", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", locale: "cs" });
  const letters = [..."abcdefghijklmnopqrs"];
  const full = letters.flatMap((x) => letters.map((y) => `[${x}${y}]`)).join("");
  for (const [record, words] of [
    [`(;SZ[19]AB${full};W[aa])`, /Skupina na \S+ nemá žádnou svobodu/],
    ["(;SZ[9];B[ee];AW[aa][bb];B[dd]C[RIGHT])", /Mezi tahy řešení/],
    ["(;SZ[9]AB[ee];W[ee]C[RIGHT])", /Tah E5 v řešení není možný/],
    ["(;SZ[9];B[ee];B[dd]C[RIGHT])", /strany se musí střídat/],
    ["(;SZ[9];B[ee]C[That is not RIGHT at all](;W[dd])(;W[cc];B[gg]BM[1]))", /Na tahu je černý/],
  ]) {
    await choose(page, "a.sgf", record);
    await expectText(page.locator("[data-trouble=open] p, .task").first(), words);
  }
});

test("an address that is none, another answer and a slow one are told apart", async (t) => {
  const page = await openPage(t, {
    path: "/learn.html#/open",
    before: async (page) => {
      await page.route("**/slow.json", () => {});
      await page.route("**/page.json", (route) => route.fulfill({ body: "<!DOCTYPE html><title>No</title>" }));
    },
  });
  const go = (source) => page.evaluate((source) => (location.hash = `#/open?src=${encodeURIComponent(source)}`), source);
  const trouble = page.locator("[data-trouble=open]");
  for (const source of ["javascript:alert(1)", "data:text/plain,x", "http://["]) {
    await go(source);
    await expectText(trouble.locator("p"), /the address of a file/);
  }
  await go("page.json");
  await expectText(trouble.locator(".faults"), /this is no lesson file/);
  await go("slow.json");
  await page.locator("[data-do=cancel]").click();
  await page.locator("[data-screen=open]").waitFor();
  await choose(page, "problem.sgf", PROBLEM);
  await expectText(page.locator(".sentence"), "Take it.");
});

/** The guide's lesson without its texts, and those. */
const BARE = JSON.stringify({ ...JSON.parse(GUIDE), texts: undefined });
const { en: TEXTS } = JSON.parse(GUIDE).texts;

test("texts that stand beside a lesson are fetched, and a lesson without any says so", async (t) => {
  const page = await openPage(t, {
    path: "/learn.html#/open?src=club/my-lesson.json",
    expected: [/Failed to load resource/],
    before: async (page) => {
      await page.route("**/club/my-lesson.json", (route) => route.fulfill({ body: BARE }));
      await page.route("**/club/texts/en/my-lesson.json", (route) => route.fulfill({ body: JSON.stringify(TEXTS) }));
      await page.route("**/club/texts/cs/my-lesson.json", (route) => route.fulfill({ body: JSON.stringify({ ...TEXTS, "first.task": "Vezměte ho." }) }));
      await page.route("**/club/other.json", (route) => route.fulfill({ body: BARE }));
    },
  });
  await expectText(page.locator(".task"), "Take it.");
  await page.locator(".languages").selectOption("cs");
  await expectText(page.locator(".task"), "Vezměte ho.");
  const faults = page.locator("[data-trouble=open] .faults");
  await page.evaluate(() => (location.hash = "#/open?src=club/other.json"));
  await expectText(faults, /lekce nemá texty/);
  await page.evaluate(() => (location.hash = "#/open"));
  await choose(page, "bare.json", BARE);
  await expectText(faults, /lekce nemá texty/);
});

test("hostile lessons are told with their line, and the page lives on", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true });
  const with_ = (member) => GUIDE.replace('"to_play"', `${member},\n      "to_play"`);
  const faults = page.locator("[data-trouble=open] .faults");
  await choose(page, "a.json", with_('"prisoners": { "black": 1000000000, "white": 0 }'));
  await expectText(faults, /Line 13: 1000000000 prisoners are too many/);
  await choose(page, "b.json", GUIDE.replace(/"capture": \{[^]*?\]\s*\}/, '"kill": { "stones": "A1", "area": "A1:E5" }'));
  await expectText(faults, /the area is too large \(25 points; up to 12\)/);
  await choose(page, "c.json", GUIDE.replace("Well done.", "a {b"));
  await expectText(faults, /cannot be read/);
  await choose(page, "d.json", GUIDE);
  await expectText(page.locator(".task"), "Take it.");
});

test("long words and many pages stay within the window", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/open", reducedMotion: true, viewport: "phone", touch: true });
  const fits = async (what) => {
    const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    assert.ok(inside <= window, `${what}: ${inside} px in ${window}`);
  };
  const open = async (name, text) => {
    await page.evaluate(() => (location.hash = "#/open"));
    await choose(page, name, text);
  };
  await open("a.json", GUIDE.replace("The black stone has one liberty.", "x".repeat(260)));
  await lesson(page).waitFor();
  await fits("a long word");
  await open("b.sgf", `(;SZ[5](;B[aa]C[${"y".repeat(400)}])(;B[bb]C[RIGHT]))`);
  await expectText(page.locator(".task"), "Black to play");
  await play(page, "A5");
  await reply(page).waitFor();
  await fits("a long reply");
  await open("c.sgf", "(;SZ[5];B[aa])".repeat(1200));
  await expectText(page.locator(".steps-head"), /1 of 1200/);
  await fits("1200 problems");
});
