import {
  type AnyOptions,
  allSeats,
  asSeat,
  chooseOptions,
  type Message,
  type Random,
  type Seat,
  seededRandom,
  type Tagged,
} from "@rondel/engine";
import { type Action, imperial, type Options, type State } from "@rondel/imperial";
import { IntlMessageFormat } from "intl-messageformat";
import { beforeAll, describe, expect, test } from "vitest";
import type { Translator } from "../../../messages/game-messages.ts";
import type { MessageParams } from "../../../messages/messages.ts";
import { catalogues } from "./catalogues.ts";
import { messageParams } from "./params.ts";

const LANGUAGES = ["de", "en", "fr"] as const;
type Language = (typeof LANGUAGES)[number];

/** Every sentence that was needed: key and parameters, one example of each key. */
const needed = new Map<string, object>();

const OPTION_SETS: readonly Readonly<Record<string, string>>[] = [
  {},
  { setup: "experienced", cash: "hidden" },
  { investorCard: "without", gifts: "onOwnDecision" },
  { setup: "experienced", insolventInvestor: "partial", swissBankCap: "three", seating: "fixed" },
];

beforeAll(() => {
  for (const kind of Object.keys(imperial.actionSchemas)) needed.set(`action.${kind}`, EXAMPLES[kind] ?? {});
  for (const [name, field] of Object.entries(imperial.options)) {
    needed.set(`option.${name}`, {}).set(`option.${name}.about`, {});
    if (field.kind === "choice") for (const value of field.of) needed.set(`option.${name}.${value}`, {});
  }
  OPTION_SETS.forEach((chosen, place) => {
    for (let game = 0; game < 3; game++) playAtRandom(2 + ((place + game * 2) % 5), chosen, `${place} ${game}`);
  });
}, 120_000);

/** Plays to the end by lot, and tries what is forbidden at every step. */
function playAtRandom(players: number, chosen: Readonly<Record<string, string>>, seed: string): void {
  const random = seededRandom(seed);
  const { state, events } = imperial.setup(players, optionsOf(chosen), random);
  for (const event of events) needed.set(`event.${event.kind}`, event);
  for (let steps = 0; steps < 1500; steps++) {
    const [decider] = imperial.deciders(state);
    if (decider === undefined) break;
    for (const seat of allSeats(players)) needPrompt(imperial.prompt(state, seat));
    const actions = imperial.actions(state, decider);
    needRefusals(state, decider, [...new Set(actions.map(({ kind }) => kind))], random);
    const action = actions[random.draw("action", actions.length)];
    if (!action) throw new Error("a decider without a legal action");
    for (const event of imperial.play(state, decider, action, random)) needed.set(`event.${event.kind}`, event);
  }
}

function optionsOf(chosen: Readonly<Record<string, string>>): Options {
  const answer = chooseOptions(imperial.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.code);
  return answer.options as AnyOptions & Options;
}

function needPrompt(message: Message): void {
  needed.set(`prompt.${message.code}`, message.params);
  const waitedFor = message.params.for;
  if (typeof waitedFor === "string") needed.set(`waiting.${waitedFor}`, message.params);
}

/** Mostly of the kinds that are asked for: those are refused for the more interesting reasons. */
function needRefusals(state: State, decider: Seat, asked: readonly string[], random: Random): void {
  const kinds = Object.keys(imperial.actionSchemas);
  for (let tries = 0; tries < 40; tries++) {
    const from = tries % 4 === 0 ? kinds : asked;
    const action = sample(from[random.draw("kind", from.length)] ?? "pass", random);
    const seat = tries % 8 === 0 ? asSeat(0) : decider;
    const refused = imperial.refuse(state, seat, action);
    if (refused) needed.set(`refusal.${refused.code}`, refused.params);
  }
}

function sample(kind: string, random: Random): Action {
  const fields = Object.entries(imperial.actionSchemas[kind] ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (field.optional && random.draw("leave out", 2) === 0) return [];
    if (field.kind === "choice") return [[name, field.of[random.draw(name, field.of.length)]]];
    if (field.kind === "index") return [[name, random.draw(name, field.names.length)]];
    if (field.kind === "integer") return [[name, field.least + random.draw(name, 30)]];
    return [[name, [45 + random.draw(name, 9)]]];
  });
  return { kind, ...Object.fromEntries(fields) } as Tagged as Action;
}

const EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries(
  Object.keys(imperial.actionSchemas).map((kind) => [kind, sample(kind, seededRandom(kind))]),
);

function speakerOf(language: Language): Translator {
  const term = (key: string, params: MessageParams = {}): string => {
    const pattern = (catalogues[language] as Readonly<Record<string, string>>)[key];
    if (pattern === undefined) throw new Error(`${language} has no words for ${key}`);
    return String(new IntlMessageFormat(pattern, language).format(params));
  };
  return { term, seat: (seat) => `P${seat}`, list: (items) => items.join(", ") };
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  test("say every prompt, refusal, event, action and option that the rules can come up with", () => {
    const translator = speakerOf(language);
    const silent = [...needed].filter(([key, given]) => {
      const said = translator.term(key, messageParams({ ...given } as never, translator));
      return said.trim() === "" && key !== "event.money";
    });
    expect(silent).toEqual([]);
  });

  test("are sentences that a formatter understands, without an exclamation mark", () => {
    for (const [key, pattern] of Object.entries(catalogues[language])) {
      expect(() => new IntlMessageFormat(pattern, language), key).not.toThrow();
      expect(pattern, key).not.toContain("!");
    }
  });
});

test("random games meet nearly every refusal, so that the list above means something", () => {
  const refusals = [...needed.keys()].filter((key) => key.startsWith("refusal."));
  expect(refusals.length).toBeGreaterThan(40);
});
