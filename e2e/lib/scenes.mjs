// Every screen and state of the page, each with the way to it from an empty
// board. They use no words, so that they work in every language.

import { readFileSync } from "node:fs";
import { at, goban } from "./board.mjs";
import { agree, agreeOnResult, judged, markDead, stepUntil } from "./count.mjs";
import { GAME } from "./games.mjs";
import { field, fill, openNewGame, pick, startGame } from "./new-game.mjs";
import { choose, dialog, notice, paste } from "./screen.mjs";
import { sgf } from "./sgf.mjs";

/** The example of the Czech rule book, as the page offers it. */
const SAMPLE = readFileSync(new URL("../../public/samples/czech-rule-book-13.sgf", import.meta.url), "utf8");

const counting = sgf({ moves: [...GAME.moves, "pass", "pass"], info: { PB: "Jana Nováková-Šťastná", PW: "Пётр", BR: "5k" } });

async function reachCount(page) {
  await paste(page, counting);
  await markDead(page, GAME.dead);
}

async function reachResult(page) {
  await reachCount(page);
  await agreeOnResult(page);
}

const two = sgf({ info: { PB: "A" }, moves: ["C3"] }) + sgf({ info: { PW: "B" }, moves: ["D3"] });

export const SCENES = {
  start: async () => {},
  "mid-game": (page) => paste(page, sgf({ moves: GAME.moves.slice(0, 30), info: { C: "A comment\non two lines" } })),
  "a full-size game": (page) => paste(page, sgf({ width: 19, moves: ["D4", "Q16", "Q4", "D16", "K10"] })),
  variations: async (page) => {
    await paste(page, "(;SZ[9]C[note];B[cc](;W[gg]C[one])(;W[cg])(;W[]))");
    await goban(page).press("u");
    await page.locator(".branch").first().waitFor();
  },
  refusal: async (page) => {
    await paste(page, sgf({ black: ["A2", "B2", "C2", "D1"], white: ["A1", "B1"], toPlay: "W" }));
    await at(page, "C1").click({ force: true });
    await notice(page).waitFor();
  },
  "one pass": async (page) => {
    await paste(page, sgf({ moves: ["C3", "pass"] }));
    await page.locator("[data-to-play=black]").waitFor();
  },
  "placing handicap stones": (page) => startGame(page, { kind: "handicap", stones: "3", placement: "free" }),
  counting: reachCount,
  "counting, one side agrees": async (page) => {
    await reachCount(page);
    await page.locator("[data-accept=black]").click();
    await page.locator("[data-accept=black][aria-pressed=true]").waitFor();
  },
  "counting, a trial": async (page) => {
    await reachCount(page);
    await page.locator("[data-trial-start]").click();
    await page.locator("[data-trial]").waitFor();
  },
  ...Object.fromEntries(
    ["dead", "prisoners", "rearrange", "count"].map((stage) => [
      `counting over the board, ${stage}`,
      async (page) => {
        await paste(page, SAMPLE);
        await judged(page);
        await agree(page);
        await stepUntil(page, `main[data-stage="${stage}"]`);
      },
    ]),
  ),
  "counting, a trial that has ended": async (page) => {
    await reachCount(page);
    await page.locator("[data-trial-start]").click();
    await at(page, "C2").click({ force: true });
    await goban(page).press("p");
    await goban(page).press("p");
    await page.locator("[data-trial=ended]").waitFor();
  },
  "counting by area, heaps": async (page) => {
    await paste(page, sgf({ moves: [...GAME.moves, "pass", "pass"], info: { RU: "Chinese" } }));
    await markDead(page, GAME.dead);
    await agree(page);
    await stepUntil(page, "main[data-stage=result]");
  },
  "counting over the board, a slip": async (page) => {
    await reachCount(page);
    await agree(page);
    await at(page, "D5").click({ force: true });
    await page.locator("[data-slip]").waitFor();
  },
  "counted over the board": async (page) => {
    await reachCount(page);
    await agree(page);
    await stepUntil(page, "[data-result]");
  },
  result: async (page) => {
    await reachResult(page);
    await page.locator(".other-account summary").click();
  },
  "a record that cannot be read": async (page) => {
    await paste(page, "(;GM[2])");
    await notice(page).waitFor();
  },
  "new game": openNewGame,
  "new game, handicap": async (page) => {
    await openNewGame(page);
    await pick(page, "size", "other");
    await pick(page, "kind", "handicap");
    await dialog(page).locator(".work-out summary").click();
    await fill(page, { "grade-black": "5k", "grade-white": "2d" });
    await field(page, "loss").fill("39");
  },
  "new game, invalid": async (page) => {
    await openNewGame(page);
    await fill(page, { size: "5x5", kind: "handicap", stones: "2" });
  },
  open: (page) => choose(page, "open"),
  "open, several games": async (page) => {
    await paste(page, two);
    await dialog(page).locator(".games").waitFor();
  },
  settings: (page) => choose(page, "settings"),
  help: (page) => choose(page, "help"),
  about: (page) => choose(page, "about"),
  resign: async (page) => {
    await page.locator(".actions button:nth-child(4)").click();
    await dialog(page).waitFor();
  },
  menu: (page) => page.locator(".menu summary").click(),
};

/** Back to an empty board without dialogs, from any scene. */
export async function reset(page) {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.locator(".menu:not([open])").waitFor({ state: "attached" });
  await paste(page, sgf());
  await page.locator('[data-size="9"][data-phase=play]:not(:has([data-stone]))').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Walks through every scene on one page: `visit(name)` looks at it. */
export async function eachScene(page, look) {
  for (const [name, enter] of Object.entries(SCENES)) {
    await reset(page);
    await enter(page);
    await look(name);
  }
}
