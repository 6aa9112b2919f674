import { allSeats } from "@rondel/engine";
import { FIELD_NAMES, imperunde, postsOnBoard, provisionalSheet, type State } from "@rondel/imperunde";
import { at, shares } from "../numbers.ts";
import { forceAt } from "./forces.ts";

/** By seat: the expected share of the victory, from posts, income, forces, money and debts. */
export function prospectsOf(state: State): number[] {
  const outcome = imperunde.outcome(state);
  const seats = allSeats(state.players);
  if (outcome) return seats.map((seat) => (outcome.ranking[0]?.seat === seat ? 1 : 0));
  return shares(
    seats.map((seat) => {
      const { freeFunds, carried, totalDebt } = provisionalSheet(state, seat);
      let force = 0;
      for (let field = 0; field < FIELD_NAMES.length; field++) force += forceAt(state, field, seat);
      const nearness = postsOnBoard(state, seat) / Math.max(1, state.target);
      return (
        9 * nearness + 0.08 * (freeFunds - carried) + 0.03 * at(state.funds, seat) + 0.012 * force - 0.05 * totalDebt
      );
    }),
  );
}
