import { type Game, type Json, seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { catalogues as imperialCatalogues } from "../src/games/imperial/messages/catalogues.ts";
import { imperialMessages } from "../src/games/imperial/messages/imperial-messages.ts";
import * as ofImperial from "../src/games/imperial/messages/samples.ts";
import { catalogues as imperundeCatalogues } from "../src/games/imperunde/messages/catalogues.ts";
import { imperundeMessages } from "../src/games/imperunde/messages/imperunde-messages.ts";
import * as ofImperunde from "../src/games/imperunde/messages/samples.ts";
import type { GameCatalogues } from "../src/messages/game-messages.ts";
import type { Language } from "../src/messages/language.ts";
import { sampleAction } from "./sample-action.ts";

/** The parameters of a message as the rules give them. */
export type Given = Readonly<Record<string, Json>>;

/** The messages of a game in all languages. */
interface AllMessages extends GameCatalogues {
  readonly catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** A game, its messages, and the parameters that its rules give with each of them. */
export interface GameSamples {
  readonly game: Game;
  readonly messages: AllMessages;
  readonly refusals: Readonly<Record<string, Given>>;
  readonly prompts: Readonly<Record<string, Given>>;
  readonly events: Readonly<Record<string, readonly object[]>>;
}

export const imperialSamples: GameSamples = {
  game: imperial,
  messages: { ...imperialMessages(imperialCatalogues), catalogues: imperialCatalogues },
  refusals: ofImperial.REFUSALS,
  prompts: ofImperial.PROMPTS,
  events: ofImperial.EVENTS,
};

export const imperundeSamples: GameSamples = {
  game: imperunde,
  messages: { ...imperundeMessages(imperundeCatalogues), catalogues: imperundeCatalogues },
  refusals: ofImperunde.REFUSALS,
  prompts: ofImperunde.PROMPTS,
  events: ofImperunde.EVENTS,
};

/** Actions of one kind, with and without its optional fields. */
export function actionSamples(game: Game, kind: string): readonly Given[] {
  return ["a", "b", "c", "d"].map((seed) => ({ ...sampleAction(game, kind, seededRandom(seed)) }));
}

export function eventSamples({ events }: GameSamples, kind: string): readonly Given[] {
  return (events[kind] ?? []).map((event) => ({ kind, ...event }) as Given);
}
