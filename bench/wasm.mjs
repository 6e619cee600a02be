// How long the count of a 19×19 position takes in WebAssembly, built for speed and as the page is.
// Prints a table for README.md.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TARGET = "wasm32-unknown-unknown";
const ROUNDS = 5;
const ROUND_MS = 400;
const POSITIONS = [
  ["200 random moves", 200],
  ["played out at random", 2000],
];
const SEEDS = [1, 2, 3, 4, 5];
const WORK = ["count", "unsettled", "life"];

const manifest = fileURLToPath(new URL("wasm/Cargo.toml", import.meta.url));

const build = (profile) => {
  const cargo = (...command) => execFileSync("cargo", [...command, "--manifest-path", manifest], { encoding: "utf8" });
  cargo("build", "--quiet", "--profile", profile, "--target", TARGET);
  const { target_directory } = JSON.parse(cargo("metadata", "--format-version", "1", "--no-deps"));
  return readFileSync(`${target_directory}/${TARGET}/${profile}/hoshi_bench_wasm.wasm`);
};

/** Milliseconds for one run of `work`, in the best of some rounds. */
const milliseconds = (work) => {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < ROUND_MS / SEEDS.length) {
      work(10);
      done += 10;
    }
    best = Math.min(best, (performance.now() - start) / done);
  }
  return best;
};

const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

console.log("Milliseconds a position (19×19), the average of five positions.\n");
row("", "opt-level", ...WORK);
row("---", "---", ...WORK.map(() => "--:"));
for (const [profile, level] of [["release", "3"], ["web", "z"]]) {
  const { instance } = await WebAssembly.instantiate(build(profile));
  const { exports } = instance;
  for (const [name, moves] of POSITIONS) {
    const times = WORK.map((work) =>
      average(
        SEEDS.map((seed) => {
          exports.prepare(moves, seed);
          return milliseconds(exports[work]);
        }),
      ),
    );
    row(name, level, ...times.map((time) => time.toFixed(3)));
  }
}
