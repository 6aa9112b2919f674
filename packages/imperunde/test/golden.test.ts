import { appendRecorded, beginRecorded, type Game, readMatch } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { CARD_NAMES, cardCalled, type Event, imperunde, LAND_EVENTS, SEA_EVENTS } from "../src/index.ts";
import { CARD_CASES, FATES, type Fate } from "./card-cases.ts";
import { GOLDEN_GAMES } from "./golden-games.ts";
import { RULE_CASES } from "./rule-cases.ts";
import { RULE_IDS } from "./rule-ids.ts";

const game: Game = imperunde;
const files = import.meta.glob("../golden/*/*.match", { query: "?raw", import: "default", eager: true });
const tests = import.meta.glob("./*.test.ts", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob("../src/**/*.ts", { query: "?raw", import: "default", eager: true });

/** The rules that a stored match carries out, as its events say. */
const reached = new Map<string, number>();
const seen: Event[] = [];

function replay(text: string): Event[] {
  const { match, problem } = readMatch(text, () => game);
  expect(problem).toBeUndefined();
  if (!match) throw new Error("nothing was read");
  const events: Event[] = [];
  const begun = beginRecorded(game, match.header, match.setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  events.push(...(begun.events as Event[]));
  for (const entry of match.entries) {
    if (entry.kind !== "action") continue;
    const answer = appendRecorded(begun.match, entry.seat, entry.action, entry.draws);
    if ("refused" in answer) throw new Error(answer.refused.code);
    events.push(...(answer.events as Event[]));
  }
  for (const event of events) {
    for (const rule of [event.rule, ...(event.also ?? [])]) reached.set(rule, (reached.get(rule) ?? 0) + 1);
  }
  seen.push(...events);
  return events;
}

const textOf = (path: string): string => {
  const text = files[`../golden/${path}.match`];
  if (text === undefined) throw new Error(`no golden match ${path}`);
  return text;
};

describe("golden matches fold into the same states", () => {
  test.each(Object.keys(GOLDEN_GAMES))("game %s", (name) => {
    expect(replay(textOf(`games/${name}`)).length).toBeGreaterThan(100);
  });

  test.each(Object.entries(RULE_CASES))("rule case %s", (name, { rules }) => {
    const told = replay(textOf(`rules/${name}`)).flatMap((event) => [event.rule, ...(event.also ?? [])]);
    expect(told).toEqual(expect.arrayContaining([...rules]));
  });

  test.each(Object.keys(CARD_CASES).flatMap((card) => Object.keys(FATES).map((fate) => [card, fate] as const)))(
    "%s %s",
    (card, fate) => {
      const counters = FATES[fate as Fate];
      const kind = counters % 2 === 0 ? "cardTookEffect" : "cardVoided";
      const events = replay(textOf(`cards/${card}-${fate}`));
      const fateOfCard = events.find((event) => event.kind === "cardTookEffect" || event.kind === "cardVoided");
      expect(fateOfCard).toMatchObject({ kind, card: cardCalled(card as keyof typeof CARD_CASES), count: counters });
    },
  );
});

/** Rules that say what never happens, or what things are: no event can carry them; a test or a constant does. */
const inTestNames = new Set(
  Object.values(tests).flatMap((text) => text.match(/(?<=test[^"]*"[^"\n]*)IR-[\d.]*\d/g) ?? []),
);
const inSources = new Set(Object.values(sources).flatMap((text) => text.match(/IR-[\d.]*\d/g) ?? []));

test("every rule is reached by a golden match, named by a test or carried by code", () => {
  const where = (rule: string): string => {
    if (reached.has(rule)) return "golden";
    if (inTestNames.has(rule)) return "test";
    return inSources.has(rule) ? "code" : "nowhere";
  };
  const table = Map.groupBy(RULE_IDS, where);
  const events = [...LAND_EVENTS, ...SEA_EVENTS].map(
    (name) => `${name} ${count((event) => event.kind === "eventDrawn" && event.word === name)}`,
  );
  const cards = CARD_NAMES.map((name, card) => {
    const fates = ["cardPlayed", "cardTookEffect", "cardVoided", "cardCountered"] as const;
    return `${name} ${fates.map((kind) => count((event) => event.kind === kind && event.card === card)).join("/")}`;
  });
  console.log(
    [
      `rules: ${[...table].map(([place, rules]) => `${place} ${rules.length}`).join(", ")} of ${RULE_IDS.length}`,
      `  by a test: ${table.get("test")?.join(" ") ?? "-"}`,
      `  by code: ${table.get("code")?.join(" ") ?? "-"}`,
      `events drawn: ${events.join(", ")}`,
      `cards played/effective/void/countering: ${cards.join(", ")}`,
    ].join("\n"),
  );
  expect(table.get("nowhere") ?? []).toEqual([]);
});

test("every event of the wheel and every card comes up in the golden matches", () => {
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
