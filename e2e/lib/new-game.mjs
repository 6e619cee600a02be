// The dialog that begins a game.

import { dialog } from "./screen.mjs";

/** The form's field of that name. */
export const field = (page, name) => dialog(page).locator(`[name="${name}"]`);

/** Chooses one of a group: `pick(page, "kind", "handicap")`. */
export const pick = (page, name, value) => dialog(page).locator(`[name="${name}"][value="${value}"]`).check();

/** What is wrong with the form, as it says itself; empty when nothing is. */
export const fault = (page) => dialog(page).locator(".fault");

/** The button that begins the game. */
export const begin = (page) => page.locator("[data-confirm=new-game]");

/** Opens the dialog by its button in the bar. */
export async function openNewGame(page) {
  await page.locator("header [data-menu=new]").click();
  await dialog(page).waitFor();
}

/**
 * Fills the form in; whatever is left out stays as proposed. `size` is `"9"`,
 * `"13"`, `"19"` or `"WIDTHxHEIGHT"`; `kind` is `"even"`, `"friendly"` or
 * `"handicap"`; `placement` is `"fixed"` or `"free"`.
 */
export async function fill(page, { size, rules, kind, komi, stones, placement, ...names }) {
  if (size?.includes("x")) {
    const [width, height] = size.split("x");
    await pick(page, "size", "other");
    await field(page, "width").fill(width);
    await field(page, "height").fill(height);
  } else if (size) {
    await pick(page, "size", size);
  }
  if (rules) {
    await field(page, "rules").selectOption(rules);
  }
  if (kind) {
    await pick(page, "kind", kind);
  }
  if (komi !== undefined) {
    await field(page, "komi").fill(komi);
  }
  if (stones !== undefined) {
    await field(page, "stones").fill(stones);
  }
  if (placement) {
    await pick(page, "placement", placement);
  }
  for (const [name, value] of Object.entries(names)) {
    await field(page, name).fill(value);
  }
}

/** Begins a game like that. */
export async function startGame(page, options = {}) {
  await openNewGame(page);
  await fill(page, options);
  await begin(page).click();
  await dialog(page).waitFor({ state: "detached" });
}
