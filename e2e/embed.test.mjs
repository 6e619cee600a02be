// <hoshi-goban> in a club's page, which stands on another origin under a strict policy.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { eventually } from "./lib/board.mjs";
import { closeAll } from "./lib/browser.mjs";
import { hostPolicy, openHost, standing, told } from "./lib/host.mjs";

after(closeAll);

const RECORD = "(;GM[1]SZ[9]KM[6.5]PB[Jana]PW[Petr];B[ee]C[The middle];W[cc](;B[gc]C[One way])(;B[cg]C[Another]))";
const WALLS = "(;GM[1]SZ[5]KM[0]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])";
const PROBLEM = "(;GM[1]SZ[9]AB[bh][bg]AW[ah]C[Take the stone.](;B[ag]C[RIGHT])(;B[ai];W[ag]C[It got away.]))";

const MODES = `
  <hoshi-goban id="play" size="9"></hoshi-goban>
  <hoshi-goban id="record">${RECORD}</hoshi-goban>
  <hoshi-goban id="count" mode="count">${WALLS}</hoshi-goban>
  <hoshi-goban id="problem" mode="problem">${PROBLEM}</hoshi-goban>
  <hoshi-goban id="lesson" mode="lesson" src="capturing/corner"></hoshi-goban>
  <hoshi-goban id="diagram" mode="diagram" width="300">${RECORD}</hoshi-goban>`;

const point = (page, id, name) => page.locator(`#${id} [data-point="${name}"]`);
const stone = (page, id, name) => point(page, id, name).getAttribute("data-stone");
const press = (page, id, name) => page.locator(`#${id}`).getByRole("button", { name, exact: true }).click();
const last = async (page, type) => (await told(page, type)).at(-1);
const expectLast = (page, type, detail) =>
  eventually(3000, async () => {
    const found = (await last(page, type))?.detail ?? {};
    assert.deepEqual(Object.fromEntries(Object.keys(detail).map((name) => [name, found[name]])), detail);
  });
/** Runs a method of a board. */
const call = (page, id, method, ...args) =>
  page.evaluate(([id, method, args]) => document.getElementById(id)[method](...args), [id, method, args]);
const set = (page, id, property, value) =>
  page.evaluate(([id, property, value]) => void (document.getElementById(id)[property] = value), [id, property, value]);

for (const [mode, record, needed] of [
  ["play", "", []],
  ["diagram", RECORD, ["records"]],
  ["record", RECORD, ["records"]],
  ["count", WALLS, ["records", "count"]],
  ["problem", PROBLEM, ["records", "exercise"]],
  ["lesson", "", ["exercise"]],
]) {
  test(`a board of mode ${mode} loads what it needs of the program, and no more`, async (t) => {
    const src = mode === "lesson" ? ' src="capturing/corner"' : "";
    const { page, requests } = await openHost(t, `<hoshi-goban id="b" mode="${mode}"${src}>${record}</hoshi-goban>`);
    await standing(page);
    await page.waitForTimeout(500);
    const files = requests.map((url) => /\/hoshi-(?:embed-)?([a-z]+)[-_][^/]*\.wasm$/.exec(url)?.[1]);
    const parts = files.filter((name) => name && !["embed", "chunk", "judge"].includes(name) && !/^[0-9a-f]{16}$/.test(name));
    assert.deepEqual([...new Set(parts)].sort(), [...needed].sort());
  });
}

test("every mode stands in a page of another site, and asks nobody else", async (t) => {
  const { page, problems, origin, host, requests } = await openHost(t, MODES);
  await standing(page);
  for (const [id, size] of Object.entries({ play: "9", record: "9", count: "5", problem: "9", lesson: "9", diagram: "9" })) {
    assert.equal(await page.locator(`#${id} [data-size]`).getAttribute("data-size"), size, id);
    assert.equal((await told(page, "hoshi-ready")).find((event) => event.id === id)?.detail.mode, id);
  }
  assert.equal(await stone(page, "diagram", "G7"), "black");
  assert.equal(await page.locator("#diagram button").count(), 0);
  assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0, "what the browser keeps is the club's");
  assert.equal(await page.locator(".sample").count(), 0, "nor is there a button that would put something there");
  assert.deepEqual(problems, []);
  assert.deepEqual(requests.filter((url) => !url.startsWith(origin) && !url.startsWith(host)), []);
  assert.equal(requests.filter((url) => url.endsWith("_bg.wasm")).length, 1, "one program for all boards");
  const parts = requests.filter((url) => url.endsWith(".wasm") && !url.endsWith("_bg.wasm"));
  assert.equal(parts.length, new Set(parts).size, "and what only some modes need once");
  await axe(page);
});

