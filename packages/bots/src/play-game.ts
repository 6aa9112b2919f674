import { type AnyOptions, type Game, type Outcome, type Seat, seededRandom } from "@rondel/engine";
import type { Bot } from "./bot.ts";
import { beginThinking } from "./bots.ts";
import { type Budget, thinkWithin } from "./budget.ts";
import type { Level } from "./levels.ts";

/** A reproducible game between bots. */
export interface Pairing {
  readonly players: number;
  readonly options: AnyOptions;
  /** By seat. */
  readonly levels: readonly Level[];
  readonly seed: string;
  /** Replaces the default number of nodes of each level. */
  readonly budget?: Budget;
}

export interface Played {
  /** Absent if the game did not end within the limit of actions. */
  readonly outcome?: Outcome;
  readonly actions: number;
  /** By seat: number of decisions, total and longest time of thinking. The times are 0 without a clock. */
  readonly decisions: number[];
  readonly thinking: number[];
  readonly slowest: number[];
  /** `Bot.measures` of the last state. */
  readonly measures: Readonly<Record<string, number>>;
}

const MOST_ACTIONS = 20_000;

/** Plays a game between bots to the end. The clock serves statistics and time limits only. */
export function playGame(game: Game, bot: Bot | undefined, pairing: Pairing, now?: () => number): Played {
  const random = seededRandom(pairing.seed);
  const { state } = game.setup(pairing.players, pairing.options, random);
  const zeros = () => pairing.levels.map(() => 0);
  const [decisions, thinking, slowest] = [zeros(), zeros(), zeros()];
  let actions = 0;
  for (; actions < MOST_ACTIONS; actions++) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) break;
    const seat = deciders[random.draw("seat", deciders.length)] as Seat;
    const started = now?.() ?? 0;
    const action = decision(game, bot, pairing, state, seat, actions);
    const time = (now?.() ?? 0) - started;
    slowest[seat] = Math.max(slowest[seat] as number, time);
    thinking[seat] = (thinking[seat] as number) + time;
    decisions[seat] = (decisions[seat] as number) + 1;
    game.play(state, seat, action, random);
  }
  const outcome = game.outcome(state);
  return { ...(outcome && { outcome }), actions, decisions, thinking, slowest, measures: bot?.measures(state) ?? {} };
}

function decision(game: Game, bot: Bot | undefined, pairing: Pairing, state: unknown, seat: Seat, number: number) {
  const level = pairing.levels[seat] as Level;
  const seed = `${pairing.seed}/${number}`;
  const task = { view: game.view(state, seat), seat, actions: game.actions(state, seat), level, seed };
  const budget = pairing.budget ?? { nodes: bot?.nodes(level) ?? 1 };
  return thinkWithin(beginThinking(bot, task), budget).action();
}
