import type { Seat } from "@rondel/engine";
import { NATIONS, type Nation } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import { turnFrame } from "../frames.ts";
import { checkSwissBanks } from "../investor/government.ts";
import { actingGovernment, governmentOf, leftNeighbour, type State } from "../state.ts";
import { beginTurn } from "../turn/next-turn.ts";

/** IM-3.14 to IM-3.16: the Investor card, Swiss Banks for seats without a government, and the first turn. */
export function startPlay(state: State, context: PlayContext): void {
  const first = NATIONS.find((nation) => governmentOf(state, nation) !== undefined);
  if (first === undefined) throw new Error("no nation has a government");
  const leader = actingGovernment(state, first);
  checkSwissBanks(state, giveInvestorCard(state, first, context) ?? leader, context, "IM-3.14");
  for (const nation of NATIONS) {
    if (nation < first) context.emit({ kind: "skipped", nation, rule: "IM-6.2", also: ["IM-3.16"] });
  }
  state.frames = [turnFrame(first)];
  beginTurn(state, first, context, ["IM-3.16"]);
}

/** IM-3.15, RL-32: the seat to the left of the first government in turn order. The variant has no card. */
function giveInvestorCard(state: State, first: Nation, context: PlayContext): Seat | undefined {
  if (state.options.investorCard === "without") return undefined;
  const holder = leftNeighbour(state, actingGovernment(state, first));
  state.investorCard = holder;
  context.emit({ kind: "investorCard", to: holder, rule: first < 2 ? "IM-3.15" : "RL-32" });
  return holder;
}
