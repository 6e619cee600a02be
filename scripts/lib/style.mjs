// Makes one small style sheet of style/*.css: target/style/hoshi.css.
// Order: tokens.css, base.css if there is one, then by name.

import { readdir } from "node:fs/promises";
import { build } from "esbuild";
import { BROWSERS } from "./browsers.mjs";

const FIRST = ["tokens.css", "base.css"];
const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const sheets = (await readdir("style"))
  .filter((name) => name.endsWith(".css"))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

await build({
  stdin: {
    contents: sheets.map((name) => `@import "./${name}";`).join("\n"),
    loader: "css",
    resolveDir: "style",
  },
  outfile: "target/style/hoshi.css",
  bundle: true,
  minify: true,
  target: BROWSERS,
  // Pictures and fonts stay where they are: addresses count from dist/.
  external: ["*.svg", "*.png", "*.woff2"],
  logLevel: "warning",
});
