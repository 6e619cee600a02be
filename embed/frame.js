// The page of the frame (embed.html): one board from what its address says, and
// the bridge of events and commands to the page around it.

import { ATTRIBUTES } from "./names.js";
import { message, readCommand, readId } from "./messages.js";

const EVENTS = ["hoshi-ready", "hoshi-move", "hoshi-position", "hoshi-solved", "hoshi-result", "hoshi-error"];

const board = document.createElement("hoshi-goban");
// A page from anywhere may ask for any address here, and hears what stands there:
// so the visitor's cookies stay out of it.
board.dataset.credentials = "omit";

// Long records may stand behind the "#", where no server sees or cuts them.
for (const part of [location.search, location.hash]) {
  for (const [name, value] of new URLSearchParams(part.slice(1))) {
    if (ATTRIBUTES.includes(name)) {
      board.setAttribute(name, value);
    }
  }
}

/** Tells the page around the frame. Positions are no secret: whoever shows the board may know. */
function tell(type, detail) {
  if (parent !== window) {
    parent.postMessage(message(type, detail), "*");
  }
}

for (const type of EVENTS) {
  board.addEventListener(type, ({ detail }) => tell(type, detail));
}

const COMMANDS = {
  load: ({ sgf }) => board.load(sgf),
  play: ({ point }) => board.play(point),
  pass: () => board.pass(),
  goto: ({ move }) => board.goto(move),
  toSgf: () => board.toSgf(),
  snapshot: () => board.snapshot(),
  set: ({ attributes }) => Object.entries(attributes).forEach(([name, value]) => (value === null ? board.removeAttribute(name) : board.setAttribute(name, value))),
};

addEventListener("message", async ({ source, data }) => {
  if (source !== parent || parent === window) {
    return;
  }
  const command = readCommand(data);
  if (!command) {
    const id = readId(data);
    if (id !== null) {
      tell("hoshi-answer", { id, ok: false, value: "Not a message in the documented form: it was passed over." });
    }
    return;
  }
  let answer;
  try {
    if (command.type !== "load") {
      await board.ready;
    }
    answer = { ok: true, value: (await COMMANDS[command.type](command)) ?? null };
  } catch (error) {
    answer = { ok: false, value: String(error.message ?? error) };
  }
  tell("hoshi-answer", { id: command.id, ...answer });
});

// Another record behind the "#" is another board.
addEventListener("hashchange", () => location.reload());

new ResizeObserver(() => tell("hoshi-height", { height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body);
document.body.append(board);
board.wake?.();
