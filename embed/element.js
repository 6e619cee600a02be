// The element: attributes and properties, the board's life, methods and events.

import { attributesOf, faults, kioskMinutes, language, looks, placeholderRatio, theme } from "./attributes.js";
import { ATTRIBUTES } from "./names.js";
import { loadProgram, loadSheet, standing } from "./program.js";
import { fetchLesson } from "./lesson.js";
import { fetchRecord } from "./record.js";
import { snapshot } from "./snapshot.js";
import { Trouble, troubleBox } from "./trouble.js";

/* global HOSHI_VERSION */
export const VERSION = HOSHI_VERSION;

/** How far from sight a board begins to load, in CSS pixels. */
const NEAR_PX = 400;
/** More moves than any record has. */
const MOST_MOVES = 2 ** 32 - 1;

/** The property of an attribute: `first-player` is `firstPlayer`. */
const propertyOf = (attribute) => attribute.replace(/-(.)/, (_, letter) => letter.toUpperCase());

/** Where a record comes from. */
const SOURCES = ["src", "sgf"];

/** Modes that are nothing without a record. */
const NEED_RECORD = ["record", "count"];

const near = new IntersectionObserver(
  (entries) => entries.filter((entry) => entry.isIntersecting).forEach(({ target }) => target.wake()),
  { rootMargin: `${NEAR_PX}px` },
);

export class HoshiGoban extends HTMLElement {
  static observedAttributes = ATTRIBUTES;
  static version = VERSION;

