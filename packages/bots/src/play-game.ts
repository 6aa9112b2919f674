import {
  type AnyOptions,
  asSeat,
  type Game,
  type Outcome,
  type Random,
  type Seat,
  seededRandom,
  stableHash,
  type Tagged,
} from "@rondel/engine";
import type { Bot } from "./bot.ts";
import { beginThinking } from "./bots.ts";
import { type Budget, thinkWithin } from "./budget.ts";
import { type Entrant, mannerOf, OTHER } from "./styles.ts";

/** A reproducible game between bots. */
export interface Pairing {
  readonly players: number;
  readonly options: AnyOptions;
  /** By seat. */
  readonly levels: readonly Entrant[];
  readonly seed: string;
  /** How many actions at the beginning are drawn at random; none unless given. */
  readonly opening?: number;
  /** Replaces the default number of nodes of each level. */
  readonly budget?: Budget;
  /** The bot of the seats that another version of the bots plays. */
  readonly other?: Bot;
}

export interface Played {
  /** Absent if the game did not end within the limit of actions. */
  readonly outcome?: Outcome;
  readonly actions: number;
  /** The hash of all actions with their participants: equal in games that differ in nothing but the numbers of the seats. */
  readonly course: string;
  /** By seat: number of decisions, total and longest time of thinking. The times are 0 without a clock. */
  readonly decisions: number[];
  readonly thinking: number[];
  readonly slowest: number[];
  /** What the observer of the bot has counted. */
  readonly measures: Readonly<Record<string, number>>;
  /** By seat: the figures of its conduct. */
  readonly conduct: readonly Readonly<Record<string, number>>[];
}

const MOST_ACTIONS = 20_000;

/** Plays a game between bots to the end. The clock serves statistics and time limits only. */
export function playGame(game: Game, bot: Bot | undefined, pairing: Pairing, now?: () => number): Played {
  const random = seededRandom(pairing.seed);
  const { state } = game.setup(pairing.players, pairing.options, random);
  const zeros = () => pairing.levels.map(() => 0);
  const [decisions, thinking, slowest] = [zeros(), zeros(), zeros()];
  const observer = bot?.observe();
  const counted = pairing.levels.map(() => Object.fromEntries((bot?.conduct.counts ?? []).map((name) => [name, 0])));
  const course: [Entrant | undefined, Tagged][] = [];
  let actions = 0;
  for (; actions < MOST_ACTIONS; actions++) {
    const deciders = game.deciders(state);
    if (deciders.length === 0) break;
    const seat = deciders[random.draw("seat", deciders.length)] as Seat;
    const started = now?.() ?? 0;
    const isOpening = actions < (pairing.opening ?? 0);
    const action = isOpening
      ? anyAction(game, state, seat, random)
      : decision(game, bot, pairing, state, seat, actions);
    const time = (now?.() ?? 0) - started;
    slowest[seat] = Math.max(slowest[seat] as number, time);
    thinking[seat] = (thinking[seat] as number) + time;
    decisions[seat] = (decisions[seat] as number) + 1;
    const figure = bot?.conduct.figureOf(state, seat, action);
    const own = counted[seat];
    if (own && figure !== undefined) own[figure] = (own[figure] ?? 0) + 1;
    const events = game.play(state, seat, action, random);
    observer?.note(events);
    course.push([pairing.levels[seat], action]);
  }
  const outcome = game.outcome(state);
  const measures = observer?.measures(state) ?? {};
  const conduct = counted.map((own, seat) => ({ ...own, ...bot?.conduct.atEnd(state, asSeat(seat)) }));
  return {
    ...(outcome && { outcome }),
    actions,
    course: stableHash(course),
    decisions,
    thinking,
    slowest,
    measures,
    conduct,
  };
}

function anyAction(game: Game, state: unknown, seat: Seat, random: Random): Tagged {
  const actions = game.actions(state, seat);
  return actions[random.draw("opening", actions.length)] as Tagged;
}

function decision(game: Game, own: Bot | undefined, pairing: Pairing, state: unknown, seat: Seat, number: number) {
  const entrant = pairing.levels[seat] as Entrant;
  const bot = entrant === OTHER ? pairing.other : own;
  const { level, ...manner } = mannerOf(entrant, pairing.seed, seat);
  const seed = `${pairing.seed}/${number}`;
  const known = { view: game.view(state, seat), seat, actions: game.actions(state, seat), seed };
  const task = { ...known, mayActFreely: true, level, ...manner };
  const budget = pairing.budget ?? { nodes: bot?.nodes(level) ?? 1 };
  return thinkWithin(beginThinking(bot, task), budget).action();
}
