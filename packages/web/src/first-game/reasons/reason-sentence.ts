import { REASONS, type Reason } from "@rondel/bots/turn-reasons";
import type { Game } from "@rondel/engine";
import { sentenceWith } from "../../hints/sentence.ts";
import type { Translator } from "../../messages/translator.ts";
import { catalogues } from "./catalogues.ts";

/** The sentence for a reason of another player's turn. */
export function reasonSentence(game: Game, translator: Translator, { code, params }: Reason): string {
  return sentenceWith(game, translator, catalogues[translator.language()][code], REASONS[code], params);
}
