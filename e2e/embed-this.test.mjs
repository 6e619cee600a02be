// "Embed this" makes lines that make the same board, and the examples stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { elementSnippet, frameAddress, frameSnippet, isMinutes, isMove, isRegion, isWidth } from "../embed/snippet.js";
import { TEXTS } from "../embed/texts.js";
import { TEXTS as TROUBLES } from "../embed/trouble-texts.js";
import { axe } from "./lib/axe.mjs";
import { eventually } from "./lib/board.mjs";
import { openPage } from "./lib/page.mjs";
import { choose, paste } from "./lib/screen.mjs";
import { hostPolicy, openHost, standing } from "./lib/host.mjs";

const RECORD = "(;GM[1]SZ[9]PB[<b>\"&];B[ee]C[a ]>'];W[cc])";

test("the texts of every language are the same ones", () => {
  for (const texts of [TEXTS, TROUBLES]) {
    for (const language of ["cs", "en", "ru", "ro"]) {
      assert.deepEqual(Object.keys(texts[language]), Object.keys(texts.en), language);
      assert.deepEqual(Object.values(texts[language]).map((text) => text.length > 0 && Array.isArray(text) && text.length), Object.values(texts.en).map((text) => text.length > 0 && Array.isArray(text) && text.length));
    }
  }
});

test("lines to paste hold whatever a record holds, as text", () => {
  const base = new URL("https://go.example/a&b/");
  const snippet = elementSnippet({ base, values: { mode: "record", region: '"><script>', lang: null }, record: RECORD });
  assert.equal(
    snippet,
    `<script type="module" src="https://go.example/a&amp;b/embed.js"></script>\n` +
      `<hoshi-goban mode="record" region="&quot;&gt;&lt;script&gt;">(;GM[1]SZ[9]PB[&lt;b&gt;&quot;&amp;];B[ee]C[a ]&gt;'];W[cc])</hoshi-goban>`,
  );
  const address = new URL(frameAddress({ base, values: { mode: "record", width: 300 }, record: RECORD }));
  assert.equal(new URLSearchParams(address.hash.slice(1)).get("sgf"), RECORD);
  assert.equal(address.search, "?mode=record");
  assert.match(frameSnippet({ base, values: { mode: "count" }, title: "" }), / width="480" height="1392"/);
  assert.match(frameSnippet({ base, values: { mode: "count" }, title: "", height: 777 }), / height="777"/);
  assert.match(frameSnippet({ base, values: { mode: "diagram", width: 300 }, title: '"' }), /^<iframe src="https:[^"]+" title="&quot;" width="300" height="330" style="max-width:100%;border:0"/);
});

test("only what names a part of a board, or a width, is written into the lines", async (t) => {
  for (const text of ["A1-K10", "k10 – a1", "C3:K10", "a1,b2"]) assert.ok(isRegion(text), text);
  for (const text of ["nonsense", "A1", "A1-", "I1-K9", "A1-K10-T19", "1A-2B"]) assert.ok(!isRegion(text), text);
  for (const [text, fits] of [["100", true], ["2000", true], ["-5", false], ["99", false], ["2001", false], ["3.5", false], ["wide", false]]) assert.equal(isWidth(text), fits, text);
  for (const [text, fits] of [["0", true], ["120", true], ["-1", false], ["1.5", false], ["end", false], ["9".repeat(20), false]]) assert.equal(isMove(text), fits, text);
  for (const [text, fits] of [["5", true], ["0.5", true], ["0", false], ["-5", false], ["1e9", false], ["five", false]]) assert.equal(isMinutes(text), fits, text);
  const page = await openPage(t, { path: "/embed-this.html", waitForGame: false });
  await page.locator("#preview [data-size]").waitFor();
  await page.locator("[name=region]").fill("nonsense");
  await page.locator("[name=width]").fill("-5");
  const wrong = page.locator("#wrong");
  await eventually(3000, async () => assert.match(await wrong.innerText(), /A1-K10.*100/));
  assert.ok(!/nonsense|-5/.test(await page.locator("#element-code").inputValue()));
  await axe(page);
  await page.locator("[name=region]").fill("A1-E5");
  await page.locator("[name=width]").fill("");
  await eventually(3000, async () => assert.equal(await wrong.innerText(), ""));
  await page.locator("[name=kiosk]").fill("-5");
  await eventually(3000, async () => assert.match(await wrong.innerText(), /Minutes/));
  assert.ok(!/kiosk/.test(await page.locator("#element-code").inputValue()));
  // What is not asked for in another mode is not complained of there.
  await page.locator("[value=problem]").check();
  await eventually(3000, async () => assert.match(await wrong.innerText(), /^A problem[^]*solution/));
});

test("a frame made of the lines fits a phone, and has no edge besides the board's", async (t) => {
  const csp = (origin) => hostPolicy(origin).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
  const { page, origin } = await openHost(t, `<div id="place"></div>`, { csp, viewport: { width: 360, height: 740 } });
  await page.evaluate((lines) => (document.getElementById("place").innerHTML = lines), frameSnippet({ base: new URL(origin), values: { mode: "play", size: "9" }, title: "Go" }));
  await page.frameLocator("iframe").locator("[data-size]").waitFor({ timeout: 15_000 });
  const shown = await page.locator("iframe").evaluate((frame) => ({ width: frame.offsetWidth, border: getComputedStyle(frame).borderTopWidth, over: document.documentElement.scrollWidth - innerWidth }));
  assert.ok(shown.width <= 344 && shown.over <= 0, JSON.stringify(shown));
  assert.equal(shown.border, "0px");
});

