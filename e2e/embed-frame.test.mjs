// The frame: everything in its address, and the bridge to the page around it.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { eventually } from "./lib/board.mjs";
import { closeAll, site } from "./lib/browser.mjs";
import { openHost, told } from "./lib/host.mjs";

after(closeAll);

const RECORD = "(;GM[1]SZ[9];B[ee]C[The middle];W[cc];B[gc])";
const QUERIES = {
  play: "size=9&komi=0.5",
  record: `sgf=${encodeURIComponent(RECORD)}&move=1`,
  count: `mode=count&sgf=${encodeURIComponent("(;SZ[9];B[ee])")}`,
  problem: `mode=problem&sgf=${encodeURIComponent("(;SZ[9]AB[bh][bg]AW[ah];B[ag])")}`,
  lesson: "mode=lesson&src=capturing/corner",
  diagram: `mode=diagram#sgf=${encodeURIComponent(RECORD)}`,
};

/** Puts a frame with that address into the page, and resolves to its inside once its board stands. */
async function frame(page, url) {
  const before = (await told(page, "hoshi-ready")).length;
  await page.evaluate((url) => {
    const frame = document.createElement("iframe");
    frame.src = url;
    frame.id = "frame";
    frame.width = 500;
    document.getElementById("frame")?.remove();
    document.querySelector("main").append(frame);
  }, url);
  await eventually(10_000, async () => assert.ok((await told(page, "hoshi-ready")).length > before, `${url} must tell that it is ready`));
  return page.frames().find((found) => found.url().includes("embed.html"));
}

const send = (page, message) => page.evaluate((message) => document.getElementById("frame").contentWindow.postMessage({ hoshi: 1, ...message }, "*"), message);
const answer = (page, id) =>
  eventually(3000, async () => {
    const found = (await told(page, "hoshi-answer")).find(({ detail }) => detail.id === id);
    assert.ok(found, `an answer to ${id}`);
    return found.detail;
  });

test("every mode stands in a frame and says so", async (t) => {
  const { origin } = await site();
  const { page, problems } = await openHost(t, Object.values(QUERIES).map((query) => `<iframe src="${origin}/embed.html?${query}"></iframe>`).join(""));
  const modes = Object.keys(QUERIES).sort();
  await eventually(10_000, async () => assert.deepEqual((await told(page, "hoshi-ready")).map(({ detail }) => detail.mode).sort(), modes));
  for (const inside of page.frames().slice(1)) {
    assert.equal(await inside.locator("[data-size]").getAttribute("data-size"), "9", inside.url());
  }
  assert.deepEqual(problems, []);
});

test("a frame tells its height, and what happens on its board", async (t) => {
  const { page, origin } = await openHost(t);
  const inside = await frame(page, `${origin}/embed.html?size=9`);
  const height = async () => (await told(page, "hoshi-height")).at(-1)?.detail.height;
  const real = () => inside.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await eventually(3000, async () => assert.equal(await height(), await real()));
  assert.ok((await height()) > 450);
  await inside.locator('[data-point="E5"]').evaluate((point) => point.scrollIntoView());
  await inside.locator('[data-point="E5"]').click();
  await eventually(3000, async () => assert.equal((await told(page, "hoshi-move")).at(-1)?.detail.point, "E5"));
});

test("commands reach the board, and are answered", async (t) => {
  const { page, origin } = await openHost(t);
  const inside = await frame(page, `${origin}/embed.html?size=9`);
  await send(page, { type: "play", point: "E5", id: 1 });
  assert.deepEqual(await answer(page, 1), { id: 1, ok: true, value: true });
  await send(page, { type: "play", point: "E5", id: 2 });
  assert.deepEqual(await answer(page, 2), { id: 2, ok: true, value: false });
  await send(page, { type: "pass", id: 3 });
  await send(page, { type: "toSgf", id: 4 });
  assert.match((await answer(page, 4)).value, /B\[ee\]/);
  await send(page, { type: "snapshot", id: 5 });
  assert.match((await answer(page, 5)).value, /^<svg/);
  await send(page, { type: "set", attributes: { lang: "ro" }, id: 6 });
  await eventually(3000, async () => assert.match(await inside.locator(".panel-head").innerText(), /spus pas/));
  await send(page, { type: "goto", move: 0, id: 7 });
  await eventually(3000, async () => assert.equal((await told(page, "hoshi-position")).at(-1).detail.move, 0));
  for (const [id, wrong] of Object.entries([{ type: "goto", move: "x" }, { type: "dance" }, { type: "set", attributes: { theme: "dark", mode: "play" } }])) {
    await send(page, { ...wrong, id: `wrong ${id}` });
    assert.equal((await answer(page, `wrong ${id}`)).ok, false, wrong.type);
  }
  await send(page, { type: "load", sgf: RECORD, id: 8 });
  assert.equal((await answer(page, 8)).value, true);
});

test("a frame that only shows takes no moves from its parent", async (t) => {
  const { page, origin } = await openHost(t);
  const inside = await frame(page, `${origin}/embed.html?size=9&readonly=on`);
  await send(page, { type: "play", point: "E5", id: 1 });
  assert.equal((await answer(page, 1)).value, false);
  assert.equal(await inside.locator("[data-stone]").count(), 0);
});
