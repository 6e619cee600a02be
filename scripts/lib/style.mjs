// Makes small style sheets: of style/*.css target/style/hoshi.css, which every page
// has, and of style/NAME/*.css target/style/NAME.css, which only page NAME has.
// The sheets that an embedded board needs become one for its shadow root:
// target/style/hoshi-embed.css.
// Order: tokens.css, base.css if there is one, then by name.

import { readdir, readFile } from "node:fs/promises";
import { build } from "esbuild";
import { BROWSERS } from "./browsers.mjs";

const FIRST = ["tokens.css", "base.css"];
// What only a page of its own has.
const NOT_EMBEDDED = ["boot.css", "crash.css", "header.css", "table.css"];

const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

async function sheets(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  return names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).map((name) => `${folder}/${name}`);
}

/** Bundles sheets in their order; `change` works on the text of each. */
async function sheet(outfile, files, change = (text) => text) {
  await build({
    stdin: { contents: files.map((file) => `@import "./${file}";`).join("\n"), loader: "css", resolveDir: "." },
    outfile,
    bundle: true,
    minify: true,
    target: BROWSERS,
    // Pictures and fonts stay where they are: addresses count from dist/.
    external: ["*.svg", "*.png", "*.woff2"],
    logLevel: "warning",
    plugins: [
      {
        name: "change",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: change(await readFile(path, "utf8")), loader: "css" })),
      },
    ],
  });
}

/**
 * A sheet as it must be within somebody else's page: the root is the board's place,
 * and lengths do not hang on the size of the page's text.
 */
function embedded(text) {
  return text
    .replaceAll(":root", ".place")
    .replace(/(\d*\.?\d+)rem\b/g, (_, number) => `${Number(number) * 16}px`);
}

const all = await sheets("style");
await sheet("target/style/hoshi.css", all);
for (const entry of await readdir("style", { withFileTypes: true })) {
  if (entry.isDirectory() && entry.name !== "embed") {
    await sheet(`target/style/${entry.name}.css`, await sheets(`style/${entry.name}`));
  }
}
const shared = all.filter((file) => !NOT_EMBEDDED.some((name) => file.endsWith(`/${name}`)));
await sheet("target/style/hoshi-embed.css", [...shared, ...(await sheets("style/embed"))], embedded);
