// Takes the pictures of scripts/shots.

import { parseArgs } from "node:util";
import { closeAll } from "./lib/browser.mjs";
import { shot } from "./lib/shot.mjs";
import { LOCALES, VIEWPORTS, visit } from "./lib/visit.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: "string", default: Object.keys(LOCALES).join() },
    viewport: { type: "string", default: Object.keys(VIEWPORTS).join() },
    scheme: { type: "string", default: "light,dark" },
    full: { type: "boolean", default: false },
  },
});
const routes = positionals.length > 0 ? positionals : [""];
const every = (list) => list.split(",");

/** `#/lessons/2` → `lessons-2`. */
const named = (route) => route.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "start";

try {
  for (const route of routes) {
    for (const viewport of every(values.viewport)) {
      for (const colorScheme of every(values.scheme)) {
        for (const locale of every(values.lang)) {
          const { page, problems, close } = await visit({
            path: `/${route}`,
            viewport,
            colorScheme,
            locale,
            reducedMotion: true,
            touch: viewport !== "desktop",
          });
          const name = `shots/${named(route)}-${viewport}-${colorScheme}-${locale}`;
          console.log(await shot(page, name, { fullPage: values.full }));
          problems.forEach((problem) => console.error(`  ${problem}`));
          await close();
        }
      }
    }
  }
} finally {
  await closeAll();
}
