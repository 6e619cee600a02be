// What a first visit of each page loads: the page and the files it names, as brotli sends
// them. Prints the parts, and fails above the limit.
//
//   node scripts/lib/size.mjs [FOLDER]

import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** The limit of a first visit, in bytes. This is the one place; ARCHITECTURE.md says why so much. */
export const FIRST_LOAD_LIMIT_BYTES = 295_000;

/** The same of the page with the lessons, before the lesson's own data. */
export const LESSONS_LIMIT_BYTES = 360_000;

/** That of the first board in another page: less than the game's own. */
export const EMBED_LIMIT_BYTES = 290_000;

const COUNTED = [".html", ".css", ".js", ".wasm"];
const compress = promisify(brotliCompress);

/** The files of a first visit of a page: the page, and what it names with src= and href=. */
export async function firstLoad(folder, name = "index.html") {
  const page = await readFile(join(folder, name), "utf8");
  const named = [...page.matchAll(/\b(?:src|href)="?\.\/([^"\s>]+)/g)].map((match) => match[1]);
  return [name, ...new Set(named)].filter((name) => COUNTED.includes(extname(name)));
}

/** The files of a page's first board: what a club's page names, and what that loads. */
export async function embedLoad(folder) {
  const names = await readdir(folder);
  return ["embed.js", ...names.filter((name) => /^hoshi-embed-[0-9a-f]+(?:_bg)?\.(?:js|css|wasm)$/.test(name))];
}

/** The parts of a program that load when they are wanted (scripts/lib/pack.mjs). */
export async function laterParts(folder, program) {
  const names = await readdir(folder);
  return names.filter((name) => program.test(name) && /-[0-9a-f]{16}\.wasm$/.test(name));
}

const OF_GAME = /^hoshi-(?!learn-|embed-|judge)[a-z]/;
const OF_LESSONS = /^hoshi-learn-[a-z]+-/;
const OF_BOARDS = /^hoshi-embed-[a-z]+-/;

/** Sizes of `names` in `folder`, in bytes: raw and by brotli at its best. */
export async function measure(folder, names) {
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return { name, raw: bytes.length, brotli: (await compress(bytes)).length };
    }),
  );
}

function line({ name, raw, brotli }) {
  const kb = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
  return `  ${name.padEnd(36)}${kb(raw)}${kb(brotli)}`;
}

/** Prints the parts with their sum, and resolves to it. */
async function report(title, folder, names) {
  const parts = await measure(folder, names);
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  const total = { name: "together", raw: sum("raw"), brotli: sum("brotli") };
  console.log(`${title.padEnd(38)}       raw      brotli`);
  console.log([...parts, total].map(line).join("\n"));
  return total;
}

/** Says whether a sum is within its limit. */
function hold(total, limitBytes) {
  const limit = limitBytes / 1000;
  if (total.brotli > limitBytes) {
    console.error(`Over the limit of ${limit} kB (scripts/lib/size.mjs; ARCHITECTURE.md says why).`);
    process.exitCode = 1;
  } else {
    console.log(`  within the limit of ${limit} kB`);
  }
}

async function main(folder = "dist") {
  hold(await report("A first visit of the game loads", folder, await firstLoad(folder)), FIRST_LOAD_LIMIT_BYTES);
  await report("Whoever plays loads besides, in the meantime", folder, await laterParts(folder, OF_GAME));
  hold(await report("A first visit of the lessons loads", folder, await firstLoad(folder, "learn.html")), LESSONS_LIMIT_BYTES);
  await report("What stands beside the lessons loads when it is wanted", folder, await laterParts(folder, OF_LESSONS));
  hold(await report("A first board in another page loads", folder, await embedLoad(folder)), EMBED_LIMIT_BYTES);
  await report("Boards load besides what their modes need", folder, await laterParts(folder, OF_BOARDS));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv[2]);
}
