import type { Json } from "@rondel/engine";
import type { GameWords } from "../../../words/game-speech.ts";
import { catalogues } from "./catalogues.ts";
import { wordsFor } from "./params.ts";

export const imperialWords: GameWords = {
  catalogues,
  params: (given: Readonly<Record<string, Json>>, speaker) => wordsFor(given, speaker),
};
