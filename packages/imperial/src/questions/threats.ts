import { allSeats, type Json, type Seat, type Viewer } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
import { BONDS, type Bond } from "../board/bonds.ts";
import { bondsOf, influenceOf, isInStack } from "../bonds-held.ts";
import { priceOf } from "../investor/investment.ts";
import { governmentOf, type State } from "../state.ts";
import { knownCash } from "../view.ts";
import { governmentAfter } from "./purchases.ts";

interface Takeover {
  readonly bond: Bond;
  readonly returned?: Bond;
  readonly price: number;
}

/** Who could take a power over with one investment. Whether somebody can pay is told only where cash is known. */
export function threats(state: State, viewer: Viewer, nation: Nation): Json {
  const government = governmentOf(state, nation);
  return {
    government: government ?? null,
    influence: government === undefined ? 0 : influenceOf(state, government, nation),
    threats: allSeats(state.players)
      .filter((seat) => seat !== government)
      .map((seat) => ({ seat, takeovers: takeoversBy(state, viewer, seat, nation) })),
  };
}

function takeoversBy(state: State, viewer: Viewer, seat: Seat, nation: Nation): Json[] {
  const cash = knownCash(state, viewer, seat);
  const takeovers = investmentsIn(state, seat, nation).filter(
    ({ bond, returned }) => governmentAfter(state, seat, nation, bond, returned) === seat,
  );
  takeovers.sort((left, right) => left.price - right.price);
  return takeovers.map((takeover) => ({ ...takeover, affordable: cash === undefined ? null : takeover.price <= cash }));
}

function investmentsIn(state: State, seat: Seat, nation: Nation): Takeover[] {
  return BONDS.filter((bond) => isInStack(state, nation, bond)).flatMap((bond) => [
    { bond, price: priceOf(bond, undefined) },
    ...bondsOf(state, seat, nation)
      .filter((returned) => returned < bond)
      .map((returned) => ({ bond, returned, price: priceOf(bond, returned) })),
  ]);
}
