// axe finds nothing on any screen and in any state, light and dark, on a phone
// and on a desktop.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib/axe.mjs";
import { openPage } from "./lib/page.mjs";
import { eachScene } from "./lib/scenes.mjs";

for (const viewport of ["desktop", "phone"]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing (${viewport}, ${colorScheme})`, async (t) => {
      const page = await openPage(t, { viewport, colorScheme, touch: viewport === "phone", reducedMotion: true });
      const found = [];
      await eachScene(page, async (name) => {
        await axe(page).catch((error) => found.push(`${name}:\n${error.message}`));
      });
      assert.equal(found.join("\n\n"), "");
    });
  }
}
