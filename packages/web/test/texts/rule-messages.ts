import type { Json } from "@rondel/engine";
import type { GameCatalogues } from "../../src/messages/game-messages.ts";
import type { Translator } from "../../src/messages/translator.ts";
import type { Row } from "./render.ts";

export type Given = Readonly<Record<string, Json>>;

/** Other values for a parameter of the rules; none where they would make no sense. */
export type Variations = (key: string, name: string) => readonly Json[];

/** Renders a message of the rules from the parameters that they give, and from variations of one parameter at a time. */
export function ruleRow(
  game: GameCatalogues,
  translator: Translator,
  key: string,
  samples: readonly Given[],
  variations: Variations,
): Row {
  const all = samples.flatMap((given) => [
    given,
    ...Object.keys(given).flatMap((name) => variations(key, name).map((value) => ({ ...given, [name]: value }))),
  ]);
  const texts = all.map((given) => translator.term(key, game.params(given, translator)));
  return { key, texts: [...new Set(texts)] };
}
