import type { Json } from "@rondel/engine";
import type { GameWords } from "../../../messages/game-messages.ts";
import { catalogues } from "./catalogues.ts";
import { wordsFor } from "./params.ts";

export const imperialWords: GameWords = {
  catalogues,
  params: (given: Readonly<Record<string, Json>>, speaker) => wordsFor(given, speaker),
};
