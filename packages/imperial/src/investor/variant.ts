import { pushFrame, type RuleId, type Seat } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import { actingGovernment, clockwise, type State } from "../state.ts";

const ROUND: readonly RuleId[] = ["IM-20.1", "IM-20.4", "RL-34"];
const VACANT: readonly RuleId[] = ["RL-35", "RL-77"];

/** IM-20.2: after every turn, the government of the nation that moved may invest in it, then all other seats clockwise. */
export function openRound(state: State, nation: Nation, context: PlayContext): void {
  const queue = clockwise(state, actingGovernment(state, nation));
  context.emit({ kind: "investing", seats: queue, nation, rule: "IM-20.2", also: ROUND });
  pushFrame(state, { kind: "investment", occasion: "round", nation, queue, answered: 0 });
}

/** IM-20.5: a nation without any sold bond is offered before its turn; the government of the previous nation begins. */
export function openVacantRound(state: State, nation: Nation, opener: Seat, context: PlayContext): void {
  const queue = clockwise(state, opener);
  context.emit({ kind: "investing", seats: queue, nation, rule: "IM-20.5", also: VACANT });
  pushFrame(state, { kind: "investment", occasion: "vacant", nation, queue, answered: 0 });
}
