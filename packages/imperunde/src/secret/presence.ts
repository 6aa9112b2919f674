import type { Seat } from "@rondel/engine";
import type { Region } from "../board/board.ts";
import { stackParty, stacksAt } from "../pieces.ts";
import type { State } from "../state.ts";
import { ownerOf } from "../territories.ts";

/** Whether a seat fights in an open battle that it did not begin by an attack of its own. */
export function isDrawnIntoBattle({ frames }: State, seat: Seat): boolean {
  return frames.some(
    (frame) =>
      frame.kind === "battle" &&
      (frame.defender === seat || (frame.attacker === seat && frame.cause !== "movement" && frame.cause !== "winds")),
  );
}

/** Whether a seat owns a territory, or has units in a region outside battles. */
export function isPresent(state: State, seat: Seat, region: Region): boolean {
  return ownerOf(state, region) === seat || stacksAt(state, region).some((stack) => stackParty(stack) === seat);
}
