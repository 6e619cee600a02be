// The lessons: what is in their files, the right answers, and a hand that gives them.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { play } from "./board.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = `${ROOT}public/lessons/`;
const read = (name) => JSON.parse(readFileSync(FOLDER + name, "utf8"));

/** The chapters, each with its pages: `{ id, file, pages: [{ id, goal, … }] }`. */
export const CHAPTERS = read("index.json").chapters.map(({ id, file }) => ({ id, file, pages: read(file).pages }));

/** The texts of a chapter (or, of `index.json`, of the course). */
export const texts = (locale, file = "index.json") => read(`texts/${locale}/${file}`);

/** Right answers to every page, by `chapter/page`: the checker of lessons knows them. */
export function rightAnswers() {
  const files = CHAPTERS.map(({ file }) => FOLDER + file);
  const args = ["run", "--quiet", "--locked", "--no-default-features", "--bin", "hoshi-lessons", "--", "--answers", ...files];
  const lines = execFileSync("cargo", args, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const pages = CHAPTERS.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page.id}`));
  return Object.fromEntries(lines.map((line, index) => [pages[index], JSON.parse(line).answers]));
}

/** The page that is open: `data-page` and `data-stage` say which and how it stands. */
export const lesson = (page) => page.locator("main.lesson");

/** What the page has replied. */
export const reply = (page) => page.locator("[data-reply]");

/** Goes to a page of the course, as a link would lead there. */
export async function goTo(page, chapter, id) {
  await page.evaluate((hash) => (location.hash = hash), `#/${chapter}/${id}`);
  await page.locator(`main.lesson[data-page="${id}"]`).waitFor();
}

/** Gives an answer in the checker's form. */
export async function give(page, answer) {
  if (answer === "pass") {
    await page.locator("[data-answer=pass]").click();
  } else if (answer.point) {
    await play(page, answer.point);
  } else if (answer.choice) {
    await page.locator(`[data-choice="${answer.choice}"]`).click();
  } else if (answer.count !== undefined) {
    await page.locator("[data-answer=number]").fill(String(answer.count));
    await page.locator("[data-answer=check]").click();
  } else {
    await play(page, answer.from, answer.to);
  }
}

const first = (points) => points.trim().split(/[\s:]+/)[0];

/**
 * The wrong answers that a page has words for, each with the key of its reply:
 * those of its first step.
 */
export function wrongAnswers({ id, goal }) {
  const [kind, what] = typeof goal === "object" ? Object.entries(goal)[0] : [goal, {}];
  if (kind === "choose") {
    const wrong = what.options.filter((option) => option !== what.right);
    return wrong.map((choice) => ({ answer: { choice }, key: `${id}.reply.${choice}` }));
  }
  return (what?.tries ?? [])
    .filter((known) => known.say && !known.right && !known.next && !known.others)
    .map((known) => ({
      answer: known.number !== undefined ? { count: known.number } : first(known.at) === "pass" ? "pass" : { point: first(known.at) },
      key: `${id}.${known.say}`,
    }));
}
