import type { Language } from "../src/messages/language.ts";
import { createTranslator } from "../src/messages/translator.ts";
import { actionSamples, eventSamples, type GameSamples, type Given } from "./game-samples.ts";
import type { Met } from "./random-games.ts";

/** A message that the rules can ask for, with the parameters that they give. */
export type Needed = readonly [key: string, given: Given];

/** Every prompt, refusal, event and action of a game. */
export function neededMessages(samples: GameSamples): readonly Needed[] {
  const { game, refusals, prompts, events } = samples;
  const { waiting, ...decisions } = prompts;
  return [
    ...Object.entries(refusals).map(([code, given]): Needed => [`refusal.${code}`, given]),
    ...Object.entries(prompts).map(([code, given]): Needed => [`prompt.${code}`, given]),
    ...Object.entries(decisions)
      .filter(([code]) => code !== "game-over")
      .map(([code, given]): Needed => ["prompt.waiting", { ...waiting, ...given, waitingFor: code }]),
    ...Object.keys(events).flatMap((kind) =>
      eventSamples(samples, kind).map((given): Needed => [`event.${kind}`, given]),
    ),
    ...Object.keys(game.actionSchemas).flatMap((kind) =>
      actionSamples(game, kind).map((given): Needed => [`action.${kind}`, given]),
    ),
  ];
}

/** A parameter without a value, or the key of a missing message. */
export const UNRESOLVED = /undefined|NaN|[{}]|\b(?:party|region|nation|term|count|window|space)\.[a-z]/;

/** The messages that are empty or use a parameter that the rules do not give; an empty list is right. */
export function brokenMessages({ messages }: GameSamples, language: Language, needed: readonly Needed[]): string[] {
  const translator = createTranslator(
    messages.catalogues,
    () => language,
    (seat) => `P${seat}`,
  );
  return needed.flatMap(([key, given]) => {
    const text = translator.term(key, messages.params(given, translator));
    return text.trim() === "" || UNRESOLVED.test(text) ? [`${key}: ${text}`] : [];
  });
}

/** The messages whose samples have a parameter that the rules did not give; an empty list is right. */
export function wrongSamples(met: readonly Met[]): string[] {
  return met
    .filter(({ samples, given }) => !samples.some((sample) => Object.keys(sample).every((name) => name in given)))
    .map(({ key, given }) => `${key} ${JSON.stringify(given)}`);
}
