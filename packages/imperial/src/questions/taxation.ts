import type { Nation } from "../board/board.ts";
import { at, type State } from "../state.ts";
import { type Taxation, taxationOf } from "../taxation.ts";

export interface TaxationPreview extends Taxation {
  readonly treasuryAfter: number;
}

export function taxationPreview(state: State, nation: Nation): TaxationPreview {
  const taxation = taxationOf(state, nation);
  return { ...taxation, treasuryAfter: at(state.treasury, nation) + taxation.toTreasury };
}