test("two people play, count and see the result", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" size="5" komi="0.5"></hoshi-goban>`);
  await standing(page);
  for (const name of ["C3", "B3"]) await point(page, "b", name).click();
  await expectLast(page, "hoshi-move", { color: "white", point: "B3", captured: [], move: 2, new: true });
  await expectLast(page, "hoshi-position", { move: 2, toPlay: "black", phase: "play", black: ["C3"], white: ["B3"] });
  await point(page, "b", "B3").click();
  await expectLast(page, "hoshi-error", { code: "refused" });
  await press(page, "b", "Pass");
  await press(page, "b", "Pass");
  await expectLast(page, "hoshi-position", { phase: "counting" });
  await press(page, "b", "Black accepts");
  await press(page, "b", "White accepts");
  await expectLast(page, "hoshi-result", { result: "W+0.5", winner: "white", by: "points", points: 0.5 });
  // The count over the board is there too; it can be skipped.
  await page.locator("#b [data-course=next]").click();
  await page.locator("#b [data-course=skip]").click();
  await press(page, "b", "New game");
  await expectLast(page, "hoshi-position", { move: 0, phase: "play", black: [] });
});

test("a record is walked with its comments and variations", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b">${RECORD}</hoshi-goban>`, { viewport: { width: 700, height: 400 } });
  await standing(page);
  await press(page, "b", "One move on");
  await page.locator("#b").getByText("The middle").waitFor();
  await press(page, "b", "One move on");
  await press(page, "b", "C3");
  await page.locator("#b").getByText("Another").waitFor();
  assert.equal(await stone(page, "b", "C3"), "black");
  await point(page, "b", "A1").click();
  assert.equal(await stone(page, "b", "A1"), null, "a record takes no moves");
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await eventually(2000, async () => assert.ok(await page.evaluate(() => scrollY > 0), "the wheel scrolls the page"));
});

test("a problem is solved after a wrong try", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" mode="problem">${PROBLEM}</hoshi-goban>`);
  await standing(page);
  await page.locator("#b").getByText("Take the stone.").waitFor();
  await point(page, "b", "A1").click();
  await page.locator("#b").getByText("It got away.").waitFor();
  await press(page, "b", "Try again");
  await point(page, "b", "A3").click();
  await page.locator("#b").getByText("Solved!").waitFor();
  await expectLast(page, "hoshi-solved", { wrongTries: 1, hint: false });
});

test("a page of the course is done on a board", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" mode="lesson" src="capturing/corner"></hoshi-goban>`);
  await standing(page);
  await page.locator("#b").getByText("As White, capture the black stone in the corner.").waitFor();
  assert.equal(await point(page, "b", "J9").count(), 0, "the page shows a part of its board");
  await point(page, "b", "B1").click();
  await page.locator("#b").getByText("Captured!").waitFor();
  await expectLast(page, "hoshi-solved", { wrongTries: 0, hint: false });
});

