import {
  type AnyOptions,
  asSeat,
  chooseOptions,
  formatNotation,
  parseNotation,
  type Random,
  type Refusal,
  type Seat,
  seededRandom,
  type Viewer,
} from "@rondel/engine";
import type { Sea, Territory } from "../../src/board/board.ts";
import { asSea, asTerritory } from "../../src/board/board.ts";
import {
  type Action,
  type Event,
  type Frame,
  imperunde,
  imperundeVersion2,
  type Options,
  type Question,
  regionNamed,
  type Sheet,
  type State,
  type Statement,
  sheetOf,
  stacksAt,
  stackUnit,
} from "../../src/index.ts";
import { kindAt } from "../../src/pieces.ts";
import type { Effective } from "../../src/relations.ts";
import { effective } from "../../src/relations.ts";
import type { Party } from "../../src/state.ts";
import type { KindName } from "../../src/units.ts";
import { kindNamed, UNIT_NAMES } from "../../src/units.ts";

/** Dice by the beginning of their label, as pips from 1. All other draws come from a seed. */
type Script = Readonly<Record<string, readonly number[]>>;

export interface TestTable {
  readonly state: State;
  /** All events since the start of the test. */
  readonly events: Event[];
  /** Plays lines such as `s0 attack congo`. */
  play(lines: string, dice?: Script): Event[];
  /** Passes for everyone until no window is open. */
  pass(dice?: Script): Event[];
  /** Passes for everyone until the current window closes. */
  passOnce(dice?: Script): Event[];
  /** The code of the refusal, or "legal". */
  verdict(line: string): string;
  rule(line: string): string;
  /** The parameters of the refusal of an illegal action. */
  refusalParams(line: string): Refusal["params"];
  /** All legal decisions of a seat in notation. */
  offers(seat: number): string[];
  count(region: string, party: number, kind: KindName): number;
  /** The relation between two seats as cards have changed it. */
  relation(one: number, other: number): Effective;
  owner(territory: string): number;
  posts(territory: string): number;
  deciders(): readonly number[];
  top(): string;
  view(viewer: number | "spectator"): ReturnType<typeof imperunde.view>;
  sheet(seat: number): Sheet | undefined;
  ask(seat: number, question: string): unknown;
}

/** The territory or sea of a name. */
export function territory(name: string): Territory {
  return asTerritory(regionNamed(name));
}

export function sea(name: string): Sea {
  return asSea(regionNamed(name));
}

/** Plays a card and passes its counter window. */
export function playCard(table: TestTable, line: string): void {
  table.play(line);
  table.passOnce();
}

/** The topmost battle. */
export function battleOf({ state }: TestTable): BattleFrame | undefined {
  return state.frames.findLast((frame): frame is BattleFrame => frame.kind === "battle");
}

type BattleFrame = Extract<Frame, { kind: "battle" }>;

/** The names of the units in a region, one for each stack. */
export function unitsAt({ state }: TestTable, region: string): string[] {
  return stacksAt(state, regionNamed(region)).map((stack) => UNIT_NAMES[stackUnit(stack)] ?? "");
}

export function optionsWith(chosen: AnyOptions = {}): Options {
  const answer = chooseOptions(imperunde.options, chosen);
  if ("problem" in answer) throw new Error(JSON.stringify(answer.problem));
  return answer.options as Options;
}

/** Sets up a position from statements, one per line. Seats without a `hand` hold one card, so that every window opens (IR-13.2.10). */
export function given(players: number, position: string, options: AnyOptions = {}): TestTable {
  return checked(givenBoard(players, `${position}\n${idleHands(players, position)}`, options));
}

/** Sets up a position in which seats without a `hand` hold no card. */
export function givenHands(players: number, position: string, options: AnyOptions = {}): TestTable {
  return checked(givenBoard(players, position, options));
}

/** Sets up a position of a match that began under version 2. */
export function givenVersion2(players: number, position: string): TestTable {
  return checked(tableOf(arranged(players, position, {}, imperundeVersion2)));
}

/** The same for tests of single functions: the position may be impossible as a whole. */
export function givenBoard(players: number, position: string, options: AnyOptions = {}): TestTable {
  return tableOf(arranged(players, position, options));
}

function checked(table: TestTable): TestTable {
  const fault = imperunde.checkPosition?.(table.state);
  if (fault) throw new Error(`${fault.statement.kind}: ${fault.code} ${JSON.stringify(fault.params)}`);
  return table;
}

