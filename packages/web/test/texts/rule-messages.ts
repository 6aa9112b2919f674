import type { Json } from "@rondel/engine";
import type { GameCatalogues } from "../../src/messages/game-messages.ts";
import type { Translator } from "../../src/messages/translator.ts";
import type { Given } from "../game-samples.ts";
import { grouped, type Row, usesForms } from "./render.ts";

/** Other values for a parameter of the rules; none where they would make no sense. */
export type Variations = (key: string, name: string) => readonly Json[];

/**
 * Renders a message of the rules from each set of parameters that they give; the first also with variations of one parameter at
 * a time, as far as the message uses a form of it.
 */
export function ruleRow(
  game: GameCatalogues,
  translator: Translator,
  key: string,
  samples: readonly Given[],
  variations: Variations,
): Row {
  const pattern = game.catalogues[translator.language()]?.[key] ?? "";
  const render = (given: Given) => translator.term(key, game.params(given, translator));
  const [first = {}] = samples;
  const groups = Object.keys(first)
    .filter((name) => usesForms(pattern, name) || isCounted(pattern, name))
    .map((name) => variations(key, name).map((value) => render({ ...first, [name]: value })));
  return { key, groups: grouped(render(first), [samples.map(render), ...groups]) };
}

/** Whether the message depends on a number: by a plural, or by the pieces that are counted. */
function isCounted(pattern: string, name: string): boolean {
  return pattern.includes(`{${name}, plural`) || (name === "count" && pattern.includes("{things}"));
}