test("attributes and properties change the board at once", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" controls="off" move="1">${RECORD}</hoshi-goban>`);
  await standing(page);
  const board = page.locator("#b [data-size]");
  const has = (locator, count) => eventually(3000, async () => assert.equal(await locator.count(), count));
  await has(page.locator("#b button"), 0);
  assert.equal(await stone(page, "b", "E5"), "black");
  await set(page, "b", "controls", true);
  await has(page.locator("#b .embed-panel"), 1);
  await set(page, "b", "lang", "cs");
  await page.locator("#b").getByText("Na tahu bílý").or(page.locator("#b .status")).first().waitFor();
  await eventually(3000, async () => assert.match(await page.locator("#b .status").innerText(), /[Bb]ílý/));
  await set(page, "b", "region", "A1-E5");
  await has(point(page, "b", "J9"), 0);
  await set(page, "b", "region", null);
  await has(point(page, "b", "J9"), 1);
  await set(page, "b", "coordinates", false);
  await has(page.locator("#b .coordinate"), 0);
  await set(page, "b", "move", "end");
  await eventually(3000, async () => assert.equal(await stone(page, "b", "G7"), "black"));
  await set(page, "b", "theme", "dark");
  const paper = () => page.locator("#b .embed").first().evaluate((embed) => getComputedStyle(embed).backgroundColor);
  await eventually(3000, async () => assert.equal(await paper(), "rgb(27, 24, 21)"));
  await set(page, "b", "mode", "play");
  await page.locator("#b").getByRole("button", { name: "Pass", exact: true }).waitFor();
  await set(page, "b", "readonly", true);
  await has(page.locator("#b").getByRole("button", { name: "Pass", exact: true }), 0);
  await set(page, "b", "sgf", "(;GM[1]SZ[13])");
  await eventually(3000, async () => assert.equal(await board.getAttribute("data-size"), "13"));
  await set(page, "b", "sgf", null);
  await set(page, "b", "mode", null);
  await page.evaluate(() => (document.getElementById("b").textContent = "(;GM[1]SZ[7])"));
  await eventually(3000, async () => assert.equal(await board.getAttribute("data-size"), "7"));
  await set(page, "b", "textContent", "");
  await set(page, "b", "firstPlayer", "white");
  await set(page, "b", "handicap", 2);
  await set(page, "b", "size", "9x13");
  await eventually(3000, async () => assert.equal(await board.getAttribute("data-size"), "9x13"));
  await set(page, "b", "width", "333");
  await eventually(3000, async () => assert.equal(await page.locator("#b").evaluate((element) => element.clientWidth), 333));
});

test("methods do what the visitor could", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" size="9"></hoshi-goban><hoshi-goban id="r">${RECORD}</hoshi-goban>`);
  await standing(page);
  assert.equal(await call(page, "b", "play", "E5"), true);
  assert.equal(await call(page, "b", "play", "E5"), false);
  assert.equal(await call(page, "b", "play", "Z99"), false);
  assert.equal(await call(page, "b", "pass"), true);
  assert.match(await call(page, "b", "toSgf"), /^\(;[\s\S]*B\[ee\][\s\S]*W\[\]/);
  await call(page, "b", "goto", 0);
  await expectLast(page, "hoshi-position", { move: 0, moves: 2 });
  for (const move of ["foo", "", -5, 1.7, null]) {
    await assert.rejects(call(page, "b", "goto", move), /RangeError/, String(move));
  }
  assert.equal(await call(page, "r", "play", "A1"), false, "a record takes no moves");
  await call(page, "r", "goto", "end");
  await expectLast(page, "hoshi-position", { move: 3, comment: "One way" });
  assert.equal(await call(page, "r", "load", "(;GM[1]SZ[5];B[aa])"), true);
  await eventually(3000, async () => assert.equal(await page.locator("#r [data-size]").getAttribute("data-size"), "5"));
  assert.equal(await call(page, "r", "load", "nonsense"), false);
  await expectLast(page, "hoshi-error", { code: "record" });
  assert.match(await call(page, "r", "toSgf"), /SZ\[5\]/, "the board stays as it was");
  await set(page, "r", "theme", "dark");
  await set(page, "r", "mode", "play");
  await eventually(3000, async () => assert.equal(await page.locator("#r [data-size]").getAttribute("data-size"), "5"));
});

