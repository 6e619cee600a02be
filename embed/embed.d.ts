// Types of <hoshi-goban>, of its events, and of the frame's messages.

export type Mode = "play" | "record" | "problem" | "lesson" | "count" | "diagram";
export type Color = "black" | "white";
/** A point as people write it: "D4", columns without I. */
export type PointName = string;

export interface Position {
  /** Moves from the start to what is shown, passes included. */
  move: number;
  /** Moves of the line that is walked. */
  moves: number;
  toPlay: Color;
  phase: "handicap" | "play" | "counting" | "finished";
  black: PointName[];
  white: PointName[];
  prisoners: { black: number; white: number };
  comment: string;
}

export interface ReadyDetail {
  version: string;
  mode: Mode;
  position: Position;
}

export interface MoveDetail {
  color: Color;
  /** Null for a pass. */
  point: PointName | null;
  captured: PointName[];
  move: number;
  /** Whether the record has grown by it; false where it was walked over. */
  new: boolean;
}

export interface SolvedDetail {
  wrongTries: number;
  hint: boolean;
}

export interface ResultDetail {
  /** As SGF writes it: "B+3.5", "W+R", "0", "Void". */
  result: string;
  winner: Color | null;
  by: "points" | "resignation" | "time" | "forfeit" | "unknown" | "draw" | "no-result";
  points: number | null;
}

export interface ErrorDetail {
  code:
    | "attribute" | "blocked" | "crashed" | "lesson" | "lost" | "no-problem" | "not-found"
    | "record" | "refused" | "refused-file" | "too-large" | "unable";
  /** For people, in the board's language. */
  message: string;
  /** For developers. */
  cause?: string;
}

export interface HoshiEventMap {
  "hoshi-ready": CustomEvent<ReadyDetail>;
  "hoshi-move": CustomEvent<MoveDetail>;
  "hoshi-position": CustomEvent<Position>;
  "hoshi-solved": CustomEvent<SolvedDetail>;
  "hoshi-result": CustomEvent<ResultDetail>;
  "hoshi-error": CustomEvent<ErrorDetail>;
}

type Text = string | null;
type Switch = boolean | "on" | "off" | "" | null;

export class HoshiGoban extends HTMLElement {
  static readonly version: string;
  mode: Mode | null;
  src: Text;
  sgf: Text;
  size: string | number | null;
  width: string | number | null;
  height: string | number | null;
  handicap: string | number | null;
  komi: string | number | null;
  rules: Text;
  theme: "auto" | "light" | "dark" | null;
  coordinates: Switch;
  region: Text;
  move: string | number | null;
  firstPlayer: Color | null;
  controls: Switch;
  readonly: Switch;
  kiosk: string | number | boolean | null;
  /** Resolves when the board stands, and not before: `hoshi-error` tells where none can. Asking for it loads the board wherever it is. */
  readonly ready: Promise<HoshiGoban>;
  /** Loads the board now instead of when it comes into sight. */
  wake(): void;
  /** Puts another record on the board. Resolves to whether it could be read; else the board stays as it was. */
  load(sgf: string): Promise<boolean>;
  /** Whether the board took the move. */
  play(point: PointName): boolean;
  /** Whether the board took the pass. */
  pass(): boolean;
  /** Throws a `RangeError` for what is no whole number from 0; goes to the end where there are not so many moves. */
  goto(move: number | "start" | "end"): void;
  toSgf(): string;
  /** The text of an SVG file. */
  snapshot(): string;
  addEventListener<K extends keyof HoshiEventMap>(type: K, listener: (this: HoshiGoban, event: HoshiEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export const VERSION: string;

/** What a frame sends to the page around it. */
export type FrameMessage =
  | { [K in keyof HoshiEventMap]: { hoshi: 1; type: K; detail: HoshiEventMap[K]["detail"] } }[keyof HoshiEventMap]
  | { hoshi: 1; type: "hoshi-height"; detail: { height: number } }
  | { hoshi: 1; type: "hoshi-answer"; detail: { id: string | number | null; ok: boolean; value: unknown } };

/** What a frame accepts from the page around it. */
export type FrameCommand = { hoshi: 1; id?: string | number } & (
  | { type: "load"; sgf: string }
  | { type: "play"; point: PointName }
  | { type: "pass" }
  | { type: "goto"; move: number | "start" | "end" }
  | { type: "toSgf" }
  | { type: "snapshot" }
  | { type: "set"; attributes: Partial<Record<"lang" | "theme" | "coordinates" | "region" | "move" | "controls", string | null>> }
);

declare global {
  interface HTMLElementTagNameMap {
    "hoshi-goban": HoshiGoban;
  }
}
