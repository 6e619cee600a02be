// Every screen and state of the page, each with the way to it from a first visit.

import { at, expectStatus } from "./board.mjs";
import { openNewGame, pick } from "./new-game.mjs";
import { choose, paste } from "./screen.mjs";
import { sgf } from "./sgf.mjs";

const LEFT = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"];
const RIGHT = LEFT.map((point) => point.replace("C", "D"));
const ENDED = sgf({ black: LEFT, white: [...RIGHT, "A5"], moves: ["pass", "pass"] });

async function counting(page) {
  await paste(page, ENDED);
  await expectStatus(page, { phase: "counting" });
}

/** Each state, and the way to it from a first visit. */
export const STATES = {
  start: async () => {},
  play: async (page) => {
    await at(page, "C3").click();
    await at(page, "G7").click();
  },
  refusal: async (page) => {
    await at(page, "C3").click();
    await at(page, "C3").click();
  },
  counting,
  "counting with a dead stone": async (page) => {
    await counting(page);
    await at(page, "A5").click();
  },
  result: async (page) => {
    await counting(page);
    await at(page, "A5").click();
    await page.locator("[data-accept=black]").click();
    await page.locator("[data-accept=white]").click();
    await expectStatus(page, { phase: "finished" });
  },
  "new game": async (page) => {
    await openNewGame(page);
    await pick(page, "size", "other");
    await pick(page, "kind", "handicap");
    await page.locator(".work-out summary").click();
  },
  menu: (page) => page.locator(".menu summary").click(),
  open: (page) => choose(page, "open"),
  settings: (page) => choose(page, "settings"),
  help: (page) => choose(page, "help"),
  about: (page) => choose(page, "about"),
};
