import {
  type AnyOptions,
  allSeats,
  asSeat,
  chooseOptions,
  type Json,
  type Random,
  type Seat,
  seededRandom,
} from "@rondel/engine";
import { type Action, imperial, type Options, type State } from "@rondel/imperial";
import { describe, expect, test } from "vitest";
import { sampleAction } from "../../../../test/sample-action.ts";
import { createTranslator } from "../../../messages/translator.ts";
import { catalogues } from "./catalogues.ts";
import { messageParams } from "./params.ts";
import { EVENTS, PROMPTS, REFUSALS } from "./samples.ts";

type Given = Readonly<Record<string, Json>>;

/** Every message that the rules can ask for, with the parameters that they give. */
const NEEDED: readonly (readonly [key: string, given: Given])[] = [
  ...Object.entries(REFUSALS).map(([code, given]) => [`refusal.${code}`, given] as const),
  ...Object.entries(PROMPTS).map(([code, given]) => [`prompt.${code}`, given] as const),
  ...Object.entries(PROMPTS)
    .filter(([code]) => code !== "game-over")
    .map(([code, given]) => ["prompt.waiting", { ...given, waitingFor: code, seats: [0] }] as const),
  ...Object.entries(EVENTS).flatMap(([kind, forms]) =>
    forms.map((form) => [`event.${kind}`, { kind, ...form } as unknown as Given] as const),
  ),
  ...Object.keys(imperial.actionSchemas).flatMap((kind) =>
    ["a", "b", "c", "d"].map(
      (seed) =>
        [`action.${kind}`, { ...sampleAction(imperial, kind, seededRandom(seed)) } as unknown as Given] as const,
    ),
  ),
];

describe.each(["de", "en", "fr"] as const)("messages in %s", (language) => {
  const translator = createTranslator(
    catalogues,
    () => language,
    (seat) => `P${seat}`,
  );

  test("exist for every prompt, refusal, event and action, and use only parameters that the rules give", () => {
    for (const [key, given] of NEEDED) {
      const text = translator.term(key, messageParams(given, translator));
      expect(text.trim(), key).not.toBe("");
      expect(text, key).not.toMatch(/undefined|NaN|[{}]/);
    }
  });
});

describe("samples", () => {
  const OPTION_SETS: readonly Readonly<Record<string, string>>[] = [
    {},
    { setup: "experienced", cash: "hidden" },
    { investorCard: "without", gifts: "onOwnDecision" },
    { setup: "experienced", insolventInvestor: "partial", swissBankCap: "three", seating: "fixed" },
  ];

  test("have no parameter that the rules do not give in random games", () => {
    const met = OPTION_SETS.flatMap((chosen, place) =>
      [0, 1, 2].flatMap((game) => playAtRandom(2 + ((place + game * 2) % 5), chosen, `${place} ${game}`)),
    );
    expect(new Set(met.map(({ key }) => key)).size).toBeGreaterThan(80);
    for (const { key, samples, given } of met) {
      const isGiven = samples.some((sampled) => Object.keys(sampled).every((name) => name in given));
      expect(isGiven, `${key} ${JSON.stringify(given)}`).toBe(true);
    }
  }, 120_000);
});

interface Met {
  readonly key: string;
  readonly samples: readonly object[];
  readonly given: object;
}

/** Plays a random game to its end and tries illegal actions at every step. */
function playAtRandom(players: number, chosen: Readonly<Record<string, string>>, seed: string): Met[] {
  const random = seededRandom(seed);
  const { state, events } = imperial.setup(players, optionsOf(chosen), random);
  const told = [...events];
  const met: Met[] = [];
  for (let steps = 0; steps < 1500; steps++) {
    const [decider] = imperial.deciders(state);
    if (decider === undefined) break;
    for (const seat of allSeats(players)) met.push(...prompted(state, seat));
    const actions = imperial.actions(state, decider);
    met.push(...refused(state, decider, [...new Set(actions.map(({ kind }) => kind))], random));
    const action = actions[random.draw("action", actions.length)];
    if (!action) throw new Error("a decider without a legal action");
    told.push(...imperial.play(state, decider, action, random));
  }
  return [...met, ...told.map((event) => ({ key: event.kind, samples: EVENTS[event.kind], given: event }))];
}

function optionsOf(chosen: Readonly<Record<string, string>>): Options {
  const answer = chooseOptions(imperial.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.code);
  return answer.options as AnyOptions & Options;
}

function prompted(state: State, seat: Seat): Met[] {
  const { code, params } = imperial.prompt(state, seat);
  const asked = code === "waiting" ? String(params.waitingFor) : code;
  if (asked === "invest") return [];
  return [{ key: code, samples: [PROMPTS[asked as keyof typeof PROMPTS]], given: params }];
}

/** Mostly kinds that are legal now: those are refused for the more interesting reasons. */
function refused(state: State, decider: Seat, legal: readonly string[], random: Random): Met[] {
  const kinds = Object.keys(imperial.actionSchemas);
  return Array.from({ length: 40 }, (_, tries) => {
    const from = tries % 4 === 0 ? kinds : legal;
    const action = sampleAction(imperial, from[random.draw("kind", from.length)] ?? "pass", random) as Action;
    return imperial.refuse(state, tries % 8 === 0 ? asSeat(0) : decider, action);
  }).flatMap((refusal) =>
    refusal
      ? [{ key: refusal.code, samples: [REFUSALS[refusal.code as keyof typeof REFUSALS]], given: refusal.params }]
      : [],
  );
}
