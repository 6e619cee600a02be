// Many boards are hardly slower than one, and boards that are gone leave nothing behind.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { closeAll } from "./lib/browser.mjs";
import { openHost } from "./lib/host.mjs";

after(closeAll);

/** The boards of a page: the barest, and a full one with all that is around it. */
const BOARDS = {
  "9×9 without controls": `<hoshi-goban size="9" controls="off"></hoshi-goban>`,
  "19×19 with controls": `<hoshi-goban></hoshi-goban>`,
};
/** The aim: how much longer twenty boards take than one, in ms of the page's own thread. Printed, not judged: machines differ. */
const AIM_MORE_MS = 300;
const TIMES = 5;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/**
 * From the call of the page until all of its boards stand: the clock's ms, and those that the page's
 * thread has worked, on which other programs of the machine have no part.
 */
async function readyMs(t, board, count) {
  let debug;
  const workedMs = async () => {
    const { metrics } = await debug.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  const { page, requests } = await openHost(t, board.repeat(count), {
    before: async (page) => {
      debug = await page.context().newCDPSession(page);
      await debug.send("Performance.enable", { timeDomain: "threadTicks" });
    },
  });
  const ms = await page.evaluate(async () => {
    await Promise.all([...document.querySelectorAll("hoshi-goban")].map((board) => board.ready));
    return performance.now();
  });
  const worked = await workedMs();
  const programs = requests.filter((url) => url.endsWith("_bg.wasm"));
  await page.close();
  return { ms, worked, programs: programs.length };
}

for (const [name, board] of Object.entries(BOARDS)) {
  test(`twenty boards download one program, ${name} (how much longer they take is printed)`, async (t) => {
    const taken = { 1: [], 20: [] };
    // The first visit of a browser also starts its processes.
    await readyMs(t, board, 1);
    // By turns, so that what else the machine does meets both alike.
    for (let time = 0; time < TIMES; time += 1) {
      for (const count of [1, 20]) {
        const { programs, ...times } = await readyMs(t, board, count);
        assert.equal(programs, 1);
        taken[count].push(times);
      }
    }
    for (const kind of ["worked", "ms"]) {
      const [one, twenty] = [1, 20].map((count) => median(taken[count].map((times) => times[kind])));
      t.diagnostic(`${name}, ${kind === "ms" ? "by the clock" : "the page's thread"}: 1 board ${one.toFixed(0)} ms, 20 boards ${twenty.toFixed(0)} ms, ${(twenty - one).toFixed(0)} ms more (aim: ${AIM_MORE_MS})`);
    }
  });
}

test("two hundred boards come and go without growth of the heap", async (t) => {
  const { page } = await openHost(t, "<div id=place></div>");
  const debug = await page.context().newCDPSession(page);
  const cycle = (times) =>
    page.evaluate(async (times) => {
      const place = document.getElementById("place");
      for (let time = 0; time < times; time += 1) {
        const board = document.createElement("hoshi-goban");
        board.size = "9";
        place.append(board);
        await board.ready;
        board.play("E5");
        board.remove();
        await new Promise((done) => setTimeout(done));
      }
    }, times);
  const heap = async () => {
    await debug.send("HeapProfiler.collectGarbage");
    const { usedSize } = await debug.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await debug.send("Memory.getDOMCounters");
    // A program's memory never shrinks: what it has asked for tells whether it needs ever more.
    const program = await page.evaluate(() => globalThis.programBytes());
    return { kb: Math.round(usedSize / 1024), nodes, listeners: jsEventListeners, programKb: program / 1024 };
  };
  await page.evaluate(() => {
    // Every memory that a program of this page has.
    const memories = [];
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (...args) => {
      const made = await instantiateStreaming.apply(WebAssembly, args);
      memories.push(made.instance.exports.memory);
      return made;
    };
    globalThis.programBytes = () => memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
  });
  await cycle(40);
  const before = await heap();
  await cycle(200);
  const after = await heap();
  t.diagnostic(`before ${JSON.stringify(before)}, after 200 boards ${JSON.stringify(after)}`);
  assert.ok(before.programKb > 0, "the program's memory must be seen");
  assert.ok(after.kb - before.kb < 300, "the heap must not grow");
  assert.ok(after.nodes - before.nodes < 100, "no nodes may stay");
  assert.ok(after.listeners - before.listeners < 20, "no listeners may stay");
  assert.ok(after.programKb - before.programKb <= 256, "the program's memory must not grow");
});
