import type { Json, Refusal, Seat, Viewer } from "@rondel/engine";
import { refusal } from "../codes.ts";
import { battleOdds } from "../combat/odds/battle-odds.ts";
import { type State, seatsOf } from "../state.ts";
import { postsOnBoard } from "../territories.ts";
import { pendingBattle, planOf } from "./battle.ts";
import { budgetPreview } from "./budget.ts";
import { purchasePreview } from "./purchase.ts";
import { reachPreview } from "./reach.ts";
import type { Question } from "./schemas.ts";
import { withCard } from "./with-card.ts";

/** Answers use only what everybody sees; hands never matter. */
export function answer(state: State, viewer: Viewer, question: Question): Json | Refusal {
  switch (question.kind) {
    case "budget":
      return question.player < state.players
        ? budgetPreview(state, question.player, question.change ?? 0)
        : noSuchSeat();
    case "purchase":
      return viewer === "spectator" ? noSuchSeat() : purchasePreview(state, viewer, question);
    case "reach":
      return viewer === "spectator" ? noSuchSeat() : reachPreview(state, viewer, question.unit, question.from);
    case "odds": {
      const plan = planOf(question);
      return plan ? { ...battleOdds(plan) } : refusal("no-such-battle", "IR-12.1.1");
    }
    case "battle": {
      const fought = question.card === undefined ? state : withCard(state, viewer, question.card);
      if (!fought) return refusal("not-at-this-moment", "IR-13.2.3");
      const plan = pendingBattle(fought);
      return plan ? { ...battleOdds(plan) } : refusal("no-battle-now", "IR-12.1.1");
    }
    case "standings":
      return seatsOf(state).map((seat) => standing(state, seat));
    case "storm":
      return stormRisk(question.ships);
  }
}

const noSuchSeat = (): Refusal => refusal("no-such-seat", "D-01");

/** IR-14.1.1: posts and debt that stand between a player and the end. */
function standing(state: State, seat: Seat): Json {
  const posts = postsOnBoard(state, seat);
  const debt = state.debt[seat] ?? 0;
  return { seat, posts, missing: Math.max(0, state.target - posts), debt, funds: state.funds[seat] ?? 0 };
}

/** IR-11.4.2: each ship sinks with an even chance; entry n is the chance that exactly n sink. */
function stormRisk(ships: number): Json {
  let row = [1];
  for (let ship = 0; ship < ships; ship++) {
    row = Array.from({ length: row.length + 1 }, (_, sunk) => ((row[sunk] ?? 0) + (row[sunk - 1] ?? 0)) / 2);
  }
  return { expected: ships / 2, none: row[0] ?? 0, exactly: row };
}
