import type { Power } from "@rondel/imperial";
import type { Owner } from "../../ui/Piece.tsx";

const OWNERS: readonly Owner[] = ["yellow", "green", "blue", "red", "black", "purple"];

/** The colour of a power; the letter comes from the language, the hatching with the colour. */
export function ownerOf(power: Power): Owner {
  return OWNERS[power] ?? "ivory";
}
