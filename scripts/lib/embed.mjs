// Puts together what a club's page loads: embed.js and its types, the page of the
// frame, "Embed this", and the examples. Runs when all programs lie in FOLDER.
//
//   node scripts/lib/embed.mjs FOLDER

import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { BROWSERS } from "./browsers.mjs";

const folder = process.argv[2];
const names = await readdir(folder);
const find = (pattern) => names.find((name) => pattern.test(name)) ?? fail(`${folder} has no file ${pattern}`);

function fail(message) {
  throw new Error(message);
}

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** A copy under a name that changes with its content, as Trunk makes them. */
async function hashed(file, name, ending) {
  const bytes = await readFile(file);
  const made = `${name}-${hashOf(bytes)}.${ending}`;
  await writeFile(join(folder, made), bytes);
  return made;
}

const files = {
  script: find(/^hoshi-embed-[0-9a-f]+\.js$/),
  program: find(/^hoshi-embed-[0-9a-f]+_bg\.wasm$/),
  style: await hashed("target/style/hoshi-embed.css", "hoshi-embed", "css"),
  // Trunk gives the judge no hash in its name: it stands behind the address.
  judge: hashOf(await readFile(join(folder, find(/^hoshi-judge_bg\.wasm$/)))),
};
const version = /^version = "(.+)"/m.exec(await readFile("Cargo.toml", "utf8"))[1];

/** One script without imports, except those of files beside it. */
const bundle = (entry, outfile, external = []) =>
  build({
    entryPoints: [`embed/${entry}`],
    outfile: join(folder, outfile),
    bundle: true,
    minify: true,
    format: "esm",
    target: BROWSERS,
    external,
    define: { HOSHI_FILES: JSON.stringify(files), HOSHI_VERSION: JSON.stringify(version) },
    logLevel: "warning",
  });

await bundle("embed.js", "embed.js");
await bundle("frame.js", "embed-frame.js");
await bundle("this.js", "embed-this.js");
await bundle("examples.js", "embed-examples.js");
await copyFile("embed/pages.css", join(folder, "embed-pages.css"));
await copyFile("embed/embed.d.ts", join(folder, "embed.d.ts"));
await copyFile("embed/frame.css", join(folder, "embed-frame.css"));

// These pages look like the game's.
const style = find(/^hoshi-[0-9a-f]+\.css$/);
for (const name of ["this", "examples"]) {
  const html = await readFile(`embed/${name}.html`, "utf8");
  await writeFile(join(folder, `embed-${name}.html`), html.replace("HOSHI_STYLE", style));
}

// The frame's page loads its program by embed.js alone, which knows whether it is needed.
const page = join(folder, "embed.html");
const html = await readFile(page, "utf8");
const bare = html.replace(/<link\b[^>]*\brel="?(?:modulepreload|preload)\b[^>]*>/g, "");
if (bare.includes("hoshi-embed-")) {
  fail("embed.html still names its program");
}
await writeFile(page, bare);