test("every move is told, also of several at once, and every refusal", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" size="9"></hoshi-goban><hoshi-goban id="r">${RECORD}</hoshi-goban><hoshi-goban id="p" mode="problem">${PROBLEM}</hoshi-goban>`);
  await standing(page);
  const moves = async (of) => (await told(page, "hoshi-move")).filter(({ id }) => id === of).map(({ detail }) => [detail.point, detail.color, detail.move, detail.new]);
  await page.evaluate(() => {
    const board = document.getElementById("b");
    for (const point of ["E5", "C3", "G7"]) board.play(point);
  });
  assert.deepEqual(await moves("b"), [["E5", "black", 1, true], ["C3", "white", 2, true], ["G7", "black", 3, true]]);
  await page.evaluate(() => {
    document.getElementById("p").play("A1");
    const board = document.getElementById("b");
    board.addEventListener("hoshi-move", () => board.play("A9"), { once: true });
    board.play("J9");
  });
  assert.deepEqual((await moves("b")).slice(3), [["J9", "white", 4, true], ["A9", "black", 5, true]], "an answer from a listener comes after what it answers");
  assert.deepEqual(await moves("p"), [["A1", "black", 1, true], ["A3", "white", 2, true]]);
  for (const [id, point, pass] of [["r", "A1"], ["b", "Z9"], ["b", "K1"], ["r", null, true]]) {
    const before = (await told(page, "hoshi-error")).length;
    assert.equal(await (pass ? call(page, id, "pass") : call(page, id, "play", point)), false);
    const errors = await told(page, "hoshi-error");
    assert.deepEqual([errors.length, errors.at(-1).id, errors.at(-1).detail.code], [before + 1, id, "refused"], `${id} ${point}`);
  }
});

test("captured stones fly over the board, wherever the page has put it", async (t) => {
  const { page } = await openHost(t, `<div id="moved"><hoshi-goban id="b" size="9"></hoshi-goban></div>`);
  await page.evaluate(() => (document.getElementById("moved").style.transform = "translateX(20px)"));
  await standing(page);
  const flown = await page.evaluate(async () => {
    const board = document.getElementById("b");
    const flown = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node.className?.startsWith?.("flying")) {
          const animation = node.getAnimations()[0];
          animation.currentTime = 0;
          const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
          const [[x, y], [stoneX, stoneY]] = [board.shadowRoot.getElementById("point-A1"), node].map((part) => middle(part.getBoundingClientRect()));
          flown.push([node.querySelector("use").getAttribute("href").slice(0, 12), Math.hypot(stoneX - x, stoneY - y) < 1]);
        }
      }
    }).observe(board.shadowRoot, { childList: true, subtree: true });
    for (const point of ["B1", "A1", "A2"]) board.play(point);
    await new Promise((done) => setTimeout(done, 100));
    return flown;
  });
  assert.deepEqual(flown, [["#stone-white", true]]);
  await eventually(3000, async () => assert.equal(await page.locator("#b .flying").count(), 0));
});

test("dead stones are suggested without a worker, under the strictest policy", async (t) => {
  const { page, problems } = await openHost(t, `<hoshi-goban id="b" mode="count">(;GM[1]SZ[9]AB[ba][bb][bc][bd][be][bf][bg][bh][bi][gc]AW[ca][cb][cc][cd][ce][cf][cg][ch][ci])</hoshi-goban><hoshi-goban id="r" mode="count" readonly>(;GM[1]SZ[5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])</hoshi-goban>`);
  await standing(page);
  await page.locator("#b .count[data-judging=false][data-marked-by=suggestion]").waitFor({ timeout: 15_000 });
  assert.equal(await point(page, "b", "G7").getAttribute("data-dead"), "true");
  assert.ok(await page.locator("#r .account").isVisible(), "who only looks sees the account");
  assert.equal(await page.locator("#r button[data-accept]").count(), 0);
  assert.deepEqual(problems, []);
});

test("an author hears of what was not understood, and of a record that is missing", async (t) => {
  const warned = [];
  const { page } = await openHost(t, `<hoshi-goban id="a" size="”9”"></hoshi-goban><hoshi-goban id="b" mode="record"></hoshi-goban><hoshi-goban id="c" mode="diagram"></hoshi-goban>`, {
    before: (page) => page.on("console", (message) => message.type() === "warning" && warned.push(message.text())),
  });
  await standing(page);
  assert.deepEqual((await told(page, "hoshi-error")).map(({ id, detail }) => [id, detail.code]), [["a", "attribute"], ["b", "attribute"]]);
  assert.ok(warned.some((text) => text.includes("size: 2 to 25")) && warned.some((text) => text.includes("no record")), warned.join());
});

