import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/**
 * What the invariants of a rules package may import besides types, by module: data, constants, and functions that only decode the state.
 * Everything else they write themselves, so that a mistake in a rule cannot hide in the invariant that checks it.
 */
const READERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  imperial: {
    "@rondel/engine": ["allSeats"],
    "../board/board.ts": [
      "ARMIES_OF",
      "FLAGS_PER_NATION",
      "FLAG_REGIONS",
      "FLEETS_OF",
      "HOME_PROVINCES",
      "NATIONS",
      "REGIONS",
      "SEAS",
      "isForeignHome",
      "isHomeOf",
      "isPort",
      "isSea",
      "ownerOf",
    ],
    "../board/bonds.ts": ["BONDS", "faceValue"],
    "../board/rondel-spaces.ts": ["INVESTOR", "SPACES"],
    "../board/tracks.ts": ["MOST_POWER_POINTS"],
    "../state.ts": ["NONE"],
    // INV-20 is about the view itself.
    "../view/view.ts": ["view"],
  },
  imperunde: {
    "@rondel/engine": ["topFrame"],
    "../board/board.ts": [
      "ALL_REGIONS",
      "ALL_SEAS",
      "ALL_TERRITORIES",
      "CANALS",
      "NOWHERE",
      "bordersOf",
      "isSea",
      "isTerritory",
      "regionValue",
    ],
    "../budget.ts": ["sheetOf"],
    "../cards/list.ts": ["CARD_NAMES"],
    "../events.ts": ["eventsOf"],
    "../pieces.ts": ["stackCount", "stackParty", "stackUnit", "supplyOf"],
    "../state.ts": [
      "CALM",
      "CARD_WAR",
      "LOCALS",
      "MOST_PLAYERS",
      "NOBODY",
      "NO_OVERLAY",
      "PIRATES",
      "STORM",
      "WAR",
      "isPlayer",
      "pairOf",
      "seatsOf",
    ],
    "../units.ts": [
      "FORT",
      "KINDS",
      "PIECE_KINDS",
      "armyMovesLeft",
      "isCaptured",
      "isShip",
      "isTransport",
      "isWarship",
      "kindOf",
      "shipMovesLeft",
    ],
  },
};

/**
 * The same for view/redeal-hidden.ts, which conformance compares with the view: it must not ask view.ts or guess.ts what is secret.
 */
const REDEALERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  imperial: {
    "@rondel/engine": ["allSeats"],
    "../clone.ts": ["cloneState"],
    "../money.ts": ["balanceBank"],
    "./draw-cash.ts": ["drawCash"],
  },
  imperunde: {
    "@rondel/engine": ["pick", "shuffle"],
    "../budget.ts": ["debtChoices"],
    "../cards/deck.ts": ["without"],
    "../cards/list.ts": ["cardNamed"],
    "../clone.ts": ["clone"],
    "../state.ts": ["hasPauses", "seatsOf"],
  },
};

/** The values that a source file imports, as `module name`; a whole module is `module *`. */
function importedValues(source: string): string[] {
  const statements = source.matchAll(/(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+"([^"]+)"/g);
  const dynamic = [...source.matchAll(/import\(\s*"([^"]+)"/g)].map(([, module]) => `${module} *`);
  const named = [...statements].flatMap(([, clause = "", module = ""]) => {
    if (!clause.startsWith("{")) return [`${module} *`];
    const names = clause.replace(/[{}]/g, "").split(",");
    return names
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => `${module} ${name.split(" ")[0]}`);
  });
  return [...named, ...dynamic];
}

/** What a file imports from other folders. */
const fromOutside = (values: readonly string[]): string[] => values.filter((value) => !value.startsWith("./"));

const strangers = (values: readonly string[], readers: Readonly<Record<string, readonly string[]>>): string[] =>
  values.filter((value) => {
    const [module = "", name = ""] = value.split(" ");
    return !readers[module]?.includes(name);
  });

describe.each(Object.entries(READERS))("the invariants of %s", (name, readers) => {
  const folder = join(ROOT, "packages", name, "src", "invariants");
  const values = readdirSync(folder).flatMap((file) =>
    fromOutside(importedValues(readFileSync(join(folder, file), "utf8"))),
  );

  it("call nothing of the rules that they check", () => {
    expect(strangers(values, readers)).toEqual([]);
  });

  it("use every reader that is listed here", () => {
    const listed = Object.entries(readers).flatMap(([module, names]) => names.map((reader) => `${module} ${reader}`));
    expect(listed.filter((reader) => !values.includes(reader))).toEqual([]);
  });
});

describe.each(Object.entries(REDEALERS))("redealHidden of %s", (name, readers) => {
  const values = importedValues(readFileSync(join(ROOT, "packages", name, "src/view/redeal-hidden.ts"), "utf8"));

  it("decides without view.ts and guess.ts what is secret", () => {
    expect(strangers(values, readers)).toEqual([]);
  });

  it("uses every reader that is listed here", () => {
    const listed = Object.entries(readers).flatMap(([module, names]) => names.map((reader) => `${module} ${reader}`));
    expect(listed.filter((reader) => !values.includes(reader))).toEqual([]);
  });
});

describe("an import of an invariant", () => {
  it.each([
    'import { hostile, type Effective } from "../relations.ts";',
    'import {\n  type Effective,\n  hostile,\n} from "../relations.ts";',
    'import * as relations from "../relations.ts";',
    'export { hostile } from "../relations.ts";',
    'const { hostile } = await import("../relations.ts");',
  ])("is refused if it takes a rule: %s", (source) => {
    expect(strangers(importedValues(source), { "../state.ts": ["WAR"] })).toHaveLength(1);
  });

  it.each([
    'import type { Effective } from "../relations.ts";',
    'import { type Effective } from "../relations.ts";',
    'import { WAR } from "../state.ts";',
    'import { navies } from "./readers.ts";',
  ])("is allowed if it takes a type, a listed reader or a part of the invariants: %s", (source) => {
    expect(strangers(fromOutside(importedValues(source)), { "../state.ts": ["WAR"] })).toEqual([]);
  });
});