  #root = null;
  #place = null;
  /** The board, while it stands. */
  #board = null;
  /** Whether it is time to load. */
  #awake = false;
  /** Counts what was begun, so that whatever comes late can tell. */
  #turn = 0;
  /** What `load` was given, until another source is named. */
  #given = null;
  /** Names of attributes that changed and were not looked at yet. */
  #changed = new Set();
  #children = new MutationObserver(() => this.#sourceChanged());
  #fetching = null;
  #ready = deferred();
  /** Events that wait for the one before them. */
  #untold = [];
  #resting = 0;
  /** The width that the attribute has given. */
  #width = "";
  #crash = () => this.#fail(new Trouble("crashed"));
  /** Hears what happens on the board. */
  #listener = (name, detail) => {
    this.#rest();
    if (detail.code === "attribute") {
      this.#complain(detail.message);
    } else {
      this.#tell(name, detail);
    }
  };
  /** Names of attributes that were complained of and have not changed since. */
  #complained = new Set();

  connectedCallback() {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: "open" });
      this.#place = document.createElement("div");
      this.#place.className = "place";
      this.#root.append(this.#place);
      for (const type of ["pointerdown", "keydown"]) {
        this.#root.addEventListener(type, () => this.#rest(), { passive: true, capture: true });
      }
    }
    this.#upgradeProperties();
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    this.#look();
    if (!this.#board) {
      this.#wait();
    }
    near.observe(this);
    if (this.#awake && !this.#board) {
      this.#begin();
    }
  }

  disconnectedCallback() {
    // What is only moved within the page keeps its game.
    queueMicrotask(() => this.isConnected || this.#end());
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) {
      return;
    }
    this.#complained.delete(name);
    if (this.#changed.size === 0) {
      queueMicrotask(() => this.#change());
    }
    this.#changed.add(name);
  }

  /** Resolves when the board stands; asking for it loads the board wherever it is. */
  get ready() {
    this.wake();
    return this.#ready.promise;
  }

  /** Loads the board now instead of when it comes into sight. */
  wake() {
    near.unobserve(this);
    if (!this.#awake) {
      this.#awake = true;
      if (this.isConnected) {
        this.#begin();
      }
    }
  }

  /**
   * Puts another record on the board. Resolves to whether it could be read; where it could not,
   * the board stays as it is.
   */
  async load(sgf) {
    const before = this.#given;
    const given = (this.#given = String(sgf));
    this.#awake = true;
    near.unobserve(this);
    const stands = this.isConnected && (await this.#begin(true));
    if (!stands && this.#board && this.#given === given) {
      this.#given = before;
    }
    return stands;
  }

  /** Plays on a point, such as "D4", as the visitor could. Returns whether the board took it. */
  play(point) {
    return this.#standing().play(String(point));
  }

  /** Passes, as the visitor could. Returns whether the board took it. */
  pass() {
    return this.#standing().pass();
  }

  /** Goes to a move of the record: a number, "start" or "end". */
  goto(move) {
    const number = { start: 0, end: MOST_MOVES }[move] ?? (/^\d+$/.test(move) ? Number(move) : NaN);
    if (Number.isNaN(number)) {
      throw new RangeError(`goto: not a move: ${move}`);
    }
    this.#standing().goto(Math.min(number, MOST_MOVES));
  }

  /** The record on the board, as SGF. */
  toSgf() {
    return this.#standing().toSgf();
  }

  /** A picture of the board, as the text of an SVG file. */
  snapshot() {
    this.#standing();
    return snapshot(this.#root);
  }

  #standing() {
    if (!this.#board) {
      throw new DOMException("The board is not there yet: await its property 'ready' first.", "InvalidStateError");
    }
    return this.#board;
  }

  /** Properties that were set before the element was known. */
  #upgradeProperties() {
    for (const property of ATTRIBUTES.map(propertyOf)) {
      if (Object.hasOwn(this, property)) {
        const value = this[property];
        delete this[property];
        this[property] = value;
      }
    }
  }

  /** What stands in the place until the board does. */
  #wait() {
    const waiting = document.createElement("div");
    waiting.className = "waiting";
    waiting.style.aspectRatio = String(placeholderRatio(this));
    waiting.style.background = "#e0b66c80";
    this.#place.replaceChildren(waiting);
  }

  /** Shows the attributes that the element itself has to follow. */
  #look() {
    const { width, height } = looks(this);
    // A width that the page has given in its own way stays.
    if (width !== this.#width) {
      this.#width = width;
      this.style.width = width;
    }
    this.#place.style.setProperty("--hoshi-height", height);
    this.#place.dataset.theme = theme(this);
  }

  #sourceChanged() {
    this.#given = null;
    if (this.#awake && this.isConnected) {
      this.#begin();
    }
  }

  /** Does what changed attributes ask for. */
  #change() {
    const changed = this.#changed;
    this.#changed = new Set();
    if (!this.isConnected) {
      return;
    }
    this.#look();
    if (SOURCES.some((name) => changed.has(name)) || (changed.has("lang") && this.#isLesson())) {
      return this.#sourceChanged();
    }
    if (!this.#awake) {
      return this.#wait();
    }
    this.#rest();
    faults(this).forEach((fault) => this.#complain(fault));
    if (this.#board ? !this.#board.show(this.#attributes()) : true) {
      this.#begin();
    }
  }

  #isLesson() {
    return this.getAttribute("mode")?.trim().toLowerCase() === "lesson";
  }

  #attributes() {
    return { ...attributesOf(this, ATTRIBUTES), lang: language(this) };
  }

  /** The record: as `load` was given it, else of an attribute, else the text in the element. */
  async #record() {
    this.#fetching?.abort();
    this.#fetching = null;
    const text = this.#given ?? (this.getAttribute("sgf")?.trim() || null);
    if (text !== null) {
      return text;
    }
    const address = this.getAttribute("src")?.trim();
    if (address) {
      this.#fetching = new AbortController();
      if (this.#isLesson()) {
        return fetchLesson(address, language(this), this.#fetching, this.dataset.credentials);
      }
      return fetchRecord(address, this.#fetching, this.dataset.credentials);
    }
    return this.textContent.trim() || undefined;
  }

  /**
   * Begins the board, or begins it anew. Resolves to whether it stands. `keeps`: a board that
   * stands is not given up for one that cannot.
   */
  async #begin(keeps = false) {
    this.#turn += 1;
    const turn = this.#turn;
    faults(this).forEach((fault) => this.#complain(fault));
    let record;
    try {
      const [program, sheet, found] = await Promise.all([loadProgram(), loadSheet(), this.#record()]);
      if (turn !== this.#turn) {
        return false;
      }
      const beginning = await program.read(this.#attributes(), found, this.#listener);
      if (turn !== this.#turn) {
        beginning.free();
        return false;
      }
      this.#wear(sheet);
      record = found;
      this.#mount(program, beginning);
    } catch (error) {
      if (turn === this.#turn) {
        if (keeps && this.#board) {
          this.#tell("hoshi-error", Trouble.of(error).detail(language(this)));
        } else {
          this.#fail(error);
        }
      }
      return false;
    }
    this.#rest();
    if (record === undefined && NEED_RECORD.includes(this.#board.mode())) {
      this.#tell("hoshi-error", { code: "attribute", message: `mode="${this.#board.mode()}": there is no record` });
    }
    this.#tell("hoshi-ready", { version: VERSION, mode: this.#board.mode(), position: this.#board.position() });
    this.#ready.resolve(this);
    return true;
  }

  #mount(program, beginning) {
    if (this.#board) {
      this.#board.begin(beginning);
      return;
    }
    this.#place.replaceChildren();
    this.#board = new program.Board(this.#place, beginning, this.#listener);
    standing.add(this.#crash);
  }

  #wear(sheet) {
    if (sheet instanceof CSSStyleSheet) {
      this.#root.adoptedStyleSheets = [sheet];
    } else if (!this.#root.querySelector("link")) {
      // A browser without sheets to be shared: each board has its own link.
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = sheet;
      this.#root.prepend(link);
    }
  }

  /** Tells once of an attribute that makes no sense. `message` begins with its name. */
  #complain(message) {
    const name = message.split(":")[0];
    if (!this.#complained.has(name)) {
      this.#complained.add(name);
      this.#tell("hoshi-error", { code: "attribute", message });
    }
  }

  #tell(name, detail) {
    if (detail.code === "attribute") {
      console.warn(`hoshi-goban: ${detail.message}`, this);
    }
    this.#untold.push(new CustomEvent(name, { detail, bubbles: true }));
    // Whoever plays while hearing of a move is told of theirs next, so that all hear both in order.
    if (this.#untold.length === 1) {
      for (; this.#untold.length > 0; this.#untold.shift()) {
        this.dispatchEvent(this.#untold[0]);
      }
    }
  }

  /** Says in the board's place what is wrong and what can be done. */
  #fail(error) {
    const trouble = Trouble.of(error);
    this.#release(trouble.code !== "crashed");
    const retry = () => this.#begin();
    this.#place.replaceChildren(troubleBox(trouble, language(this), { source: this.getAttribute("src"), text: this.textContent, retry }));
    loadSheet().then((sheet) => this.#wear(sheet), () => {});
    this.#tell("hoshi-error", trouble.detail(language(this)));
  }

  /** Takes the board away; one whose program has failed is left where it is. */
  #release(alive = true) {
    const board = this.#board;
    this.#board = null;
    standing.delete(this.#crash);
    if (board && alive) {
      board.free();
    }
  }

  #end() {
    this.#turn += 1;
    this.#fetching?.abort();
    this.#fetching = null;
    clearTimeout(this.#resting);
    near.unobserve(this);
    this.#children.disconnect();
    this.#release();
    this.#place.replaceChildren();
    this.#ready = deferred();
    this.#complained.clear();
    this.#awake = false;
  }

  /** From now on the kiosk's minutes count. */
  #rest() {
    clearTimeout(this.#resting);
    const minutes = kioskMinutes(this);
    if (minutes > 0 && this.#board?.mode() === "play") {
      this.#resting = setTimeout(() => this.#anew(), Math.min(minutes * 60_000, 2 ** 31 - 1));
    }
  }

  #anew() {
    const { moves, phase } = this.#board.position();
    if (moves > 0 || phase !== "play") {
      this.#board.restart();
    }
  }
}

// Every attribute is a property too: a text, and a truth where the attribute is a switch.
const SWITCHES = ["coordinates", "controls", "readonly"];
for (const attribute of ATTRIBUTES) {
  Object.defineProperty(HoshiGoban.prototype, propertyOf(attribute), {
    configurable: true,
    enumerable: true,
    get() {
      // The one that every element has is a text in any case.
      return this.getAttribute(attribute) ?? (attribute === "lang" ? "" : null);
    },
    set(value) {
      if (value === null || value === undefined) {
        this.removeAttribute(attribute);
      } else if (SWITCHES.includes(attribute) && typeof value === "boolean") {
        this.setAttribute(attribute, value ? "on" : "off");
      } else if (typeof value === "boolean") {
        this.toggleAttribute(attribute, value);
      } else {
        this.setAttribute(attribute, String(value));
      }
    },
  });
}

function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => (made.resolve = resolve));
  return made;
}
