// The program and the style of the boards, each loaded once a page.

import { Trouble } from "./trouble.js";

/* global HOSHI_FILES */
const address = (name) => new URL(`./${name}`, import.meta.url).href;

let program;
let sheet;
const watchers = new Set();

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
    const module = await import(address(HOSHI_FILES.script));
    await module.default({ module_or_path: address(HOSHI_FILES.program) });
    module.watch(() => {
      // The next board gets a fresh program, under another address.
      watchers.forEach((failed) => failed());
      watchers.clear();
    });
    return module;
  } catch (error) {
    console.error(error);
    throw new Trouble(error instanceof WebAssembly.CompileError ? "unable" : "lost", String(error));
  }
}

const watched = new WeakMap();

/** From now on `failed` hears when the program breaks, for as long as the element lives. */
export function watchProgram(_, element, failed) {
  if (watched.has(element)) {
    return;
  }
  watched.set(element, failed);
  const weak = new WeakRef(element);
  const watcher = () => weak.deref() && watched.get(weak.deref())?.();
  watchers.add(watcher);
  gone.register(element, watcher);
}

const gone = new FinalizationRegistry((watcher) => watchers.delete(watcher));

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
