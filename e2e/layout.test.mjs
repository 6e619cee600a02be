// Everything fits: no sideways scrolling, nothing cut off, the whole board in
// sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { goban } from "./lib/board.mjs";
import { agree, markDead } from "./lib/count.mjs";
import { GAME } from "./lib/games.mjs";
import { startGame } from "./lib/new-game.mjs";
import { LOCALES, openPage } from "./lib/page.mjs";
import { eachScene } from "./lib/scenes.mjs";
import { paste } from "./lib/screen.mjs";
import { sgf } from "./lib/sgf.mjs";

/** What does not fit in the window or in its own box, in words. */
function misfits(page) {
  return page.evaluate(() => {
    const found = [];
    const width = document.documentElement.clientWidth;
    const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} "${node.textContent.trim().slice(0, 30)}"`;
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width}`);
    }
    for (const node of document.querySelectorAll("body *:not(svg *, script, .unseen, .defs)")) {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      const unseen = !node.checkVisibility({ visibilityProperty: true }) || style.clipPath !== "none";
      if (unseen || node.matches("option, .choice input")) continue;
      if (box.left < -1 || box.right > width + 1) found.push(`at ${Math.round(box.left)} to ${Math.round(box.right)} px: ${name(node)}`);
      const ellipsis = style.textOverflow === "ellipsis";
      // A field's text may be longer than the field.
      const scrolls = node.matches("input, textarea, select");
      if (!ellipsis && !scrolls && style.display !== "inline" && node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0) {
        found.push(`${node.scrollWidth} px in ${node.clientWidth}: ${name(node)}`);
      }
    }
    return [...new Set(found)];
  });
}

for (const locale of Object.keys(LOCALES)) {
  for (const viewport of [{ width: 320, height: 640 }, { width: 1440, height: 900 }]) {
    test(`nothing is cut off at ${viewport.width} px (${locale})`, async (t) => {
      const page = await openPage(t, { locale, viewport, reducedMotion: true });
      const found = new Map();
      await eachScene(page, async (name) => {
        for (const misfit of await misfits(page)) {
          found.set(misfit, [...(found.get(misfit) ?? []), name]);
        }
      });
      const told = [...found].map(([misfit, scenes]) => `${misfit} (${scenes.join(", ")})`);
      assert.equal(told.join("\n"), "");
    });
  }
}

const SCREENS = {
  "a phone": { width: 360, height: 740 },
  "the smallest phone": { width: 320, height: 568 },
  "a phone on its side": { width: 740, height: 360 },
  "a tablet": { width: 820, height: 1180 },
  "a desktop": { width: 1440, height: 900 },
  "a 4K screen": { width: 3840, height: 2160 },
};
/** How much of the window's shorter side the board must take. */
const SHARE = 0.78;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`the whole board is in sight, and large, on ${screen}`, async (t) => {
    const page = await openPage(t, { viewport });
    for (const size of ["9", "19", "25x7", "2x25"]) {
      await startGame(page, { size });
      await page.locator(`[data-size="${size}"]`).waitFor();
      const box = await goban(page).boundingBox();
      const seen = `${size}: ${JSON.stringify(box)}`;
      assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, seen);
      assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, seen);
      if (!size.includes("x")) {
        const larger = Math.max(box.width, box.height);
        assert.ok(larger >= SHARE * Math.min(viewport.width, viewport.height), seen);
      }
    }
  });
}

test("a cell is a little taller than wide on every board", async (t) => {
  const page = await openPage(t);
  for (const size of ["9", "19", "25x7"]) {
    await startGame(page, { size });
    const box = await page.locator('[data-size] .cell-hit').first().boundingBox();
    assert.ok(Math.abs(box.height / box.width - 23.7 / 22) < 0.01, `${size}: ${box.width} × ${box.height}`);
  }
});

