import type { Seat } from "@rondel/engine";
import { POWERS, type Power } from "../board/board.ts";
import { checkSwissBanks } from "../investor/government.ts";
import { turnOf } from "../position.ts";
import type { Telling } from "../rules.ts";
import { governmentOf, leftNeighbour, rulerOf, type State } from "../state.ts";
import { beginTurn } from "../turn/next-turn.ts";

/** IM-3.14 to IM-3.16: the Investor card, Swiss Banks for those without a government, and the first turn. */
export function startPlay(state: State, table: Telling): void {
  const first = POWERS.find((power) => governmentOf(state, power) !== undefined);
  if (first === undefined) throw new Error("nobody governs anything");
  const leader = rulerOf(state, first);
  checkSwissBanks(state, giveInvestorCard(state, first, table) ?? leader, table, "IM-3.14");
  for (const power of POWERS) {
    if (power < first) table.tell({ kind: "skipped", power, rule: "IM-6.2", also: ["IM-3.16"] });
  }
  state.frames = [turnOf(first)];
  beginTurn(state, first, table, ["IM-3.16"]);
}

/** To the left of the first government in order (IM-3.15, RL-32); not in the variant without the card. */
function giveInvestorCard(state: State, first: Power, table: Telling): Seat | undefined {
  if (state.options.investorCard === "without") return undefined;
  const holder = leftNeighbour(state, rulerOf(state, first));
  state.investorCard = holder;
  table.tell({ kind: "investorCard", to: holder, rule: first < 2 ? "IM-3.15" : "RL-32" });
  return holder;
}
