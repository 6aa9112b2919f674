import { allSeats, type Seat, type Viewer } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
import { BONDS, type Bond } from "../board/bonds.ts";
import { bondsOf, bondTotalOf, isInStack } from "../bonds-held.ts";
import { priceOf } from "../investor/investment.ts";
import { governmentOf, type State } from "../state.ts";
import { knownCash } from "../view/view.ts";
import { governmentAfter } from "./purchases.ts";

/** The government of a nation and the investments by which each other seat could replace it. */
export interface Threats {
  readonly government: Seat | null;
  readonly bondTotal: number;
  readonly threats: readonly { readonly seat: Seat; readonly takeovers: readonly Takeover[] }[];
}

export interface Takeover extends Investment {
  /** Null while the cash of the seat is hidden from the viewer. */
  readonly affordable: boolean | null;
}

interface Investment {
  readonly bond: Bond;
  readonly returned?: Bond;
  readonly price: number;
}

export function threats(state: State, viewer: Viewer, nation: Nation): Threats {
  const government = governmentOf(state, nation);
  return {
    government: government ?? null,
    bondTotal: government === undefined ? 0 : bondTotalOf(state, government, nation),
    threats: allSeats(state.players)
      .filter((seat) => seat !== government)
      .map((seat) => ({ seat, takeovers: takeoversBy(state, viewer, seat, nation) })),
  };
}

/** The cheapest takeover comes first. */
function takeoversBy(state: State, viewer: Viewer, seat: Seat, nation: Nation): Takeover[] {
  const cash = knownCash(state, viewer, seat);
  return investmentsIn(state, seat, nation)
    .filter(({ bond, returned }) => governmentAfter(state, seat, nation, bond, returned) === seat)
    .sort((left, right) => left.price - right.price)
    .map((investment) => ({ ...investment, affordable: cash === undefined ? null : investment.price <= cash }));
}

function investmentsIn(state: State, seat: Seat, nation: Nation): Investment[] {
  return BONDS.filter((bond) => isInStack(state, nation, bond)).flatMap((bond) => [
    { bond, price: priceOf(bond, undefined) },
    ...bondsOf(state, seat, nation)
      .filter((returned) => returned < bond)
      .map((returned) => ({ bond, returned, price: priceOf(bond, returned) })),
  ]);
}
