// The engine beside the crate goban and the npm package @sabaki/go-board: the same random games, the
// same positions, one run. Prints a table for README.md.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import Board from "@sabaki/go-board";

const ROUNDS = 5;
const ROUND_MS = 400;
const LEGAL = { preventOverwrite: true, preventSuicide: true, preventKo: true };

const native = () => {
  const manifest = fileURLToPath(new URL("native/Cargo.toml", import.meta.url));
  const command = ["run", "--release", "--quiet", "--manifest-path", manifest];
  const options = { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] };
  return JSON.parse(execFileSync("cargo", command, options));
};

/** Things a second in the best of some rounds, as on the native side. */
const rate = (things, work) => {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < ROUND_MS) {
      work();
      done += things;
    }
    best = Math.max(best, (1000 * done) / (performance.now() - start));
  }
  return best;
};

const replay = (side, games) => {
  for (const game of games) {
    let board = Board.fromDimensions(side);
    let sign = 1;
    for (const vertex of game) {
      board = board.makeMove(sign, vertex, LEGAL);
      sign = -sign;
    }
  }
};

const perft = (board, sign, length) => {
  let leaves = 0;
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const { overwrite, suicide, ko } = board.analyzeMove(sign, [x, y]);
      if (overwrite || suicide || ko) continue;
      leaves += length === 1 ? 1 : perft(board.makeMove(sign, [x, y]), -sign, length - 1);
    }
  }
  return leaves;
};

const millions = (perSecond) => (perSecond / 1e6).toPrecision(3);
const times = (ours, theirs) => {
  const ratio = ours / theirs;
  return `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}×`;
};
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

const { boards, perfts } = native();

/** What another program does, and how many times faster `Position` and (of moves) `Game` are. */
const beside = (other, { position, game }) => {
  const ratios = [position, game].filter((ours) => ours !== undefined).map((ours) => times(ours, other));
  return `${millions(other)} (${ratios.join(", ")})`;
};

const show = (name, rates, sabaki) => {
  const game = rates.game === undefined ? "" : millions(rates.game);
  row(name, millions(rates.position), game, beside(rates.goban, rates), beside(sabaki, rates));
};

console.log("Millions a second; in brackets how many times faster `Position` and `Game` are.\n");
row("", "`Position`", "`Game`", "goban 0.20.1", "@sabaki/go-board 1.4.3");
row("---", "--:", "--:", "--:", "--:");
for (const { side, moves, games, rates } of boards) {
  show(`moves, ${side}×${side}`, rates, rate(moves, () => replay(side, games)));
}
for (const { side, length, leaves, rates } of perfts) {
  const found = perft(Board.fromDimensions(side), 1, length);
  if (found !== leaves) throw new Error(`${found} sequences instead of ${leaves}`);
  const sabaki = rate(leaves, () => perft(Board.fromDimensions(side), 1, length));
  show(`perft leaves, ${side}×${side}, ${length} moves`, rates, sabaki);
}
