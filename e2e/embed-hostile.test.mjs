// What strangers may put into records, attributes, addresses and messages, and what comes of it: nothing.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { message, readCommand, readId } from "../embed/messages.js";
import { eventually } from "./lib/board.mjs";
import { closeAll } from "./lib/browser.mjs";
import { openHost, standing, told } from "./lib/host.mjs";

after(closeAll);

const EVIL = `<img src=x onerror="globalThis.evil=1"><script>globalThis.evil=1</script>`;
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const evil = (page) => page.evaluate(() => globalThis.evil);

test("script in records, names, comments, labels and attributes is only text", async (t) => {
  const record = `(;GM[1]SZ[9]PB[${EVIL}]PW[${EVIL}]C[${EVIL}]RU[${EVIL}]LB[aa:${EVIL}]AB[ba];B[ee]C[${EVIL}])`;
  const { page, problems } = await openHost(
    t,
    `<hoshi-goban id="a">${escape(record)}</hoshi-goban>
     <hoshi-goban id="b" mode="problem" sgf="${escape(record)}"></hoshi-goban>
     <hoshi-goban id="c" mode="${escape(EVIL)}" size="${escape(EVIL)}" region="${escape(EVIL)}" lang="${escape(EVIL)}" theme="${escape(EVIL)}" width="${escape(EVIL)}" komi="1e999" move="-1" onclick2="x" unknown="${escape(EVIL)}"></hoshi-goban>
     <hoshi-goban id="d" src="javascript:globalThis.evil=1"></hoshi-goban>
     <hoshi-goban id="e" mode="lesson" src="../../${escape(EVIL)}"></hoshi-goban>`,
  );
  for (const id of ["d", "e"]) {
    page.evaluate((id) => void document.getElementById(id).wake(), id);
  }
  await page.evaluate(() => Promise.all(["a", "b", "c"].map((id) => document.getElementById(id).ready)).then(() => 0));
  await page.locator("#d [data-trouble], #d .trouble").first().waitFor();
  await page.locator("#e .trouble").waitFor();
  assert.ok((await page.locator("#a .seat").first().innerText()).includes("<img src=x"));
  assert.equal(await page.locator("#a img, #a script, #b img, #c img, #d a").count(), 0);
  const odd = (await told(page, "hoshi-error")).filter(({ id }) => id === "c").map(({ detail }) => detail.message.split(":")[0]);
  assert.deepEqual(odd.sort(), ["komi", "lang", "mode", "move", "region", "size", "theme", "width"]);
  assert.equal(await evil(page), undefined);
  assert.deepEqual(problems.filter((problem) => !/javascript:|URL scheme|Failed to load resource|Content Security|Refused to connect/.test(problem)), []);
});

const DEEP = `(;GM[1]SZ[19]${";B[aa];W[bb]".repeat(20_000)})`;
const RECORDS = {
  empty: ["", "record"],
  "not a record": ["hello", "record"],
  chess: ["(;GM[2]SZ[8])", "record"],
  "an enormous board": ["(;GM[1]SZ[999])", "record"],
  "a truncated record": ["(;GM[1]SZ[9];B[ee];W[c", null],
  "parentheses without end": [`(;GM[1]SZ[9]${"(".repeat(50_000)}`, null],
  "points off the board": ["(;GM[1]SZ[9];B[zz];W[99];B[])", null],
  "forty thousand moves": [DEEP, null],
  "more than eight megabytes": [`(;GM[1]C[${"x".repeat(25 * 1024 * 1024)}])`, "record"],
};

test("gigantic, truncated and broken records end in a board or in a message, never in a broken page", async (t) => {
  const { page, problems } = await openHost(t, `<hoshi-goban id="b" size="9"></hoshi-goban><div id="place"></div>`);
  await standing(page);
  for (const [name, [sgf, code]] of Object.entries(RECORDS)) {
    if (name !== "empty") {
      // A board that stands is not given up for what is none.
      const before = (await told(page, "hoshi-error")).length;
      assert.equal(await page.evaluate((sgf) => document.getElementById("b").load(sgf), sgf), code === null, name);
      assert.deepEqual((await told(page, "hoshi-error")).slice(before).map(({ detail }) => detail.code), code ? [code] : [], name);
      await page.locator("#b [data-size]").waitFor();
    }
    if (code === null) continue;
    await page.evaluate((sgf) => {
      const board = document.createElement("hoshi-goban");
      board.id = "new";
      document.getElementById("place").replaceChildren(board);
      void board.load(sgf);
    }, sgf);
    await page.locator(`#new [data-trouble="${code}"]`).waitFor();
  }
  assert.equal(await page.evaluate(() => document.getElementById("b").load("(;GM[1]SZ[5])")), true, "the board still works");
  assert.deepEqual(problems, []);
});

