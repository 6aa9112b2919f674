import { type OrderedAction, type Seat, topFrame } from "@rondel/engine";
import { type FerryAction, ferry } from "@rondel/engine/reference";
import type { ServedGame } from "../src/play/served-game.ts";

type FerryState = Parameters<typeof ferry.answerWindow>[0];
type Order = (state: FerryState) => OrderedAction<FerryAction> | undefined;

/**
 * Ferry with pauses instead of windows: the seats in `stops` want to be waited for, and `order` is a standing order. All crossings
 * count as one round, so that tests can use up the requests for time of a round.
 */
export function pausingFerry(stops: readonly Seat[] = [], order: Order = () => undefined): ServedGame {
  const game: typeof ferry = {
    ...ferry,
    answerWindow(state) {
      const window = ferry.answerWindow(state);
      return window && { ...window, pause: { stops, possible: ferry.deciders(state), round: 1 } };
    },
    orderedAction: order,
  };
  return { game, module: import.meta.resolve("@rondel/engine/reference"), name: "ferry" };
}

/** A standing order of a seat to donate a coin in the first pause. */
export function donateOnce(seat: Seat): Order {
  let coins: number | undefined;
  return (state) => {
    if (topFrame(state)?.kind !== "window") return undefined;
    coins ??= state.coins[seat];
    return state.coins[seat] === coins ? { seat, action: { kind: "donate", coins: 1 } } : undefined;
  };
}
