import { allSeats, type Seat } from "@rondel/engine";
import { factorOf, interestDueTo, NATIONS, type Nation, type View } from "@rondel/imperial";
import type { Standing } from "../game-screen.ts";
import { possibleState } from "./context.ts";

/**
 * Where everybody stands in a position, for the chart of the end. A view does not know its round; but positions come in the
 * order of play, so a round begins whenever an earlier power is on turn than in the position before.
 */
export const standing: (view: unknown) => Standing = countingRounds();

function countingRounds(): (view: unknown) => Standing {
  let round = 1;
  let previous = -1;
  return (given) => {
    const view = given as View;
    const nation = nationOnTurn(view);
    if (isOpening(view)) round = 1;
    else if (nation !== undefined && nation < previous) round++;
    previous = nation ?? previous;
    const totals = allSeats(view.players).map((seat) => bondsWorth(view, seat));
    return {
      round,
      lines: {
        total: totals.map((bonds, seat) => plus(bonds, view.cash[seat])),
        bonds: totals,
        cash: view.cash.slice(),
      },
    };
  };
}

function nationOnTurn({ frames: [bottom] }: View): Nation | undefined {
  return bottom?.kind === "turn" ? bottom.nation : undefined;
}

function isOpening({ rondel }: View): boolean {
  return rondel.every((space) => space < 0);
}

function bondsWorth(view: View, seat: Seat): number {
  const state = possibleState(view);
  return NATIONS.reduce(
    (sum, nation) => sum + interestDueTo(state, seat, nation) * factorOf(view.points[nation] ?? 0),
    0,
  );
}

function plus(bonds: number, cash: number | null | undefined): number | null {
  return cash === null || cash === undefined ? null : bonds + cash;
}