function arranged(players: number, position: string, options: AnyOptions, rules = imperunde): State {
  const state = rules.emptyBoard(players, optionsWith(options));
  for (const line of linesOf(position)) {
    const read = parseNotation(imperunde.statementSchemas, line);
    if ("problem" in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
    const refused = imperunde.arrange(state, read.value as Statement);
    if (refused) throw new Error(`${line}: ${refused.code}`);
  }
  return state;
}

/** A card for each seat without one that no test of another card needs. */
function idleHands(players: number, position: string): string {
  if (/^\s*deck /m.test(position)) return "";
  const seats = Array.from({ length: players }, (_, seat) => `s${seat}`);
  return seats
    .filter((seat) => !new RegExp(`^\\s*hand ${seat}\\b`, "m").test(position))
    .map((seat) => `hand ${seat} ${IDLE_CARD}`)
    .join("\n");
}

const IDLE_CARD = "counterEspionage";

export function tableOf(state: State): TestTable {
  const events: Event[] = [];
  const reserve = seededRandom("table");
  const table: TestTable = {
    state,
    events,
    play(lines, dice = {}) {
      const random = scripted(dice, reserve);
      const before = events.length;
      for (const line of linesOf(lines)) {
        const { seat, action } = readAction(line);
        const refused = imperunde.refuse(state, seat, action);
        if (refused) throw new Error(`${line}: ${refused.code} (${refused.rule})`);
        events.push(...imperunde.play(state, seat, action, random));
      }
      return events.slice(before);
    },
    pass(dice = {}) {
      const random = scripted(dice, reserve);
      const before = events.length;
      while (table.top() === "window" || table.top() === "card") events.push(...passOf(state, random));
      return events.slice(before);
    },
    passOnce(dice = {}) {
      const random = scripted(dice, reserve);
      const before = events.length;
      const frame = state.frames.at(-1);
      while (state.frames.at(-1) === frame && imperunde.deciders(state).length > 0)
        events.push(...passOf(state, random));
      return events.slice(before);
    },
    verdict: (line) => refusalOf(state, line)?.code ?? "legal",
    rule: (line) => refusalOf(state, line)?.rule ?? "legal",
    refusalParams: (line) => refusalOf(state, line)?.params ?? {},
    offers: (seat) =>
      imperunde.actions(state, seat as Seat).map((action) => formatNotation(imperunde.actionSchemas, action)),
    count: (region, party, kind) => kindAt(state, regionNamed(region), party as Party, kindNamed(kind)),
    relation: (one, other) => effective(state, asSeat(one), asSeat(other)),
    owner: (territory) => state.owner[regionNamed(territory)] ?? -1,
    posts: (territory) => state.posts[regionNamed(territory)] ?? 0,
    deciders: () => imperunde.deciders(state),
    top: () => state.frames.at(-1)?.kind ?? "over",
    view: (viewer) => imperunde.view(state, viewer as Viewer),
    sheet: (seat) => sheetOf(state, seat as Seat, state.round),
    ask(seat, question) {
      const read = parseNotation(imperunde.questionSchemas, question);
      if ("problem" in read) throw new Error(`${question}: ${JSON.stringify(read.problem)}`);
      return imperunde.answer(state, seat as Seat, read.value as Question);
    },
  };
  return table;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function readAction(line: string): { seat: Seat; action: Action } {
  const [seat = "", ...words] = line.split(" ");
  const read = parseNotation(imperunde.actionSchemas, words.join(" "));
  if ("problem" in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
  return { seat: Number(seat.slice(1)) as Seat, action: read.value as Action };
}

function refusalOf(state: State, line: string) {
  const { seat, action } = readAction(line);
  return imperunde.refuse(state, seat, action);
}

function passOf(state: State, random: Random): Event[] {
  const [seat] = imperunde.deciders(state);
  if (seat === undefined) return [];
  const refused = imperunde.refuse(state, seat, { kind: "pass" });
  if (refused) throw new Error(`pass: ${refused.code} (${refused.rule})`);
  return imperunde.play(state, seat, { kind: "pass" }, random);
}

/** Draws scripted dice in order and throws if a label has none left. */
function scripted(script: Script, reserve: Random): Random {
  const queues = new Map(Object.entries(script).map(([label, pips]) => [label, [...pips]]));
  return {
    draw(label, sides) {
      for (const [beginning, queue] of queues) {
        if (!label.startsWith(beginning)) continue;
        const pip = queue.shift();
        if (pip === undefined) throw new Error(`no more dice for ${label}`);
        if (pip < 1 || pip > sides) throw new Error(`${label} has ${sides} sides, not ${pip}`);
        return pip - 1;
      }
      return reserve.draw(label, sides);
    },
  };
}
