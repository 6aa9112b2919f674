import { formatNotation } from "./notation.ts";
import type { Schemas, Tagged } from "./schema.ts";

/**
 * Whether an action fits a pattern: the beginning of its notation, with `*` for any word. `moveArmy * venice` fits every army that
 * moves to Venice. Optional fields may follow in any order: `moveArmy * * status=hostile`.
 */
export function fitsPattern(schemas: Schemas, action: Tagged, pattern: string): boolean {
  const words = formatNotation(schemas, action).split(" ");
  const [named, plain] = partition(pattern.split(" "));
  return (
    plain.every((word, place) => word === "*" || word === words[place]) && named.every((word) => words.includes(word))
  );
}

function partition(words: readonly string[]): [named: string[], plain: string[]] {
  return [words.filter((word) => word.includes("=")), words.filter((word) => !word.includes("="))];
}
