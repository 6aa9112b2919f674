import type { Seat } from "@rondel/engine";
import type { Region } from "../board/board.ts";
import { namedIn } from "../cards/named.ts";
import type { CardFrame, WindowFrame } from "../frames.ts";
import { stackParty, stacksAt } from "../pieces.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";

/**
 * Whether a card window concerns a seat. A window before a roll concerns both sides of the battle, other windows everyone. A played
 * card concerns its player, the players who countered it, the players that it names, those with pieces in its regions, and everyone
 * in a battle. In doubt it concerns the seat.
 */
export function concernsSeat(state: State, seat: Seat, frame: WindowFrame | CardFrame): boolean {
  if (frame.kind === "window") return (frame.at !== "battle" && frame.at !== "roll") || isInBattle(state, seat);
  if (frame.seat === seat || frame.chain.includes(seat) || isInBattle(state, seat)) return true;
  const { players, regions, to } = namedIn(frame.play);
  if (players.includes(seat)) return true;
  return [...regions, ...(to === undefined ? [] : [to])].some((region) => isPresent(state, seat, region));
}

function isInBattle({ frames }: State, seat: Seat): boolean {
  return frames.some((frame) => frame.kind === "battle" && (frame.attacker === seat || frame.defender === seat));
}

/** Whether a seat owns a territory, or has units in a region outside battles. */
export function isPresent(state: State, seat: Seat, region: Region): boolean {
  return ownerOf(state, region) === seat || stacksAt(state, region).some((stack) => stackParty(stack) === seat);
}
