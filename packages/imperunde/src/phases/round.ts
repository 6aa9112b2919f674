import { clockwiseFrom, pushFrame, type Seat } from "@rondel/engine";
import { NOWHERE } from "../board/board.ts";
import { drawCard, shuffleDiscards } from "../cards/deck.ts";
import { keepPromises } from "../diplomacy/promises.ts";
import type { PlayContext, RulesOf } from "../frame-rules.ts";
import type { Frame } from "../frames.ts";
import { transformPieces } from "../pieces.ts";
import { endCardRelations } from "../relations.ts";
import { openWindow } from "../secret/open-window.ts";
import { highestRoll } from "../setup/homes.ts";
import type { State } from "../state.ts";
import { MOST_PLAYERS } from "../state.ts";
import { REST } from "../units.ts";
import { endByRoundLimit } from "../victory.ts";
import { BEFORE_ALL_SEAS } from "./clearing.ts";
import { silent } from "./silent.ts";

/** IR-4.1.1: starts one phase after another. A phase starts when all players have finished the one before. */
export const round: RulesOf<"round"> = {
  ...silent("IR-4.1.1"),
  step(state, _frame, context) {
    if (state.round === 0 || state.phase === 8) {
      keepPromises(state, context);
      if (state.options.roundLimit > 0 && state.round >= state.options.roundLimit) endByRoundLimit(state, context);
      else beginRound(state, context);
      return true;
    }
    state.phase += 1;
    context.emit({ kind: "phaseBegan", rule: "IR-4.1.1", count: state.phase });
    beginPhase(state, context);
    return true;
  },
};

/** Phase 1. */
function beginRound(state: State, context: PlayContext): void {
  state.round += 1;
  state.phase = 1;
  // IR-4.4.1
  transformPieces(state, REST);
  state.spending.fill(0);
  state.cardsBought.fill(0);
  state.struck = [];
  const firstPlayer = highestRoll(context.random, "X-06 starter", state.players);
  state.order = roundOrder(firstPlayer, state.round, state.players);
  context.emit({
    kind: "roundBegan",
    rule: "IR-4.2.1",
    also: ["IR-4.2.2", "IR-4.4.1"],
    party: firstPlayer,
    count: state.round,
  });
}

// IR-4.2.2
export function roundOrder(firstPlayer: Seat, round: number, players: number): Seat[] {
  const clockwise = clockwiseFrom(firstPlayer, players);
  if (round % 2 === 1) return clockwise;
  return [firstPlayer, ...clockwise.slice(1).reverse()];
}

function beginPhase(state: State, context: PlayContext): void {
  switch (state.phase) {
    case 2:
      endCardRelations(state, context);
      shuffleDiscards(state, context);
      deal(state, context);
      pushFrame(state, newTalks(state.players));
      return;
    case 3:
      pushFrame(state, { kind: "income", stage: "window", commits: blank(state.players, null) });
      openWindow(state, "income");
      return;
    case 4:
      pushFrame(state, { kind: "investments", turn: 0, stage: "turn" });
      return;
    case 5:
      pushFrame(state, { kind: "clearing", sea: BEFORE_ALL_SEAS });
      return;
    case 6:
      pushFrame(state, { kind: "movement", turn: 0, stage: "start" });
      return;
    case 7:
      pushFrame(state, newEmbarkation(state.players));
      return;
    default:
      pushFrame(state, { kind: "events", drawn: 0, stage: "draw", region: NOWHERE, event: -1 });
      return;
  }
}

const blank = <Value>(length: number, value: Value): Value[] => Array.from({ length }, () => value);

export function newTalks(players: number): Extract<Frame, { kind: "talks" }> {
  return {
    kind: "talks",
    stage: "open",
    ready: blank(players, 0),
    stances: blank(MOST_PLAYERS * MOST_PLAYERS, 0),
    proposal: 0,
    votes: blank(players, 0),
    sealed: blank(players, null),
  };
}

export function newEmbarkation(players: number): Extract<Frame, { kind: "embarkation" }> {
  return {
    kind: "embarkation",
    turn: 0,
    stage: "turn",
    commits: Array.from({ length: players }, () => []),
    done: blank(players, 0),
  };
}

/** IR-5.1.3: deals clockwise, ending with the British player. */
function deal(state: State, context: PlayContext): void {
  const [british, ...others] = clockwiseFrom(state.british, state.players);
  for (const seat of [...others, british as Seat]) drawCard(state, seat, "IR-5.1.3", context);
}
