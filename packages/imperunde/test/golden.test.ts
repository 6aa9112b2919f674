import { type Game, readMatch, recreateMatch, replayEntry } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { CARD_NAMES, cardNamed, type Event, imperundeVersions, LAND_EVENTS, SEA_EVENTS } from "../src/index.ts";
import { aboutCard, CARD_CASES, FATES, type Fate } from "./support/card-cases.ts";
import { goldenFiles, testFiles } from "./support/files.ts";
import { GOLDEN_GAMES } from "./support/golden-games.ts";
import { RULE_CASES } from "./support/rule-cases.ts";
import { RULE_IDS } from "./support/rule-ids.ts";

const findVersion = (_id: string, rulesVersion: string): Game | undefined =>
  imperundeVersions.find((game) => game.rulesVersion === rulesVersion);
const files = goldenFiles();

/** By rule: the number of events of golden matches that carry it out. */
const reached = new Map<string, number>();
const seen: Event[] = [];

/** Replays a stored match, checks its hashes and every invariant, and returns the events. */
function replay(text: string): Event[] {
  const { match, problem } = readMatch(text, findVersion);
  expect(problem).toBeUndefined();
  if (!match) throw new Error("nothing was read");
  const { game } = match;
  const begun = recreateMatch(game, match.header, match.setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const events = [...(begun.events as readonly Event[])];
  for (const entry of match.entries) {
    if (entry.kind !== "action") continue;
    const before = game.clone(begun.match.state);
    const answer = replayEntry(begun.match, entry);
    if ("refused" in answer) throw new Error(answer.refused.code);
    for (const { id, broken } of game.invariants) {
      const fault = broken(begun.match.state, before, answer.events);
      if (fault !== undefined) throw new Error(`${id}: ${fault}`);
    }
    events.push(...(answer.events as readonly Event[]));
  }
  for (const event of events) {
    for (const rule of [event.rule, ...(event.also ?? [])]) reached.set(rule, (reached.get(rule) ?? 0) + 1);
  }
  seen.push(...events);
  return events;
}

/** The text of a golden match, whose first line must say what it is about. */
function textOf(path: string, about: string): string {
  const text = files.get(`${path}.rondel`);
  if (text === undefined) throw new Error(`no golden match ${path}`);
  expect(text.slice(0, text.indexOf("\n"))).toBe(`# ${about}`);
  return text;
}

describe("golden matches replay to the same hashes", () => {
  test.each(Object.entries(GOLDEN_GAMES))("game %s", (name, { about }) => {
    expect(replay(textOf(`game-${name}`, about)).length).toBeGreaterThan(100);
  });

  test.each(Object.entries(RULE_CASES))("rule case %s", (name, { about, rules }) => {
    const told = replay(textOf(`rule-${name}`, about)).flatMap((event) => [event.rule, ...(event.also ?? [])]);
    expect(told).toEqual(expect.arrayContaining([...rules]));
  });

  test.each(Object.keys(CARD_CASES).flatMap((card) => Object.keys(FATES).map((fate) => [card, fate] as const)))(
    "%s %s",
    (card, fate) => {
      const counters = FATES[fate as Fate];
      const kind = counters % 2 === 0 ? "cardTookEffect" : "cardVoided";
      const events = replay(textOf(`card-${card}-${fate}`, aboutCard(card, fate as Fate)));
      const fateOfCard = events.find((event) => event.kind === "cardTookEffect" || event.kind === "cardVoided");
      expect(fateOfCard).toMatchObject({ kind, card: cardNamed(card as keyof typeof CARD_CASES), count: counters });
    },
  );
});

/** Rules that no event can carry out, because they define or forbid something, are in test names. */
const inTestNames = new Set(
  [...testFiles().values()].flatMap((text) => text.match(/(?<=test[^"]*"[^"\n]*)IR-[\d.]*\d/g) ?? []),
);
const COLUMNS = 8;

test("every rule is reached by a golden match or is in a test name", () => {
  const where = (rule: string): string => {
    if (reached.has(rule)) return "golden";
    return inTestNames.has(rule) ? "test" : "nowhere";
  };
  const table = Map.groupBy(RULE_IDS, where);
  const events = [...LAND_EVENTS, ...SEA_EVENTS].map(
    (name) => `${name} ${count((event) => event.kind === "eventDrawn" && event.word === name)}`,
  );
  const cards = CARD_NAMES.map((name, card) => {
    const fates = ["cardPlayed", "cardTookEffect", "cardVoided", "cardCountered"] as const;
    return `${name} ${fates.map((kind) => count((event) => event.kind === kind && event.card === card)).join("/")}`;
  });
  const cells = RULE_IDS.map((rule) => `${rule} ${reached.get(rule) ?? where(rule)}`.padEnd(16));
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS).join(""),
  );
  console.log(
    [
      `rules: ${[...table].map(([place, rules]) => `${place} ${rules.length}`).join(", ")} of ${RULE_IDS.length}`,
      ...rows,
      `events drawn: ${events.join(", ")}`,
      `cards played/effective/void/countering: ${cards.join(", ")}`,
    ].join("\n"),
  );
  expect(table.get("nowhere") ?? []).toEqual([]);
});

test("events refer only to rules and rulings that exist", () => {
  const rulings = Array.from({ length: 131 }, (_, ruling) => `RU-${String(ruling + 1).padStart(2, "0")}`);
  const known = new Set([...RULE_IDS, ...rulings]);
  expect([...reached.keys()].filter((rule) => !known.has(rule))).toEqual([]);
});

test("the golden matches contain every event of the wheel and every card", () => {
  for (const name of [...LAND_EVENTS, ...SEA_EVENTS]) {
    expect(
      count((event) => event.kind === "eventDrawn" && event.word === name),
      name,
    ).toBeGreaterThan(0);
  }
  for (const [card, name] of CARD_NAMES.entries()) {
    const kind = name === "counterEspionage" ? "cardCountered" : "cardTookEffect";
    expect(
      count((event) => event.kind === kind && event.card === card),
      name,
    ).toBeGreaterThan(0);
  }
});

const count = (matters: (event: Event) => boolean): number => seen.filter(matters).length;
