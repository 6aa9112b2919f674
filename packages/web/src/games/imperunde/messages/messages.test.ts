import {
  type AnyOptions,
  chooseOptions,
  type Json,
  type Random,
  type Seat,
  seededRandom,
  type Tagged,
} from "@rondel/engine";
import {
  type Action,
  CARD_NAMES,
  imperunde,
  type Options,
  PROMPT_CODES,
  REFUSAL_CODES,
  REGION_NAMES,
  type State,
  WINDOWS,
} from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { sampleAction } from "../../../../test/sample-action.ts";
import { createTranslator } from "../../../messages/translator.ts";
import { imperundeMessages } from "./imperunde-messages.ts";
import { messageParams } from "./params.ts";
import { EVENTS, PROMPTS, REFUSALS } from "./samples.ts";

type Given = Readonly<Record<string, Json>>;

/** Every message that the rules can ask for, with the parameters that they give. */
const NEEDED: readonly (readonly [key: string, given: Given])[] = [
  ...Object.entries(REFUSALS).map(([code, given]) => [`refusal.${code}`, given] as const),
  ...Object.entries(PROMPTS).map(([code, given]) => [`prompt.${code}`, given] as const),
  ...PROMPT_CODES.filter((code) => code !== "waiting").map(
    (code) => ["prompt.waiting", { ...PROMPTS[code], waitingFor: code }] as const,
  ),
  ...Object.entries(EVENTS).flatMap(([kind, forms]) =>
    forms.map((form) => [`event.${kind}`, { kind, ...form } as Given] as const),
  ),
  ...actionSamples().map((action) => [`action.${action.kind}`, { ...action } as Given] as const),
  ...CARD_NAMES.map((card) => [`card.${card}.about`, {}] as const),
  ...WINDOWS.map((window) => [`window.${window}`, {}] as const),
  ...REGION_NAMES.map((region) => [`region.${region}`, {}] as const),
  ...optionKeys().map((key) => [key, {}] as const),
];

/** Each action with and without its optional fields. */
function actionSamples(): readonly Tagged[] {
  return Object.keys(imperunde.actionSchemas).flatMap((kind) =>
    [1, 2, 3, 4].map((times) => sampleAction(imperunde, kind, seededRandom(`${kind} ${times}`))),
  );
}

function optionKeys(): string[] {
  return Object.entries(imperunde.options).flatMap(([name, field]) => [
    `option.${name}`,
    `option.${name}.about`,
    ...(field.kind === "choice" ? field.of.map((value) => `option.${name}.${value}`) : []),
  ]);
}

describe.each(["de", "en", "fr"] as const)("messages in %s", (language) => {
  const { catalogues } = imperundeMessages;
  const translator = createTranslator(
    catalogues,
    () => language,
    (seat) => `P${seat}`,
  );

  test("exist for everything that the rules name, and use only parameters that the rules give", () => {
    for (const [key, given] of NEEDED) {
      const text = translator.term(key, messageParams(given, translator));
      expect(text.trim(), key).not.toBe("");
      expect(text, key).not.toMatch(/undefined|NaN|[{}]/);
    }
  });

  test("have no prompt, refusal, event, action, option or window that the rules do not have", () => {
    const needed = new Set([...NEEDED.map(([key]) => key), ...PROMPT_CODES]);
    const keys = Object.keys(catalogues[language]);
    const coded = keys.filter((key) => /^(refusal|prompt|event|action|option|window)\./.test(key));
    expect(coded.filter((key) => !needed.has(key))).toEqual([]);
  });
});

describe("samples", () => {
  const OPTION_SETS: readonly AnyOptions[] = [
    { targetPosts: 24 },
    { targetPosts: 24, diplomacyClose: "sealed", embarkOrder: "simultaneous", sinkCargo: "optional" },
    { targetPosts: 24, roundLimit: 2, deckRefill: "when-empty" },
  ];

  test("have no parameter that the rules do not give in random games", () => {
    const met = OPTION_SETS.flatMap((chosen, place) => playAtRandom(3 + place, chosen, `words ${place}`));
    expect(met.length).toBeGreaterThan(1000);
    for (const { key, samples, given } of met) {
      const isGiven = samples.some((form) => Object.keys(form).every((name) => name in given));
      expect(isGiven, `${key} ${JSON.stringify(given)}`).toBe(true);
    }
  }, 120_000);
});

interface Met {
  readonly key: string;
  readonly samples: readonly object[];
  readonly given: object;
}

/** Plays at random and tries illegal actions now and then. */
function playAtRandom(players: number, chosen: AnyOptions, seed: string): Met[] {
  const random = seededRandom(seed);
  const { state, events } = imperunde.setup(players, optionsOf(chosen), random);
  const told = [...events];
  const met: Met[] = [];
  for (let steps = 0; steps < 2500; steps++) {
    const [decider] = imperunde.deciders(state);
    if (decider === undefined) break;
    const { code, params } = imperunde.prompt(state, decider);
    met.push({ key: code, samples: [promptSample(code)], given: params });
    const actions = imperunde.actions(state, decider);
    if (steps % 4 === 0) met.push(...refusals(state, decider, [...new Set(actions.map(({ kind }) => kind))], random));
    const action = actions[random.draw("action", actions.length)];
    if (!action) throw new Error("a decider without a legal action");
    told.push(...imperunde.play(state, decider, action, random));
  }
  return [...met, ...told.map((event) => ({ key: event.kind, samples: EVENTS[event.kind], given: event }))];
}

function promptSample(code: string): object {
  const known = PROMPT_CODES.find((one) => one === code);
  if (!known) throw new Error(`the rules do not list ${code}`);
  return PROMPTS[known];
}

function refusalSample(code: string): object {
  const known = REFUSAL_CODES.find((one) => one === code);
  if (!known) throw new Error(`the rules do not list ${code}`);
  return REFUSALS[known];
}

function optionsOf(chosen: AnyOptions): Options {
  const answer = chooseOptions(imperunde.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.code);
  return answer.options as AnyOptions & Options;
}

/** Mostly kinds that are legal now: those are refused for the more interesting reasons. */
function refusals(state: State, decider: Seat, legal: readonly string[], random: Random): Met[] {
  const kinds = Object.keys(imperunde.actionSchemas);
  return Array.from({ length: 12 }, (_, tries) => {
    const from = tries % 4 === 0 ? kinds : legal;
    const action = sampleAction(imperunde, from[random.draw("kind", from.length)] ?? "pass", random);
    return imperunde.refuse(state, decider, action as Action);
  }).flatMap((refused) =>
    refused ? [{ key: refused.code, samples: [refusalSample(refused.code)], given: refused.params }] : [],
  );
}
