import type { StatedDraws } from "@rondel/engine";
import { type Condition, parseCondition } from "./condition.ts";
import { type Line, linesOf, problemIn } from "./lines.ts";

/** What a text points at on the screen: `region:tunis`, `rondel:taxation`, `button:peace`. */
export interface Pointed {
  readonly points: readonly string[];
}

/** A moment of a board with words of its own. The last step whose condition is true is shown; the first has none. */
export interface Step extends Pointed {
  readonly when?: Condition;
  /** Patterns of the only actions that the learner may choose here; all legal ones if there are none. */
  readonly only: readonly string[];
}

/** A way to miss the goal, found after an action of the learner. Without `on` and `when`: no other failure fits and no action is left. */
interface Failure {
  readonly key: string;
  /** The pattern of the learner's last action. */
  readonly on?: string;
  readonly when?: Condition;
}

/** An action of another seat, in the notation of match files. */
interface Reply {
  readonly seat: number;
  readonly action: string;
}

/** Lines of actions for tests: what solves a board, what fails and what is refused. */
interface Lines {
  /** The best lines. The first one gives the hints, and the shortest one the number of actions for three stars. */
  readonly solutions: readonly (readonly string[])[];
  readonly wrong: readonly { readonly key: string; readonly actions: readonly string[] }[];
  readonly refused: readonly { readonly key: string; readonly actions: readonly string[] }[];
  /** True before the first action of the learner, and after the first solution. */
  readonly start: readonly Condition[];
  readonly check: readonly Condition[];
}

/** One position with a goal. */
export interface Board extends Lines {
  readonly id: string;
  /** The lines of the position file after `game`. */
  readonly position: readonly string[];
  readonly allowed: number;
  /** Whether answer windows are passed for the learner: always, or while passing is the only choice. */
  readonly windows: "ask" | "pass" | "idle";
  readonly replies: readonly Reply[];
  readonly draws: readonly StatedDraws[];
  readonly success: Condition;
  /** Ends the board, solved or not, even in the middle of an action. */
  readonly stop?: Condition;
  readonly steps: readonly Step[];
  /** The texts after a success, one after the other. */
  readonly won: readonly Pointed[];
  readonly failures: readonly Failure[];
}

export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  readonly rules: readonly string[];
  /** Whether it belongs to the short way through the lessons. */
  readonly isShort: boolean;
  readonly boards: readonly Board[];
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] extends readonly (infer Item)[] ? Item[] : Type[Key] };

interface Draft extends Mutable<Omit<Board, "success">> {
  success?: Condition;
  /** The step or text to which `point` and `only` belong. */
  last?: { points: string[]; only: string[] };
}

/** Lines that belong to the position file. */
const POSITION_WORDS = ["players", "name", "option", "seed", "begin", "with"];

/** Reads the play of a lesson; throws an error with the file and the line if it cannot be read. docs/lessons.md defines the format. */
export function readLesson(id: string, text: string): Lesson {
  const lesson = { id, minutes: 0, rules: [] as string[], isShort: false, boards: [] as Draft[] };
  for (const line of linesOf(id, text)) {
    const board = lesson.boards.at(-1);
    if (line.word === "board") lesson.boards.push(newDraft(line.rest));
    else if (board) readBoardLine(board, line);
    else if (line.word === "minutes") lesson.minutes = Number(line.rest);
    else if (line.word === "rules") lesson.rules = line.rest.split(" ");
    else if (line.word === "short") lesson.isShort = true;
    else throw problemIn(line);
  }
  return { ...lesson, boards: lesson.boards.map((draft) => finished(id, draft)) };
}

const newDraft = (id: string): Draft => ({
  id,
  position: [],
  allowed: 0,
  windows: "ask",
  replies: [],
  draws: [],
  steps: [],
  won: [],
  failures: [],
  solutions: [],
  wrong: [],
  refused: [],
  start: [],
  check: [],
});

function finished(lesson: string, draft: Draft): Board {
  const { success, last: _last, ...board } = draft;
  if (!success) throw new Error(`${lesson}: board ${draft.id} has no success`);
  if (draft.solutions.length === 0 || draft.steps.length === 0)
    throw new Error(`${lesson}: board ${draft.id} needs a solution and a step`);
  return { ...board, success };
}

function readBoardLine(board: Draft, line: Line): void {
  const { word, rest } = line;
  if (POSITION_WORDS.includes(word)) board.position.push(`${word} ${rest}`);
  else if (!readMoment(board, line) && !readPlay(board, line) && !readTest(board, line)) throw problemIn(line);
}

/** Steps, the texts after a success, and failures. */
function readMoment(board: Draft, line: Line): boolean {
  const { word, rest } = line;
  switch (word) {
    case "step":
      board.last = { points: [], only: [] };
      board.steps.push(Object.assign(board.last, whenOf(line, rest)));
      return true;
    case "won":
      board.last = { points: [], only: [] };
      board.won.push(board.last);
      return true;
    case "point":
      board.last?.points.push(...rest.split(" "));
      return board.last !== undefined;
    case "only":
      board.last?.only.push(rest);
      return board.last !== undefined;
    case "failure":
      board.failures.push(failureOf(line));
      return true;
    default:
      return false;
  }
}

/** What happens on the board: the other seats, chance, and the end. */
function readPlay(board: Draft, line: Line): boolean {
  const { word, rest } = line;
  switch (word) {
    case "allowed":
      board.allowed = Number(rest);
      return true;
    case "windows":
      if (rest !== "pass" && rest !== "idle") throw problemIn(line);
      board.windows = rest;
      return true;
    case "reply": {
      const [, seat, action] = /^s(\d) (.+)$/.exec(rest) ?? [];
      if (seat === undefined || action === undefined) throw problemIn(line);
      board.replies.push({ seat: Number(seat), action });
      return true;
    }
    case "draw": {
      const [label = "", results = ""] = rest.split(":");
      board.draws.push({ label, results: results.trim().split(" ").map(Number) });
      return true;
    }
    case "success":
      board.success = conditionOf(line, rest);
      return true;
    case "stop":
      board.stop = conditionOf(line, rest);
      return true;
    default:
      return false;
  }
}

function readTest(board: Draft, line: Line): boolean {
  const { word, rest } = line;
  switch (word) {
    case "solution":
      board.solutions.push(rest.split("; "));
      return true;
    case "wrong":
    case "refused": {
      const [key = "", actions] = rest.split(": ");
      if (actions === undefined) throw problemIn(line);
      board[word].push({ key, actions: actions.split("; ") });
      return true;
    }
    case "start":
    case "check":
      board[word].push(conditionOf(line, rest));
      return true;
    default:
      return false;
  }
}

function conditionOf(line: Line, text: string): Condition {
  try {
    return parseCondition(text);
  } catch (error) {
    throw problemIn(line, error);
  }
}

function whenOf(line: Line, rest: string): { readonly when?: Condition } {
  if (rest === "") return {};
  if (!rest.startsWith("when ")) throw problemIn(line);
  return { when: conditionOf(line, rest.slice("when ".length)) };
}

/** `KEY`, `KEY on PATTERN`, `KEY when CONDITION` or `KEY on PATTERN when CONDITION`. */
function failureOf(line: Line): Failure {
  const [, key, on, when] = /^(\S+)(?: on (.+?))?(?: when (.+))?$/.exec(line.rest) ?? [];
  if (key === undefined) throw problemIn(line);
  return { key, ...(on === undefined ? {} : { on }), ...(when === undefined ? {} : { when: conditionOf(line, when) }) };
}
