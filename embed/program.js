// The program and the style of the boards, each loaded once a page.

import { Judge } from "./judge.js";
import { Trouble } from "./trouble.js";

/* global HOSHI_FILES */
const address = (name) => new URL(`./${name}`, import.meta.url).href;

let program;
let sheet;
/** How often the program has failed: the next one needs an address of its own. */
let failures = 0;
/** What to call for each standing board when the program fails. */
export const standing = new Set();

/** The program, running. */
export function loadProgram() {
  // What failed may be tried again.
  program ??= start().catch((error) => {
    program = undefined;
    throw error;
  });
  return program;
}

async function start() {
  if (typeof WebAssembly !== "object") {
    throw new Trouble("unable");
  }
  try {
    const module = await import(address(HOSHI_FILES.script) + (failures > 0 ? `?${failures}` : ""));
    await module.default({ module_or_path: address(HOSHI_FILES.program) });
    module.watch(() => {
      failures += 1;
      program = undefined;
      // Not now: the program is still in the middle of its last call.
      queueMicrotask(() => [...standing].forEach((failed) => failed()));
    });
    module.judge(() => new Judge());
    return module;
  } catch (error) {
    failures += 1;
    console.error(error);
    throw new Trouble(error instanceof WebAssembly.CompileError ? "unable" : "lost", String(error));
  }
}

/** The style: a sheet to be shared, or its address where the browser shares none. */
export function loadSheet() {
  sheet ??= readSheet().catch((error) => {
    sheet = undefined;
    throw new Trouble("lost", String(error));
  });
  return sheet;
}

async function readSheet() {
  const name = address(HOSHI_FILES.style);
  const response = await fetch(name);
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  try {
    const made = new CSSStyleSheet();
    made.replaceSync(await response.text());
    return made;
  } catch {
    return name;
  }
}
