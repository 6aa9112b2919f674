import { POWERS } from "../board/board.ts";
import type { Telling } from "../rules.ts";
import { governmentOf, leftNeighbour, rulerOf, type State } from "../state.ts";
import { beginTurn } from "../turn/next-turn.ts";

/** IM-3.15, IM-3.16: the Investor card, and the first turn. */
export function startPlay(state: State, table: Telling): void {
  const first = POWERS.find((power) => governmentOf(state, power) !== undefined);
  if (first === undefined) throw new Error("nobody governs anything");
  if (state.options.investorCard === "with") {
    const holder = leftNeighbour(state, rulerOf(state, first));
    state.investorCard = holder;
    table.tell({ kind: "investorCard", to: holder, rule: first < 2 ? "IM-3.15" : "RL-32" });
  }
  for (const power of POWERS) {
    if (power < first) table.tell({ kind: "skipped", power, rule: "IM-6.2", also: ["IM-3.16"] });
  }
  state.frames = [{ kind: "turn", power: first, stage: "announce", investing: false, upcoming: first }];
  beginTurn(state, first, table, ["IM-3.16"]);
}
