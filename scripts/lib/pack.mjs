// Shortens the scripts that Trunk has put together (names with a hash) before
// they become dist/. What was copied from public/ stays as it was written.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { BROWSERS } from "./browsers.mjs";

const stage = process.env.TRUNK_STAGING_DIR;
if (process.env.TRUNK_PROFILE === "release") {
  for (const name of await readdir(stage)) {
    if (/^(boot|hoshi(-[a-z]+)*)-[0-9a-f]+\.js$/.test(name)) {
      const file = join(stage, name);
      const { code } = await transform(await readFile(file, "utf8"), { minify: true, format: "esm", target: BROWSERS });
      await writeFile(file, code);
    }
  }
}
