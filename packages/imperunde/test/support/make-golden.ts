import { writeFileSync } from "node:fs";
import {
  type AnyOptions,
  appendAction,
  type ChanceSource,
  createMatch,
  type Game,
  type Match,
  matchToText,
  newHeader,
  parseNotation,
  pick,
  type Seat,
  seededRandom,
  seededSource,
  type Tagged,
} from "@rondel/engine";
import { type Action, type CardName, imperunde, type State, WINDOWS } from "../../src/index.ts";
import { aboutCard, CARD_CASES, FATES, type Fate } from "./card-cases.ts";
import { digestOf, GAMES, POSITIONS } from "./digest.ts";
import { GOLDEN_GAMES } from "./golden-games.ts";
import { RULE_CASES } from "./rule-cases.ts";
import { optionsWith } from "./table.ts";

/*
 * Writes golden matches to golden/. A card gets one match for each outcome.
 *   node make-golden.ts card NAME
 *   node make-golden.ts rule NAME
 *   node make-golden.ts game NAME
 *   node make-golden.ts digests
 */
interface Play {
  readonly match: Match;
  readonly source: ChanceSource;
  /** The rules that events have carried out so far. */
  readonly rules: Set<string>;
}

const stateOf = (table: Play): State => table.match.state as State;

function begin(id: string, players: number, options: AnyOptions, statements: readonly Tagged[]): Play {
  const source = seededSource(id);
  const header = newHeader(imperunde, { id, players, options, chance: { kind: "seed", seed: id } });
  const begin = statements.length > 0 ? "empty" : "setup";
  const begun = createMatch(imperunde as Game, { ...header, begin, statements }, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  return { match: begun.match, source, rules: new Set() };
}

function act({ match, source, rules }: Play, seat: Seat, action: Tagged): void {
  const answer = appendAction(match, match.entries.length, seat, action, source);
  if ("refused" in answer) throw new Error(`${action.kind}: ${answer.refused.code}`);
  for (const event of answer.events) for (const rule of [event.rule, ...(event.also ?? [])]) rules.add(rule);
}

function cardMatch(name: CardName, fate: Fate): string {
  if (name === "counterEspionage") throw new Error("it answers the others");
  const { position, before = "", play } = CARD_CASES[name];
  const hands = `hand s0 ${name}\n hand s1 counterEspionage\n hand s2 counterEspionage`;
  const table = begin(`${name}-${fate}`, 4, optionsWith(), [
    ...read(imperunde.statementSchemas, hands),
    ...read(imperunde.statementSchemas, position),
  ]);
  playLines(table, before);
  act(table, 0 as Seat, read(imperunde.actionSchemas, play)[0] as Tagged);
  for (let counter = 1; counter <= FATES[fate]; counter++) act(table, counter as Seat, { kind: "counterEspionage" });
  finishInterlude(table);
  return matchToText(table.match);
}

/** Tries seeds until the dice carry out all rules of the case. */
function ruleMatch(name: string): string {
  const wanted = RULE_CASES[name];
  if (!wanted) throw new Error(`no case is called ${name}`);
  for (let seed = 0; seed < 500; seed++) {
    const table = begin(`${name}-${seed}`, 4, optionsWith(), read(imperunde.statementSchemas, wanted.position));
    playLines(table, wanted.play);
    finishInterlude(table);
    if (wanted.rules.every((rule) => table.rules.has(rule))) return matchToText(table.match);
  }
  throw new Error(`no dice found for ${name}`);
}

function playLines(table: Play, text: string): void {
  for (const line of lines(text)) {
    const [seat = "", ...rest] = line.split(" ");
    act(table, Number(seat.slice(1)) as Seat, read(imperunde.actionSchemas, rest.join(" "))[0] as Tagged);
  }
}

/** Plays default actions until an ordinary turn continues. */
function finishInterlude(table: Play): void {
  for (let step = 0; step < 80 && isInterlude(stateOf(table)); step++) {
    const seat = table.match.deciders[0] as Seat;
    act(table, seat, imperunde.defaultAction(stateOf(table), seat));
  }
}

const isInterlude = (state: State): boolean =>
  ["window", "card", "battle", "shift", "unmask", "withdrawal"].includes(state.frames.at(-1)?.kind ?? "");

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function read(shapes: typeof imperunde.actionSchemas, text: string): Tagged[] {
  return lines(text).map((line) => {
    const answer = parseNotation(shapes, line);
    if ("problem" in answer) throw new Error(`${line}: ${JSON.stringify(answer.problem)}`);
    return answer.value;
  });
}

/** A random game with a preference for posts. Standing orders pass the windows of phases. */
function gameMatch(seed: string): string {
  const game = GOLDEN_GAMES[seed];
  if (!game) throw new Error(`no game is called ${seed}`);
  const { players, most, options } = game;
  const table = begin(seed, players, optionsWith(options), []);
  const chooser = seededRandom(`${seed}/chooser`);
  const { match } = table;
  for (const window of WINDOWS.slice(0, 6)) {
    for (let seat = 1; seat < players; seat++) act(table, seat as Seat, autoPass(window));
  }
  for (let seat = 3; seat < players; seat++) act(table, seat as Seat, autoPass("counter"));
  while (match.deciders.length > 0 && match.entries.length < most) {
    const free = chooser.draw("free", 60) === 0;
    const seat = free ? (chooser.draw("seat", players) as Seat) : pick(chooser, "seat", match.deciders);
    const offers = free
      ? imperunde
          .freeActions(stateOf(table), seat)
          .filter((action) => !action.kind.startsWith("order") && action.kind !== "dropOrder")
      : imperunde.actions(stateOf(table), seat);
    if (offers.length > 0) act(table, seat, weighted(offers, chooser));
  }
  return matchToText(match);
}

const autoPass = (window: (typeof WINDOWS)[number]): Action => ({ kind: "orderAutoPass", window });

const WEIGHTS: Partial<Record<Action["kind"], number>> = {
  buyPost: 40,
  buyCanal: 40,
  buyCard: 3,
  pass: 12,
  ready: 10,
  endEmbarkation: 8,
  endMovement: 2,
  counterEspionage: 10,
  attack: 30,
  send: 6,
  begin: 1,
  buyArmy: 8,
  consentPeace: 1,
  declareWar: 3,
  settleDebt: 1,
};

/** Chooses a kind by its weight, then any action of that kind. */
function weighted(offers: readonly Action[], chooser: ReturnType<typeof seededRandom>): Action {
  const kinds = [...new Set(offers.map((action) => action.kind))];
  const tickets = kinds.flatMap((kind) => Array.from({ length: WEIGHTS[kind] ?? 2 }, () => kind));
  const kind = pick(chooser, "kind", tickets);
  return pick(
    chooser,
    "action",
    offers.filter((action) => action.kind === kind),
  );
}

const [what, name = ""] = process.argv.slice(2);
if (what === "rule") write(`rule-${name}`, RULE_CASES[name]?.about, ruleMatch(name));
if (what === "game") write(`game-${name}`, GOLDEN_GAMES[name]?.about, gameMatch(name));
if (what === "card") {
  for (const fate of Object.keys(FATES) as Fate[]) {
    write(`card-${name}-${fate}`, aboutCard(name, fate), cardMatch(name as CardName, fate));
  }
}

if (what === "digests") {
  const numbered = (count: number, start: "position" | "game"): string[] =>
    Array.from({ length: count }, (_, number) => digestOf(start, number));
  const digests = { positions: numbered(POSITIONS, "position"), games: numbered(GAMES, "game") };
  writeFileSync(new URL("digests.json", import.meta.url), `${JSON.stringify(digests, undefined, 2)}\n`);
}

function write(file: string, about: string | undefined, match: string): void {
  writeFileSync(new URL(`../../golden/${file}.rondel`, import.meta.url), `# ${about}\n${match}`);
}
