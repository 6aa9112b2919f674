import { allSeats, chooseOptions, formatNotation, parseNotation, type Seat, seededRandom } from "@rondel/engine";
import type { Action } from "../../src/actions.ts";
import { type Nation, REGIONS, type Region } from "../../src/board/board.ts";
import { NATION_NAMES, type NationName, REGION_NAMES, type RegionName } from "../../src/board/europe.ts";
import type { Event, EventOf } from "../../src/events.ts";
import { imperial, type State } from "../../src/index.ts";
import type { Options } from "../../src/options.ts";
import type { Statement } from "../../src/position/statements.ts";
import { armiesIn, fleetsIn } from "../../src/units.ts";

/** A match for tests: positions and actions in notation, names instead of numbers. */
export interface Table {
  readonly state: State;
  /** All events so far. */
  readonly events: Event[];
  /** Plays lines such as `s0 moveRondel import` and returns their events; throws if one is refused. */
  play(...lines: string[]): Event[];
  /** The code of the refusal of a line, or "legal". */
  refusal(line: string): string;
  /** The rule of the refusal of a line. */
  rule(line: string): string | undefined;
  /** The legal actions of a seat in notation, optionally only those with this beginning. */
  legal(seat: number, beginning?: string): string[];
  deciders(): number[];
  treasury(nation: NationName): number;
  cash(seat: number): number;
  points(nation: NationName): number;
  government(nation: NationName): number;
  flag(region: RegionName): NationName | undefined;
  /** Units in a region, as `germany army`, `russia army hostile`, `italy fleet`, in turn order. */
  units(region: RegionName): string[];
  eventsOf<Kind extends Event["kind"]>(kind: Kind): EventOf<Kind>[];
}

export function nation(name: NationName): Nation {
  return NATION_NAMES.indexOf(name) as Nation;
}

export function region(name: RegionName): Region {
  return REGION_NAMES.indexOf(name) as Region;
}

export function options(chosen: Partial<Options> = {}): Options {
  const answer = chooseOptions(imperial.options, { seating: "fixed", ...chosen });
  if ("problem" in answer) throw new Error(`no such option: ${answer.problem.field}`);
  return answer.options as Options;
}

/** The starting factories, and for each nation a 9 million bond and the government of the seat with its number. */
const USUAL = `
  factories vienna,budapest,rome,naples,paris,bordeaux,london,liverpool,berlin,hamburg,moscow,odessa
  ${NATION_NAMES.map((name, place) => `bonds s${place} ${name} 9\n government ${name} s${place}`).join("\n")}
`;

/** A position for six players with the usual governments, changed by the statements. */
export function given(statements: string, chosen: Partial<Options> = {}): Table {
  const card = chosen.investorCard === "without" ? "" : "investorCard s1\n";
  return arranged(6, USUAL + card + statements, chosen);
}

/** A position from the empty board and the statements alone. */
export function arranged(players: number, statements: string, chosen: Partial<Options> = {}): Table {
  const state = boardWith(players, statements, chosen);
  const fault = imperial.checkPosition?.(state);
  if (fault) throw new Error(`${fault.statement.kind}: ${fault.code} ${JSON.stringify(fault.params)}`);
  return tableOf(state, []);
}

/** The same for tests of single functions: the position may be impossible as a whole. */
export function boardWith(players: number, statements: string, chosen: Partial<Options> = {}): State {
  const state = imperial.emptyBoard(players, options(chosen));
  for (const line of linesOf(statements)) {
    const read = parseNotation(imperial.statementSchemas, line);
    if ("problem" in read) throw new Error(`${line}: ${read.problem.code} ${read.problem.field ?? ""}`);
    const refused = imperial.arrange(state, read.value as Statement);
    if (refused) throw new Error(`${line}: ${refused.code}`);
  }
  return state;
}

/** A match after its setup, from the first seed whose deal fits. */
export function dealt(
  players: number,
  chosen: Partial<Options> = {},
  fits: (table: Table) => boolean = () => true,
): Table {
  for (let seed = 0; seed < 20_000; seed++) {
    const { state, events } = imperial.setup(players, options(chosen), seededRandom(seed));
    const table = tableOf(state, [...events]);
    if (fits(table)) return table;
  }
  throw new Error("no seed fits");
}

/** The flag cards as dealt, by seat. */
export function flagCards(table: Table): NationName[][] {
  return allSeats(table.state.players).map((seat) =>
    table
      .eventsOf("flagCard")
      .filter((event) => event.seat === seat)
      .map((event) => NATION_NAMES[event.nation] as NationName),
  );
}

function tableOf(state: State, events: Event[]): Table {
  const random = seededRandom("table");
  const legal = (seat: number) =>
    imperial.actions(state, seat as Seat).map((action) => formatNotation(imperial.actionSchemas, action));
  const refused = (line: string) => {
    const { seat, action } = parseLine(line);
    return imperial.refuse(state, seat, action);
  };
  return {
    state,
    events,
    play(...lines) {
      const played: Event[] = [];
      for (const line of lines.flatMap(linesOf)) {
        const refusal = refused(line);
        if (refusal) throw new Error(`${line}: ${refusal.code} (${refusal.rule}) ${JSON.stringify(refusal.params)}`);
        const { seat, action } = parseLine(line);
        played.push(...imperial.play(state, seat, action, random));
      }
      events.push(...played);
      return played;
    },
    refusal: (line) => refused(line)?.code ?? "legal",
    rule: (line) => refused(line)?.rule,
    legal: (seat, beginning = "") => legal(seat).filter((text) => text.startsWith(beginning)),
    deciders: () => [...imperial.deciders(state)],
    treasury: (name) => state.treasury[nation(name)] ?? 0,
    cash: (seat) => state.cash[seat] ?? 0,
    points: (name) => state.points[nation(name)] ?? 0,
    government: (name) => state.government[nation(name)] ?? -1,
    flag: (name) => NATION_NAMES[state.flags[region(name) - 30] ?? -1],
    units: (name) => unitsIn(state, region(name)),
    eventsOf: (kind) => events.filter((event) => event.kind === kind) as never[],
  };
}

/** All regions with the flag of a nation. */
export function flagsOf(table: Table, name: NationName): RegionName[] {
  return REGIONS.map((place) => REGION_NAMES[place] as RegionName).filter(
    (place) => region(place) >= 30 && table.flag(place) === name,
  );
}

function unitsIn(state: State, place: Region): string[] {
  return NATION_NAMES.flatMap((name) => [
    ...Array<string>(armiesIn(state, nation(name), place, false)).fill(`${name} army`),
    ...Array<string>(armiesIn(state, nation(name), place, true)).fill(`${name} army hostile`),
    ...Array<string>(fleetsIn(state, nation(name), place)).fill(`${name} fleet`),
  ]);
}

function parseLine(line: string): { readonly seat: Seat; readonly action: Action } {
  const [who = "", ...words] = line.split(" ");
  const read = parseNotation(imperial.actionSchemas, words.join(" "));
  if ("problem" in read) throw new Error(`${line}: ${read.problem.code} ${read.problem.field ?? ""}`);
  return { seat: Number(who.slice(1)) as Seat, action: read.value as Action };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
