// Finishes what Trunk has put together, before it becomes dist/: each program with its parts
// (scripts/lib/split/wasm-bindgen took it apart) under names that change whenever any of it does,
// and the scripts short. What was copied from public/ stays as it was written.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { build, transform } from "esbuild";
import { BROWSERS } from "./browsers.mjs";

const run = promisify(execFile);
const stage = process.env.TRUNK_STAGING_DIR;
const release = process.env.TRUNK_PROFILE === "release";
const bound = join("target/wasm-bindgen", process.env.TRUNK_PROFILE);
/** As Trunk calls wasm-opt in index.html. */
const OPTIMISE = /data-wasm-opt-params="([^"]*)"/.exec(await readFile("index.html", "utf8"))[1].split(" ");

for (const name of await readdir(stage)) {
  const program = /^(hoshi(?:-[a-z]+)*)-[0-9a-f]+\.js$/.exec(name);
  if (program) {
    await packProgram(program[1], name);
  } else if (release && /^boot-[0-9a-f]+\.js$/.test(name)) {
    const file = join(stage, name);
    const { code } = await transform(await readFile(file, "utf8"), { minify: true, format: "esm", target: BROWSERS });
    await writeFile(file, code);
  }
}

/** A program, `script` as Trunk calls it, with its parts. */
async function packProgram(name, script) {
  const parts = await partsOf(name);
  const wasm = script.replace(".js", "_bg.wasm");
  const bytes = await readFile(join(stage, wasm));
  const loader = parts.length > 0 ? await loaderOf(name) : "";
  const source = await readFile(join(stage, script), "utf8");
  // One mark for all: they belong together, and no part works with another's program.
  const hash = createHash("sha256");
  [bytes, source, loader, ...parts.map((part) => part.bytes)].forEach((piece) => hash.update(piece));
  const mark = hash.digest("hex").slice(0, 16);
  const named = (file) => file.replace(/-[0-9a-f]+(_bg\.wasm|\.js)$/, `-${mark}$1`);

  const linked = parts.reduce((text, part) => text.replaceAll(part.file, `${part.name}-${mark}.wasm`), loader);
  const code = await bundle(source.replaceAll(wasm, named(wasm)), linked);
  await rm(join(stage, script));
  await rm(join(stage, wasm));
  await writeFile(join(stage, named(script)), code);
  await writeFile(join(stage, named(wasm)), bytes);
  await Promise.all(parts.map((part) => writeFile(join(stage, `${part.name}-${mark}.wasm`), part.bytes)));
  await rename(script, named(script), wasm, named(wasm));
}

/** What of a program loads later: `file` as its loader calls it, the `name` it gets, and its bytes. */
async function partsOf(name) {
  const folder = join(bound, `${name}-parts`);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".wasm") && file !== "main.wasm");
  return Promise.all(
    files.map(async (file) => {
      // split_count_panel_480174523782026871.wasm, chunk_3.wasm
      const plain = basename(file, ".wasm").replace(/^split_/, "").replace(/_\d{6,}$/, "").replaceAll("_", "-");
      return { file, name: `${name}-${plain}`, bytes: await optimised(join(folder, file)) };
    }),
  );
}

async function optimised(file) {
  if (!release) {
    return readFile(file);
  }
  const short = join("target/wasm-opt", basename(file));
  await mkdir("target/wasm-opt", { recursive: true });
  await run("wasm-opt", [...OPTIMISE, "-Os", "--strip-debug", "--strip-producers", file, "-o", short]);
  return readFile(short);
}

/** The script that loads the parts. */
async function loaderOf(name) {
  const loader = await readFile(join(bound, `${name}-parts`, "__wasm_split.js"), "utf8");
  // As it comes it needs a server that knows the type of wasm, and takes a page of error for a part.
  const eager = "WebAssembly.instantiateStreaming(src, imports)";
  if (!loader.includes(eager)) {
    throw new Error("wasm-split-cli's loader is not as pack.mjs expects it");
  }
  return `async function arrived(response) {
    const { ok, status, url } = await response;
    if (!ok) throw new Error(\`\${url}: \${status}\`);
    return (await response).arrayBuffer();
  }
  ${loader.replaceAll(eager, "WebAssembly.instantiate(await arrived(src), imports)")}`;
}

/** The program's script and the loader of its parts, which name each other, as one file. */
async function bundle(script, loader) {
  const { outputFiles } = await build({
    entryPoints: ["main.js"],
    bundle: true,
    write: false,
    minify: release,
    format: "esm",
    target: BROWSERS,
    logLevel: "warning",
    // wasm-bindgen imports the loader once a part.
    logOverride: { "duplicate-object-key": "silent" },
    plugins: [
      {
        name: "parts",
        setup(build) {
          build.onResolve({ filter: /__wasm_split/ }, () => ({ path: "loader", namespace: "parts" }));
          build.onResolve({ filter: /^(\.\/)?main\.js$/ }, () => ({ path: "script", namespace: "parts" }));
          build.onLoad({ filter: /^loader$/, namespace: "parts" }, () => ({ contents: loader }));
          build.onLoad({ filter: /^script$/, namespace: "parts" }, () => ({ contents: script }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}

/** The page names its program by the names it has now. */
async function rename(script, newScript, wasm, newWasm) {
  const page = join(stage, "index.html");
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replaceAll(wasm, newWasm).replaceAll(script, newScript));
}
