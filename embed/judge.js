// The judge of dead stones, in slices between whatever else the page does. A worker would have
// to come from the page's own origin, which the folder of the boards mostly does not.

/* global HOSHI_FILES */
const address = (name) => new URL(`./${name}?${HOSHI_FILES.judge}`, import.meta.url).href;

/** How long a slice lasts, in ms: no scrolling stumbles over it. */
const SLICE_MS = 8;
/** Playouts between two looks at the clock. */
const PLAYOUTS = 2;

let judge;

/** The judge's program, loaded when the first count begins. */
function loadJudge() {
  judge ??= start().catch((error) => {
    judge = undefined;
    throw error;
  });
  return judge;
}

async function start() {
  const module = await import(address("hoshi-judge.js"));
  await module.default({ module_or_path: address("hoshi-judge_bg.wasm") });
  return module;
}

/** Is talked to as a worker (src/app/platform/judge.rs): says "ready", and answers one question. */
export class Judge {
  onmessage = null;
  onerror = null;
  #program;
  #isGone = false;

  constructor() {
    loadJudge().then(
      (program) => {
        this.#program = program;
        this.#say("ready");
      },
      (error) => {
        // The count goes on without a suggestion.
        console.warn("hoshi-goban:", error);
        this.onerror?.(new Event("error"));
      },
    );
  }

  postMessage(question) {
    const judgement = this.#program.begin(question);
    if (!judgement) {
      this.#say("");
      return;
    }
    const think = () => {
      const end = performance.now() + SLICE_MS;
      let isDone = this.#isGone;
      while (!isDone && performance.now() < end) {
        isDone = judgement.step(PLAYOUTS);
      }
      if (!isDone) {
        setTimeout(think);
        return;
      }
      if (!this.#isGone) {
        this.#say(judgement.answer());
      }
      judgement.free();
    };
    think();
  }

  terminate() {
    this.#isGone = true;
  }

  #say(data) {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}
