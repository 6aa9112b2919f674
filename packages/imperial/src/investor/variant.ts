import { pushFrame, type RuleId, type Seat } from "@rondel/engine";
import type { Power } from "../board/board.ts";
import type { Telling } from "../rules.ts";
import { clockwise, rulerOf, type State } from "../state.ts";

const ROUND: readonly RuleId[] = ["IM-20.1", "IM-20.4", "RL-34"];
const VACANT: readonly RuleId[] = ["RL-35", "RL-77"];

/** IM-20.2: after every turn the government of the power that moved may invest in it, then all others clockwise. */
export function openRound(state: State, power: Power, table: Telling): void {
  const queue = clockwise(state, rulerOf(state, power));
  table.tell({ kind: "investing", seats: queue, power, rule: "IM-20.2", also: ROUND });
  pushFrame(state, { kind: "investment", occasion: "round", power, queue, answered: 0 });
}

/** IM-20.5: a power without any bond is offered before it would move, by the government of the power before it. */
export function openVacantRound(state: State, power: Power, opener: Seat, table: Telling): void {
  const queue = clockwise(state, opener);
  table.tell({ kind: "investing", seats: queue, power, rule: "IM-20.5", also: VACANT });
  pushFrame(state, { kind: "investment", occasion: "vacant", power, queue, answered: 0 });
}
