// The messages between a frame and the page around it: what is accepted, and how
// it is told. Nothing here touches a page, so that tests can hand it anything.

/** The version of the messages; it is the value of `hoshi` in each of them. */
export const MESSAGES = 1;

/** The longest record that a message may bring, in characters. */
const MAX_SGF = 8 * 1024 * 1024;
/** Attributes that a message may change: how the board looks, never which game it is. */
const LOOKS = ["lang", "theme", "coordinates", "region", "move", "controls"];

const isText = (most) => (value) => typeof value === "string" && value.length <= most;
const isMove = (value) => value === "start" || value === "end" || (Number.isInteger(value) && value >= 0 && value < 2 ** 32);
const areLooks = (value) =>
  isPlain(value) && Object.entries(value).every(([name, text]) => LOOKS.includes(name) && (text === null || isText(100)(text)));

/** The commands, each with what it must bring. */
const COMMANDS = {
  load: { sgf: isText(MAX_SGF) },
  play: { point: isText(8) },
  pass: {},
  goto: { move: isMove },
  toSgf: {},
  snapshot: {},
  set: { attributes: areLooks },
};

/** A command in the documented form, or null for anything else. */
export function readCommand(data) {
  if (!isPlain(data) || data.hoshi !== MESSAGES || !Object.hasOwn(COMMANDS, data.type)) {
    return null;
  }
  const { hoshi: _, type, id = null, ...rest } = data;
  const wanted = COMMANDS[type];
  const fits =
    isId(id) &&
    Object.keys(rest).every((name) => Object.hasOwn(wanted, name)) &&
    Object.entries(wanted).every(([name, accepts]) => Object.hasOwn(rest, name) && accepts(rest[name]));
  return fits ? { type, id, ...rest } : null;
}

/**
 * The `id` of a message that is no command, if it is one of ours and waits for an answer; else null.
 * Whoever made a mistake hears of it.
 */
export function readId(data) {
  return isPlain(data) && data.hoshi === MESSAGES && isId(data.id) ? (data.id ?? null) : null;
}

function isId(value) {
  return value === null || Number.isFinite(value) || isText(100)(value);
}

function isPlain(value) {
  return typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** An event or an answer as a message. */
export const message = (type, detail) => ({ hoshi: MESSAGES, type, detail });