test("an attribute that makes no sense is told of once, until it says something else", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="a" size="9" width="wide" height="-1" kiosk="soon" lang="xx" theme="pink"></hoshi-goban><hoshi-goban size="9" width="9" height="50vh" kiosk="" lang="RU-ru"></hoshi-goban>`);
  await standing(page);
  const names = async () => (await told(page, "hoshi-error")).map(({ id, detail }) => (assert.equal(detail.code, "attribute"), `${id}.${detail.message.split(":")[0]}`)).sort();
  const first = ["a.height", "a.kiosk", "a.lang", "a.theme", "a.width"];
  assert.deepEqual(await names(), first);
  assert.equal(await page.locator("#a .embed").getAttribute("lang"), "en", "what makes no sense counts as not said");
  assert.equal(await page.locator("#a").evaluate((board) => board.style.width), "");
  // Another attribute, and a board that begins anew.
  await set(page, "a", "coordinates", false);
  await set(page, "a", "size", 13);
  await page.locator("#a [data-size='13']").waitFor();
  assert.deepEqual(await names(), first);
  await set(page, "a", "theme", "rosy");
  await eventually(3000, async () => assert.deepEqual(await names(), [...first, "a.theme"].sort()));
});

test("boards alike are drawn once, and each has its own stones", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="a" size="9"></hoshi-goban><hoshi-goban id="part" size="9" region="A1-C3"></hoshi-goban><hoshi-goban id="bare" size="9" coordinates="off"></hoshi-goban>`);
  await standing(page);
  assert.equal(await call(page, "a", "play", "C3"), true);
  await page.evaluate(() => document.querySelector("main").insertAdjacentHTML("beforeend", `<hoshi-goban id="late" size="9"></hoshi-goban>`));
  await standing(page);
  const drawn = (id) =>
    page.locator(`#${id}`).evaluate((board) => {
      const all = (selector) => [...board.shadowRoot.querySelectorAll(selector)];
      const places = all("[data-point]").map((point) => `${point.dataset.point} ${point.querySelector("rect").getAttribute("x")} ${point.querySelector("rect").getAttribute("y")} ${point.parentElement.getAttribute("role")}`);
      const wood = all(".wood > *").map((part) => part.outerHTML);
      return { places, wood, defs: all("svg.defs [id]").length, names: all(".coordinate").length, stones: all("[data-stone]").map((point) => point.dataset.point) };
    });
  const [a, part, bare, late] = [await drawn("a"), await drawn("part"), await drawn("bare"), await drawn("late")];
  assert.deepEqual([a.stones, late.stones, bare.stones, part.stones], [["C3"], [], [], []]);
  assert.deepEqual({ ...late, stones: a.stones }, a);
  assert.deepEqual([a, part, bare].map(({ places, names }) => [places.length, names]), [[81, 36], [9, 12], [81, 0]]);
  assert.ok(a.wood.length > 30 && a.defs > 8, "the wood and the stones are drawn");
  assert.equal(await call(page, "late", "play", "A1"), true);
  assert.deepEqual([(await drawn("late")).stones, (await drawn("a")).stones], [["A1"], ["C3"]]);
});

test("what only shows a problem offers no hint", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" mode="problem" readonly>${PROBLEM}</hoshi-goban>`);
  await standing(page);
  assert.equal(await page.locator("#b button").count(), 0);
});

test("a program that could not be loaded is loaded when asked again", async (t) => {
  let isDown = true;
  const { page } = await openHost(t, `<hoshi-goban id="b" size="9"></hoshi-goban>`, {
    before: (page) => page.route(/hoshi-embed-[0-9a-f]+\.js/, (route) => (isDown ? route.abort() : route.continue())),
  });
  await page.locator("#b [data-trouble=lost]").waitFor();
  isDown = false;
  await page.locator("#b .trouble button").click();
  await page.locator("#b [data-size]").waitFor();
});

