import type { Json } from "@rondel/engine";
import type { Power } from "../board/board.ts";
import { at, type State } from "../state.ts";
import { taxationOf } from "../taxation.ts";

export function taxationNow(state: State, power: Power): Json {
  const taxation = taxationOf(state, power);
  return { ...taxation, treasuryAfter: at(state.treasury, power) + taxation.toTreasury };
}
