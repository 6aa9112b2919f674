import type { Json } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
import { at, type State } from "../state.ts";
import { taxationOf } from "../taxation.ts";

export function taxationNow(state: State, nation: Nation): Json {
  const taxation = taxationOf(state, nation);
  return { ...taxation, treasuryAfter: at(state.treasury, nation) + taxation.toTreasury };
}
