import type { CollectedMatch } from "@rondel/protocol";
import { refuse } from "../refuse.ts";
import type { CollectionPlace } from "../store/collection-search.ts";

/** The place after which the next page begins, as a word that clients send back. */
export function pageAfter({ stars, ended, id }: CollectedMatch): string {
  return `${stars}.${ended}.${id}`;
}

export function placeOf(page: string): CollectionPlace {
  const [, stars, ended, id] = /^(\d+)\.(\d+)\.(\w+)$/.exec(page) ?? [];
  if (id === undefined) throw refuse("wrong-page", "correct");
  return { stars: Number(stars), ended: Number(ended), id };
}
