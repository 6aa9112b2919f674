import { type FrameMachine, frameMachine, type PlayContext } from "../frames.ts";
import type { Game, Invariant, Outcome } from "../game.ts";
import { refusal } from "../message.ts";
import { type Answerers, type AnswersOf, answerWith } from "../questions.ts";
import { shuffle } from "../random.ts";
import { allSeats, asSeat, type Seat } from "../seat.ts";
import { answer } from "./answer.ts";
import { bidding } from "./bidding.ts";
import { checkPosition } from "./check-position.ts";
import { crossing } from "./crossing.ts";
import { arrange, depict, emptyBoard } from "./position.ts";
import {
  actionSchemas,
  BANK_AT_START,
  CARDS_AT_START,
  COINS_AT_START,
  COPIES_OF_EACH_CARD,
  cloneState,
  coinsOf,
  type FerryAction,
  type FerryEvent,
  type FerryFrame,
  type FerryOptions,
  type FerryQuestion,
  type FerryState,
  type FerryStatement,
  handOf,
  optionTable,
  pay,
  questionSchemas,
  statementSchemas,
} from "./state.ts";
import { type FerryView, guess, redealHidden, viewEvent, viewOf } from "./views.ts";
import { window } from "./window.ts";

const machine: FrameMachine<FerryState, FerryAction, FerryEvent> = frameMachine<
  FerryState,
  FerryFrame,
  FerryAction,
  FerryEvent
>({ bidding, crossing, window, answer });

const invariants: readonly Invariant<FerryState, FerryEvent>[] = [
  {
    id: "FE-INV-1 coins are conserved",
    broken(state, before) {
      const sum = sumOfCoins(state);
      return before && sumOfCoins(before) !== sum ? `${sumOfCoins(before)} coins became ${sum}` : undefined;
    },
  },
  {
    id: "FE-INV-2 the number of cards is constant",
    broken(state) {
      const cards = state.deck.length + state.discards.length + state.hands.reduce((sum, hand) => sum + hand.length, 0);
      return cards === 2 * COPIES_OF_EACH_CARD ? undefined : `${cards} cards`;
    },
  },
  {
    id: "FE-INV-3 no negative coins",
    broken: (state) => (Math.min(state.bank, ...state.coins) < 0 ? "negative coins" : undefined),
  },
];

const answerers = {
  /** How many of the six faces of the die bring the ferry across. */
  chance(_state, _viewer, { bonus }) {
    const needed = Math.min(Math.max(4 - bonus, 1), 7);
    return { waysToCross: 7 - needed, of: 6 };
  },
} satisfies Answerers<FerryState, FerryQuestion>;
type FerryAnswers = AnswersOf<typeof answerers>;

export const ferry: Game<
  FerryState,
  FerryAction,
  FerryEvent,
  FerryView,
  FerryOptions,
  FerryStatement,
  FerryQuestion,
  FerryAnswers
> = {
  id: "ferry",
  rulesVersion: "1",
  players: { fewest: 2, most: 4 },
  options: optionTable,
  actionSchemas,
  statementSchemas,
  questionSchemas,
  invariants,

  setup(players, options, random) {
    const state = emptyBoard(players, options);
    const events: FerryEvent[] = [];
    state.bank = BANK_AT_START;
    state.coins.fill(COINS_AT_START);
    shuffle(random, "deck", state.deck);
    for (const seat of allSeats(players)) deal(state, seat, events);
    state.starter = asSeat(random.draw("starter", players));
    machine.runToDecision(state, { random, emit: (event) => events.push(event) });
    return { state, events };
  },

  clone: cloneState,
  deciders: machine.deciders,
  answerWindow: ({ frames }) =>
    ["window", "answer"].includes(frames.at(-1)?.kind ?? "") ? { live: 2, slow: 12 * 60 * 60 } : undefined,
  actions: machine.actions,
  defaultAction: machine.defaultAction,
  prompt: machine.prompt,

  freeActions(state, seat) {
    const donation: FerryAction = { kind: "donate", coins: 1 };
    return this.refuse(state, seat, donation) ? [] : [donation];
  },

  refuse(state, seat, action) {
    if (state.frames.length === 0) return refusal("game-over", "FE-8");
    if (action.kind !== "donate") return machine.refuse(state, seat, action);
    const coins = coinsOf(state, seat);
    if (state.frames.some((frame) => frame.kind === "bidding")) return refusal("no-donation-among-bids", "FE-9");
    return action.coins > coins ? refusal("too-few-coins", "FE-9", { coins }) : undefined;
  },

  play(state, seat, action, random, stop) {
    if (action.kind !== "donate") return machine.play(state, seat, action, random, stop);
    const events: FerryEvent[] = [];
    const context: PlayContext<FerryEvent> = { random, emit: (event) => events.push(event) };
    pay(state, seat, "bank", action.coins);
    context.emit({ kind: "paid", rule: "FE-9", from: seat, to: "bank", coins: action.coins });
    machine.runToDecision(state, context, stop);
    return events;
  },

  view: viewOf,
  viewEvent,
  reveals: (event) => event.kind === "bidsShown" || event.kind === "cardPlayed" || event.kind === "dealt",
  guess,
  redealHidden,

  answer: answerWith<FerryState, FerryQuestion, FerryAnswers>(answerers),

  outcome: (state) => (state.frames.length > 0 ? undefined : ranking(state)),

  emptyBoard,
  arrange,
  checkPosition: (state) => checkPosition(state, machine.waits),
  depict,
};

function deal(state: FerryState, seat: Seat, events: FerryEvent[]): void {
  for (let dealt = 0; dealt < CARDS_AT_START; dealt++) {
    const card = state.deck.pop();
    if (card === undefined) return;
    handOf(state, seat).push(card);
    events.push({ kind: "dealt", rule: "FE-1", seat, card });
  }
}

function ranking(state: FerryState): Outcome {
  const seats = allSeats(state.players).sort((left, right) => coinsOf(state, right) - coinsOf(state, left));
  return {
    ranking: seats.map((seat) => {
      const coins = coinsOf(state, seat);
      const rank = 1 + state.coins.filter((others) => others > coins).length;
      return { seat, rank, score: coins, sums: { coins } };
    }),
  };
}

function sumOfCoins(state: FerryState): number {
  return state.coins.reduce((sum, coins) => sum + coins, state.bank);
}
