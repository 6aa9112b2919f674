import type { Nation } from "@rondel/imperial";
import type { Owner } from "../../ui/Piece.tsx";

const OWNERS: readonly Owner[] = ["yellow", "green", "blue", "red", "black", "purple"];

/** The colour of a nation, which also selects its hatching. */
export function ownerOf(nation: Nation): Owner {
  return OWNERS[nation] ?? "ivory";
}