test("a snapshot is a picture of its own", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" move="end">${RECORD}</hoshi-goban>`);
  await standing(page);
  const svg = await call(page, "b", "snapshot");
  const drawn = await page.evaluate((svg) => {
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
    const refers = [...svg.matchAll(/(?:url\(|href=")(#[\w-]+)/g)].map(([, id]) => id);
    return {
      root: picture.documentElement.localName,
      black: picture.querySelectorAll("svg > :not(defs) [fill='url(#slate)']").length,
      missing: refers.filter((id) => !picture.querySelector(id)).length,
      wood: picture.querySelector("rect").getAttribute("fill"),
      scripts: picture.querySelectorAll("script, [tabindex], [class], [style]").length,
    };
  }, svg);
  assert.ok(!/undefined|NaN/.test(svg));
  assert.deepEqual(drawn, { root: "svg", black: 2, missing: 0, wood: "rgb(224, 182, 108)", scripts: 0 });
});

test("a kiosk's board is fresh after idle minutes, and not before", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" size="9" kiosk="2"></hoshi-goban>`, { before: (page) => page.clock.install() });
  await standing(page);
  await point(page, "b", "E5").click();
  await page.clock.runFor(110_000);
  assert.equal(await stone(page, "b", "E5"), "black");
  await point(page, "b", "C3").click();
  await page.clock.runFor(110_000);
  assert.equal(await stone(page, "b", "E5"), "black");
  await page.clock.runFor(15_000);
  await eventually(3000, async () => assert.equal(await stone(page, "b", "E5"), null));
});

test("without scripts the record is there to read", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b">${RECORD}</hoshi-goban>`, { head: " " });
  assert.match(await page.locator("#b").innerText(), /^\(;GM\[1\]/);
});

test("a second version leaves the first one's boards alone", async (t) => {
  const { page, problems, origin } = await openHost(t, `<hoshi-goban id="b" size="9"></hoshi-goban>`);
  await standing(page);
  await page.evaluate(async (url) => void (await import(url)), `${origin}/embed.js?another`);
  await page.evaluate(() => document.querySelector("main").insertAdjacentHTML("beforeend", `<hoshi-goban id="c" size="5"></hoshi-goban>`));
  await standing(page);
  await point(page, "b", "E5").click();
  await point(page, "c", "C3").click();
  assert.deepEqual([await stone(page, "b", "E5"), await stone(page, "c", "C3")], ["black", "black"]);
  assert.deepEqual(problems, []);
});

test("styles neither leak in nor out", async (t) => {
  const { page } = await openHost(t, `<p class="panel button" id="p">x</p><hoshi-goban id="b" size="9"></hoshi-goban>`);
  // A scroll bar may come with the board, so the room around the text is another matter.
  const look = () =>
    page.locator("#p").evaluate((part) => {
      const style = getComputedStyle(part);
      const names = [...style].filter((name) => !/^(?:width|height|(?:inline|block)-size|(?:perspective|transform)-origin)$/.test(name));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  const before = await look();
  await standing(page);
  assert.deepEqual(await look(), before);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 6px } * { letter-spacing: 9px } button, svg { display: none !important } .embed { opacity: 0 }");
    document.adoptedStyleSheets.push(sheet);
  });
  assert.ok(await page.locator("#b").getByRole("button", { name: "Pass", exact: true }).isVisible());
  const button = page.locator("#b .actions .button").first();
  assert.deepEqual(await button.evaluate((part) => [getComputedStyle(part).fontSize, getComputedStyle(part).letterSpacing]), ["16px", "normal"]);
});

test("a page whose policy forbids WebAssembly says so in the board's place", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b">${RECORD}</hoshi-goban>`, { csp: (origin) => hostPolicy(origin).replace(" 'wasm-unsafe-eval'", "") });
  await page.locator("#b [data-trouble=unable]").waitFor();
  assert.match(await page.locator("#b pre").innerText(), /GM\[1\]/);
});

test("every refused move is told, also when others follow at once, and in their order", async (t) => {
  const { page } = await openHost(t, `<hoshi-goban id="b" size="9"></hoshi-goban>`);
  await standing(page);
  await page.evaluate(() => ["D4", "D4", "E5", "E5", "Z99", "F6"].map((point) => document.getElementById("b").play(point)));
  await expectLast(page, "hoshi-move", { point: "F6" });
  const heard = await page.evaluate(() => globalThis.told.filter(({ type }) => /move|error/.test(type)).map(({ type, detail }) => detail.point ?? type));
  assert.deepEqual(heard, ["D4", "hoshi-error", "E5", "hoshi-error", "hoshi-error", "F6"]);
});
