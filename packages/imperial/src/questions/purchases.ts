import type { Refusal, Seat, Viewer } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { NATIONS, type Nation } from "../board/board.ts";
import { type Bond, interestOf } from "../board/bonds.ts";
import { bondTotalOf, giveBond, interestDueTo } from "../bonds-held.ts";
import { cloneState } from "../clone.ts";
import { refusal } from "../codes.ts";
import { strongestIn } from "../investor/government.ts";
import { addInvestments, priceOf } from "../investor/investment.ts";
import { at, clockwise, governmentOf, NONE, type State } from "../state.ts";
import { knownCash } from "../view/view.ts";

/** One investment that a seat could pay now, and the situation after it. */
export interface Purchase {
  readonly nation: Nation;
  readonly bond: Bond;
  readonly returned?: Bond;
  readonly price: number;
  readonly cashAfter: number;
  readonly interestAfter: number;
  readonly bondTotalAfter: number;
  readonly governmentAfter: Seat | null;
}

/** Lists every investment that a seat could pay now. Hidden cash limits this to the viewer's own seat. */
export function purchases(state: State, viewer: Viewer, seat: Seat): Purchase[] | Refusal {
  if (seat >= state.players) return refusal("no-such-seat", "IM-1.1", { seat });
  const cash = knownCash(state, viewer, seat);
  if (cash === undefined) return refusal("cash-is-hidden", "IM-5.5", { seat });
  const investments: Action[] = [];
  for (const nation of NATIONS) addInvestments(state, seat, nation, investments);
  return investments.filter((action) => action.kind === "invest").map((action) => purchase(state, seat, cash, action));
}

function purchase(state: State, seat: Seat, cash: number, { nation, bond, returned }: ActionOf<"invest">): Purchase {
  const price = priceOf(bond, returned);
  return {
    nation,
    bond,
    ...(returned !== undefined && { returned }),
    price,
    cashAfter: cash - price,
    interestAfter:
      interestDueTo(state, seat, nation) + interestOf(bond) - (returned === undefined ? 0 : interestOf(returned)),
    bondTotalAfter: bondTotalOf(state, seat, nation) + price,
    governmentAfter: governmentAfter(state, seat, nation, bond, returned) ?? null,
  };
}

/** The government of a nation if a seat bought this bond and governments were checked right after. */
export function governmentAfter(
  state: State,
  seat: Seat,
  nation: Nation,
  bond: Bond,
  returned: Bond | undefined,
): Seat | undefined {
  const after = cloneState(state);
  giveBond(after, nation, bond, seat);
  if (returned !== undefined) giveBond(after, nation, returned, undefined);
  return strongestIn(after, nation, governmentOf(state, nation), clockwise(state, firstInTies(state, nation)));
}

/** IM-4.4, RL-34: the holder of the Investor card; without the card the government that would open the round. */
function firstInTies(state: State, nation: Nation): Seat {
  if (state.investorCard !== NONE) return state.investorCard as Seat;
  return governmentOf(state, nation) ?? (at(state.seating, 0) as Seat);
}