test("the board stays where it is through a whole game", async (t) => {
  for (const viewport of ["phone", "desktop"]) {
    const page = await openPage(t, { viewport });
    const place = async () => {
      const { x, y, width, height } = await goban(page).boundingBox();
      return [x, y, width, height].map(Math.round);
    };
    const before = await place();
    await page.locator('[data-point="C3"]').click();
    await page.locator('[data-point="C3"]').click();
    assert.deepEqual(await place(), before, `${viewport}: a refusal moves it`);
    await paste(page, sgf({ moves: GAME.moves }));
    await page.locator('[data-point="E8"][data-stone]').waitFor({ state: "attached" });
    assert.deepEqual(await place(), before, `${viewport}: stones move it`);
    await goban(page).press("p");
    await goban(page).press("p");
    await page.locator("[data-phase=counting]").first().waitFor();
    assert.deepEqual(await place(), before, `${viewport}: the count moves it`);
    await markDead(page, GAME.dead);
    await agree(page);
    await page.evaluate(() => scrollTo(0, 0));
    assert.deepEqual(await place(), before, `${viewport}: the count over the board moves it`);
    await page.locator("[data-course=skip]").click();
    await page.locator("[data-result]").waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    assert.deepEqual(await place(), before, `${viewport}: the result moves it`);
  }
});

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];

for (const locale of Object.keys(LOCALES)) {
  test(`on a phone the pass stays under the finger that passes (${locale})`, async (t) => {
    const page = await openPage(t, { locale, viewport: "phone", touch: true });
    await page.locator('[data-point="C3"]').tap();
    const pass = page.locator(".panel .actions .button").first();
    const before = await pass.boundingBox();
    await pass.tap();
    await page.locator("[data-to-play=black]").waitFor();
    assert.deepEqual(await pass.boundingBox(), before);
  });

  test(`the language's name fits its box on a phone (${locale})`, async (t) => {
    const page = await openPage(t, { locale, viewport: "phone" });
    const [has, needs] = await page.locator("select.languages").evaluate((select) => {
      const alone = select.cloneNode(false);
      alone.append(select.selectedOptions[0].cloneNode(true));
      alone.style.cssText = "position: absolute; width: max-content; max-width: none";
      select.after(alone);
      return [select.getBoundingClientRect().width, alone.getBoundingClientRect().width];
    });
    assert.ok(has >= needs - 0.5, `${has} px for ${needs}`);
  });
}

test("on a phone a notice covers no button and not the board, and is in sight", async (t) => {
  for (const viewport of PHONES) {
    const page = await openPage(t, { viewport, touch: true });
    const covers = async (when) => {
      await page.locator("[data-notice]").waitFor();
      const found = await page.evaluate(() => {
        const place = (node) => node.getBoundingClientRect();
        const notice = document.querySelector("[data-notice]");
        const { top, bottom, left, right } = place(notice);
        const isUnder = (node) => {
          const under = place(node);
          return under.top < bottom - 1 && under.bottom > top + 1 && under.left < right && under.right > left;
        };
        const below = [...document.querySelectorAll("main button, #goban")].filter((node) => !notice.contains(node) && isUnder(node));
        const isSeen = top >= 0 && bottom <= innerHeight;
        return [...(isSeen ? [] : [`at ${top} to ${bottom} of ${innerHeight}`]), ...below.map((node) => node.outerHTML.slice(0, 80))];
      });
      assert.deepEqual(found, [], `${viewport.width} × ${viewport.height}, ${when}`);
    };
    await page.locator('[data-point="C3"]').tap();
    await page.locator('[data-point="C3"][data-stone]').waitFor({ state: "attached" });
    await page.locator('[data-point="C3"]').tap();
    await covers("a refusal");
    await paste(page, sgf({ moves: GAME.moves }));
    await page.locator("[data-offer]").waitFor();
    await covers("an offer");
  }
});

test("beside the board a name has room for its words", async (t) => {
  for (const viewport of [{ width: 1100, height: 720 }, { width: 1280, height: 800 }, { width: 1024, height: 768 }]) {
    const page = await openPage(t, { viewport });
    await paste(page, sgf({ moves: ["C3"], info: { PB: "Константин", PW: "Bohuslav Novák" } }));
    const rows = page.locator(".seat-name").evaluateAll((names) =>
      names.map((name) => Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight))),
    );
    assert.deepEqual((await rows).map((rows, index) => rows <= 2 - index), [true, true], `${viewport.width}: ${await rows} rows`);
  }
});