const ADDRESSES = {
  "/game.sgf": null,
  "/nothing.sgf": "not-found",
  "/secret.sgf": "refused-file",
  "/page.txt": "record",
  "/endless.sgf": "too-large",
  "http://127.0.0.1:9/x.sgf": "blocked",
  "data:text/html,<script>1</script>": "blocked",
  "https://": "not-found",
  "http://[": "not-found",
};

test("every failure of an address is told in the board's place, in the page's language", async (t) => {
  const { page, host } = await openHost(t, `<hoshi-goban id="b"></hoshi-goban>`, { lang: "cs" });
  for (const [address, code] of Object.entries(ADDRESSES)) {
    await page.evaluate((address) => ((document.getElementById("b").src = address), void document.getElementById("b").wake()), address);
    await page.locator(code ? `#b [data-trouble="${code}"]` : "#b [data-size]").waitFor({ timeout: 10_000 });
    if (code) {
      assert.match(await page.locator("#b .advice").innerText(), /stránka/);
    }
  }
  assert.ok(host);
});

const SOUND = { hoshi: 1, type: "play", point: "D4" };
const UNSOUND = [
  null, undefined, 1, "play", [], {}, { hoshi: 2, type: "play", point: "D4" }, { type: "play", point: "D4" },
  { hoshi: "1", type: "play", point: "D4" }, { ...SOUND, point: 4 }, { ...SOUND, point: "D4".repeat(99) }, { ...SOUND, more: 1 },
  { ...SOUND, id: {} }, { hoshi: 1, type: "eval", code: "1" }, { hoshi: 1, type: "constructor" }, { hoshi: 1, type: "__proto__" },
  { hoshi: 1, type: "load" }, { hoshi: 1, type: "load", sgf: {} }, { hoshi: 1, type: "goto", move: -1 }, { hoshi: 1, type: "goto", move: NaN },
  { hoshi: 1, type: "set", attributes: { src: "x" } }, { hoshi: 1, type: "set", attributes: { readonly: "off" } },
  { hoshi: 1, type: "set", attributes: { onclick: "x" } }, { hoshi: 1, type: "set", attributes: [] }, new Map([["hoshi", 1]]),
  new (class Message { hoshi = 1; type = "pass"; })(),
];

test("messages are read in the documented form alone", () => {
  assert.deepEqual(readCommand({ ...SOUND, id: 7 }), { type: "play", id: 7, point: "D4" });
  assert.deepEqual(readCommand({ hoshi: 1, type: "set", attributes: { theme: "dark", region: null } })?.type, "set");
  for (const data of UNSOUND) {
    assert.equal(readCommand(data), null, JSON.stringify(data));
  }
  assert.deepEqual([{ hoshi: 1, type: "eval", id: 7 }, { hoshi: 2, type: "pass", id: 7 }, { hoshi: 1, type: "pass", id: {} }, SOUND].map(readId), [7, null, null, null]);
  assert.deepEqual(message("hoshi-height", { height: 5 }), { hoshi: 1, type: "hoshi-height", detail: { height: 5 } });
});

test("a frame hears its parent and nobody else", async (t) => {
  const { page, origin } = await openHost(t, "");
  await page.evaluate((url) => document.querySelector("main").insertAdjacentHTML("beforeend", `<iframe id="f" src="${url}"></iframe><iframe id="g" src="${url}"></iframe>`), `${origin}/embed.html?size=9`);
  await eventually(10_000, async () => assert.equal((await told(page, "hoshi-ready")).length, 2));
  const frames = page.frames().filter((frame) => frame.url().includes("embed.html"));
  // A frame beside it is not its parent.
  await frames[1].evaluate((message) => parent.frames[0].postMessage(message, "*"), { hoshi: 1, type: "play", point: "D4" });
  await page.evaluate((messages) => messages.forEach((data) => document.getElementById("f").contentWindow.postMessage(data, "*")), UNSOUND.filter((data) => data?.constructor === Object));
  await page.evaluate((data) => document.getElementById("f").contentWindow.postMessage(data, "*"), { hoshi: 1, type: "play", point: "E5", id: "last" });
  await eventually(3000, async () => assert.deepEqual((await told(page, "hoshi-answer")).map(({ detail }) => detail), [{ id: "last", ok: true, value: true }]));
  assert.equal(await frames[0].locator("[data-stone]").count(), 1, "only the parent's move");
});
