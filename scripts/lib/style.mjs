// Makes small style sheets: of style/*.css target/style/hoshi.css, which every page
// has, and of style/NAME/*.css target/style/NAME.css, which only page NAME has.
// Order: tokens.css, base.css if there is one, then by name.

import { readdir } from "node:fs/promises";
import { build } from "esbuild";
import { BROWSERS } from "./browsers.mjs";

const FIRST = ["tokens.css", "base.css"];
const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

async function sheet(folder, name) {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith(".css"))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  await build({
    stdin: {
      contents: files.map((file) => `@import "./${file}";`).join("\n"),
      loader: "css",
      resolveDir: folder,
    },
    outfile: `target/style/${name}.css`,
    bundle: true,
    minify: true,
    target: BROWSERS,
    // Pictures and fonts stay where they are: addresses count from dist/.
    external: ["*.svg", "*.png", "*.woff2"],
    logLevel: "warning",
  });
}

await sheet("style", "hoshi");
for (const entry of await readdir("style", { withFileTypes: true })) {
  if (entry.isDirectory()) {
    await sheet(`style/${entry.name}`, entry.name);
  }
}
