// The page starts wherever its folder lies, and says so when it cannot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstLoad } from "../scripts/lib/size.mjs";
import { axe } from "./lib/axe.mjs";
import { DIST, SUB_PATH } from "./lib/browser.mjs";
import { openPage } from "./lib/page.mjs";

const UNABLE = { cs: /nelze Hoshi spustit/, en: /cannot run Hoshi/, ru: /не может запустить Hoshi/, ro: /nu poate rula Hoshi/ };
const LOST = { cs: /nepodařilo načíst/, en: /could not be loaded/, ru: /Не удалось загрузить/, ro: /nu a putut fi încărcat/ };

const visibleText = async (page) => (await page.locator("#boot-help p:visible").allInnerTexts()).join("\n");

test("the game starts at the root of a site", async (t) => {
  const page = await openPage(t);
  assert.match(await page.innerText("body"), /\S/);
});

test("the game starts in a folder of a site, on a phone", async (t) => {
  const page = await openPage(t, { path: SUB_PATH, viewport: "phone", touch: true });
  assert.match(await page.innerText("body"), /\S/);
});

test("the game starts where the address lacks the last slash", async (t) => {
  const page = await openPage(t, { path: SUB_PATH.slice(0, -1) });
  assert.equal(new URL(page.url()).pathname, SUB_PATH);
});

test("the size report counts everything that a first visit loads", async (t) => {
  const loaded = [];
  await openPage(t, {
    before: (page) => page.on("response", (response) => loaded.push(new URL(response.url()).pathname.slice(1) || "index.html")),
  });
  const counted = await firstLoad(DIST);
  assert.deepEqual(loaded.filter((name) => /\.(html|css|js|wasm|json)$/.test(name)).sort(), counted.sort());
});

for (const locale of ["cs", "en", "ru", "ro"]) {
  test(`a browser without WebAssembly is told so (${locale})`, async (t) => {
    const page = await openPage(t, {
      locale,
      waitForGame: false,
      before: (page) => page.addInitScript(() => delete globalThis.WebAssembly),
    });
    await page.locator("#boot[data-state=failed]").waitFor();
    assert.match(await visibleText(page), UNABLE[locale]);
    assert.equal(await page.locator("#boot-help p:visible").count(), 1);
    await axe(page, { rules: { region: { enabled: false }, "landmark-one-main": { enabled: false }, "page-has-heading-one": { enabled: false } } });
  });

  test(`a visitor whose connection breaks is told so (${locale})`, async (t) => {
    const page = await openPage(t, {
      locale,
      waitForGame: false,
      before: (page) => page.route(/\.wasm$/, (route) => route.abort()),
      expected: [/Failed to load resource/, /Failed to fetch/],
    });
    await page.locator("#boot[data-state=failed]").waitFor();
    assert.match(await visibleText(page), LOST[locale]);
  });
}

test("a visitor without scripts is told so, in every language", async (t) => {
  const page = await openPage(t, { waitForGame: false, javaScript: false });
  await page.locator("#boot-help").waitFor({ state: "visible" });
  const text = await visibleText(page);
  for (const pattern of Object.values(UNABLE)) {
    assert.match(text, pattern);
  }
});
