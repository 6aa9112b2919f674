import type { Seat } from "@rondel/engine";
import type { Region } from "../board/board.ts";
import { stackParty, stacksAt } from "../pieces.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";

/** Whether a seat fights in an open battle. */
export function isInBattle({ frames }: State, seat: Seat): boolean {
  return frames.some((frame) => frame.kind === "battle" && (frame.attacker === seat || frame.defender === seat));
}

/** Whether a seat owns a territory, or has units in a region outside battles. */
export function isPresent(state: State, seat: Seat, region: Region): boolean {
  return ownerOf(state, region) === seat || stacksAt(state, region).some((stack) => stackParty(stack) === seat);
}
