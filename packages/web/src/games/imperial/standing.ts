import { allSeats } from "@rondel/engine";
import { bondScore, type Nation, type View } from "@rondel/imperial";
import type { Standing } from "../game-screen.ts";

/**
 * The standings in a position, for the chart of the results. A view does not contain the round. Positions arrive in the order of
 * play, so a round begins when an earlier nation has the turn than in the position before.
 */
export const standing: (view: unknown) => Standing = createRoundCounter();

function createRoundCounter(): (view: unknown) => Standing {
  let round = 1;
  let previous = -1;
  return (given) => {
    const view = given as View;
    const nation = nationOnTurn(view);
    if (isOpening(view)) round = 1;
    else if (nation !== undefined && nation < previous) round++;
    previous = nation ?? previous;
    const bonds = allSeats(view.players).map((seat) => bondScore(view, seat));
    return {
      round,
      lines: {
        total: bonds.map((score, seat) => plus(score, view.cash[seat])),
        bonds,
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

function plus(bonds: number, cash: number | null | undefined): number | null {
  return cash === null || cash === undefined ? null : bonds + cash;
}