test("the lines for a frame have the height that its board has told", async (t) => {
  const page = await openPage(t, { path: `/embed-this.html?mode=count&sgf=${encodeURIComponent("(;SZ[9];B[ee])")}`, waitForGame: false });
  await eventually(10_000, async () => {
    const inside = page.frames().find((frame) => frame.url().includes("embed.html"));
    const real = await inside.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    assert.ok(real > 900);
    assert.match(await page.locator("#frame-code").inputValue(), new RegExp(`width="480" height="${real}"`));
  });
  assert.match(await page.locator("#height-code").inputValue(), /hoshi-height/);
});

test("a page of the lessons leads to its lines, and the list says what each page asks for", async (t) => {
  const page = await openPage(t, { path: "/learn.html#/capturing/2", waitForGame: false });
  await page.locator("[data-size]").waitFor();
  await choose(page, "embed");
  await page.locator("#preview .embed[data-mode=lesson]").waitFor();
  const { capturing } = await page.evaluate(async () => Object.fromEntries((await (await fetch("lessons/index.json")).json()).chapters.map(({ id, pages }) => [id, pages])));
  assert.equal(await page.locator("[name=page]").inputValue(), `capturing/${capturing[1]}`);
  await page.locator("option", { hasText: "As White, capture the black stone in the corner." }).first().waitFor({ state: "attached" });
});

test("the game on the board becomes lines that show it in a club's page", async (t) => {
  const page = await openPage(t);
  await paste(page, "(;GM[1]SZ[9]PB[Jana <i>];B[ee]C[The middle];W[cc])");
  await page.locator("[data-stone=white]").waitFor({ state: "attached" });
  await page.waitForFunction(() => sessionStorage.getItem("hoshi.game")?.includes("Jana"));
  await choose(page, "embed");
  await page.locator("#preview .embed[data-mode=record]").waitFor();
  assert.match(await page.locator("#preview .seat-black").innerText(), /Jana <i>/);
  await page.locator("[name=move]").fill("1");
  await eventually(3000, async () => assert.equal(await page.locator('#preview [data-point="E5"]').getAttribute("data-stone"), "black"));
  const element = await page.locator("#element-code").inputValue();
  const frame = await page.locator("#frame-code").inputValue();
  const { page: club } = await openHost(t, `${element.slice(element.indexOf("<hoshi-goban"))}${frame}`);
  await standing(club);
  const inFrame = club.frameLocator("iframe");
  for (const board of [club.locator("hoshi-goban"), inFrame.locator("hoshi-goban")]) {
    await board.locator('[data-point="E5"][data-stone=black]').waitFor({ state: "attached" });
    await board.getByText("The middle").waitFor({ state: "attached" });
  }
});

test("every choice is shown in the preview, and the lines are copied", async (t) => {
  const page = await openPage(t, { path: "/embed-this.html", waitForGame: false, locale: "cs" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const preview = page.locator("#preview");
  await preview.locator("[data-size]").waitFor();
  assert.equal(await page.locator("h1").innerText(), "Vložit na web");
  await page.locator("[name=size]").selectOption("13");
  await preview.locator('[data-size="13"]').waitFor();
  await page.locator("[name=language]").selectOption("ru");
  await eventually(3000, async () => assert.match(await preview.locator(".status").innerText(), /Ход чёрных/));
  await page.locator("[value=lesson]").check();
  await preview.locator(".embed[data-mode=lesson]").waitFor();
  await page.locator("[name=page]").selectOption("capturing/corner");
  await page.locator("[data-copy=element]").click();
  await page.locator("#element-copied").getByText("Zkopírováno").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /<hoshi-goban mode="lesson" src="capturing\/corner" lang="ru"><\/hoshi-goban>$/);
  const inFrame = page.frameLocator("#frame-preview");
  await inFrame.locator(".embed[data-mode=lesson]").waitFor();
  await eventually(3000, async () => assert.ok(Number(await page.locator("#frame-preview").getAttribute("height")) > 500));
  await page.locator("[value=diagram]").check();
  await preview.locator(".embed[data-mode=diagram]").waitFor();
  await axe(page);
});

for (const viewport of ["phone", "desktop"]) {
  test(`both pages fit and axe finds nothing (${viewport})`, async (t) => {
    const page = await openPage(t, { path: "/embed-this.html", waitForGame: false, viewport, colorScheme: viewport === "phone" ? "dark" : "light", locale: "ru" });
    for (const path of ["/embed-this.html", "/embed-examples.html"]) {
      await page.goto(path);
      await standing(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(over, 0, path);
      await axe(page);
    }
  });
}

test("every example stands", async (t) => {
  const page = await openPage(t, { path: "/embed-examples.html", waitForGame: false });
  await standing(page);
  const modes = await page.evaluate(() => [...document.querySelectorAll("hoshi-goban")].map((board) => board.shadowRoot.querySelector(".embed").dataset.mode));
  assert.deepEqual(modes, ["play", "record", "problem", "lesson", "count", "diagram", "play", "record"]);
  // A board loads when it comes near the window.
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").locator("[data-size]").waitFor({ timeout: 15_000 });
  const { origin } = new URL(page.url());
  const lines = await page.locator("pre").allInnerTexts();
  assert.equal(lines.length, 10);
  assert.match(lines[0], new RegExp(`src="${origin}/embed.js"`));
  assert.match(lines[2], new RegExp(`src="${origin}/samples/`));
  assert.match(lines.at(-1), new RegExp(`<iframe src="${origin}/embed.html[^>]* style="max-width:100%;border:0"`));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("[data-example=diagram] button").click();
  await page.locator("[data-example=diagram] [role=status]").getByText("Copied").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), lines[6]);
});
