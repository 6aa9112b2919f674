import {
  type AnyOptions,
  type AnyShaped,
  allSeats,
  asSeat,
  chooseOptions,
  type Field,
  type Random,
  type Seat,
  seededRandom,
} from "@rondel/engine";
import { type Action, CARD_NAMES, imperunde, type Options, type State } from "@rondel/imperunde";
import { IntlMessageFormat } from "intl-messageformat";
import { beforeAll, describe, expect, test } from "vitest";
import type { Speaker } from "../../../words/game-speech.ts";
import type { Params } from "../../../words/words.ts";
import { imperundeWords } from "./imperunde-words.ts";
import { wordsFor } from "./params.ts";

const LANGUAGES = ["de", "en", "fr"] as const;
type Language = (typeof LANGUAGES)[number];

/** Every sentence that was needed: key and parameters, one example of each key and wording. */
const needed = new Map<string, { readonly key: string; readonly given: object }>();

function need(key: string, given: object = {}): void {
  const word = "word" in given ? given.word : "";
  needed.set(`${key} ${word} ${Object.keys(given).join()}`, { key, given });
}

const OPTION_SETS: readonly AnyOptions[] = [
  { targetPosts: 24 },
  { targetPosts: 24, diplomacyClose: "sealed", embarkOrder: "simultaneous", sinkCargo: "optional" },
  { targetPosts: 24, roundLimit: 2, deckRefill: "when-empty" },
];

beforeAll(() => {
  for (const kind of Object.keys(imperunde.actionShapes)) need(`action.${kind}`, sample(kind, seededRandom(kind)));
  for (const card of CARD_NAMES) need(`card.${card}.about`);
  for (const [name, field] of Object.entries(imperunde.options)) {
    need(`option.${name}`);
    need(`option.${name}.about`);
    if (field.kind === "choice") for (const value of field.of) need(`option.${name}.${value}`);
  }
  OPTION_SETS.forEach((chosen, place) => {
    playAtRandom(3 + place, chosen, `words ${place}`);
  });
}, 120_000);

/** Plays by lot, and tries what is forbidden now and then. */
function playAtRandom(players: number, chosen: AnyOptions, seed: string): void {
  const random = seededRandom(seed);
  const { state, events } = imperunde.setup(players, optionsOf(chosen), random);
  for (const event of events) need(`event.${event.kind}`, event);
  for (let steps = 0; steps < 4000; steps++) {
    const [decider] = imperunde.deciders(state);
    if (decider === undefined) break;
    const message = imperunde.prompt(state, decider);
    need(`prompt.${message.code}`, message.params);
    const actions = imperunde.actions(state, decider);
    if (steps % 4 === 0) needRefusals(state, decider, [...new Set(actions.map(({ kind }) => kind))], random);
    const action = actions[random.draw("action", actions.length)];
    if (!action) throw new Error("a decider without a legal action");
    need(`action.${action.kind}`, action);
    for (const event of imperunde.play(state, decider, action, random)) need(`event.${event.kind}`, event);
  }
  for (const seat of allSeats(players)) need("prompt.prompt.over", imperunde.prompt(state, seat).params);
}

function optionsOf(chosen: AnyOptions): Options {
  const answer = chooseOptions(imperunde.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.code);
  return answer.options as AnyOptions & Options;
}

/** Mostly of the kinds that are asked for: those are refused for the more interesting reasons. */
function needRefusals(state: State, decider: Seat, asked: readonly string[], random: Random): void {
  const kinds = Object.keys(imperunde.actionShapes);
  for (let tries = 0; tries < 12; tries++) {
    const from = tries % 4 === 0 ? kinds : asked;
    const action = sample(from[random.draw("kind", from.length)] ?? "pass", random);
    const seat = tries % 8 === 0 ? asSeat(0) : decider;
    const refused = imperunde.refuse(state, seat, action);
    if (refused) need(`refusal.${refused.code}`, refused.params);
  }
}

function sample(kind: string, random: Random): Action {
  const fields = Object.entries(imperunde.actionShapes[kind] ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (field.optional && random.draw("leave out", 2) === 0) return [];
    if (field.kind === "list") return [[name, [value(field.item, name, random)]]];
    return [[name, value(field, name, random)]];
  });
  return { kind, ...Object.fromEntries(fields) } as AnyShaped as Action;
}

function value(shape: Exclude<Field, { kind: "list" }>, name: string, random: Random): unknown {
  switch (shape.kind) {
    case "choice":
      return shape.of[random.draw(name, shape.of.length)];
    case "index":
      return random.draw(name, shape.names.length);
    case "integer":
      return shape.least + random.draw(name, shape.most - shape.least + 1);
    case "flag":
      return random.draw(name, 2) === 0;
    default:
      return random.draw(name, 3);
  }
}

function speakerOf(language: Language): Speaker {
  const term = (key: string, params: Params = {}): string => {
    const pattern = imperundeWords.catalogues[language][key];
    if (pattern === undefined) throw new Error(`${language} has no words for ${key}`);
    return String(new IntlMessageFormat(pattern, language).format(params));
  };
  return { term, seat: (seat) => `P${seat}`, list: (items) => items.join(", ") };
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  test("say every prompt, refusal, event, action, card and option that the rules can come up with", () => {
    const speaker = speakerOf(language);
    const silent = [...needed.values()].filter(
      ({ key, given }) => speaker.term(key, wordsFor({ ...given } as never, speaker)).trim() === "",
    );
    expect(silent).toEqual([]);
  });

  test("are sentences that a formatter understands, without an exclamation mark", () => {
    for (const [key, pattern] of Object.entries(imperundeWords.catalogues[language])) {
      expect(() => new IntlMessageFormat(pattern, language), key).not.toThrow();
      expect(pattern, key).not.toContain("!");
    }
  });
});

test("random games meet many refusals and nearly all events, so that the lists above mean something", () => {
  const met = (prefix: string) =>
    new Set([...needed.values()].flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []))).size;
  expect(met("refusal.")).toBeGreaterThan(35);
  expect(met("event.")).toBeGreaterThan(40);
  expect(met("prompt.")).toBeGreaterThan(12);
});
