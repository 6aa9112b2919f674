import type { ChanceSource } from "./chance.ts";
import { recorded } from "./chance.ts";
import type { AnyEvent, Game } from "./game.ts";
import type { Match, MatchHeader, MatchRefusal } from "./match.ts";
import { refusePosition } from "./position.ts";
import { type Draw, DrawMismatch, replayingRandom } from "./random.ts";
import type { Tagged } from "./schema.ts";
import { newSnapshots } from "./snapshots.ts";
import { fromStored } from "./stored-names.ts";

export type CreatedMatch<State, Action extends Tagged, Event extends AnyEvent> =
  | { readonly match: Match<State, Action, Event>; readonly events: readonly Event[] }
  | { readonly refused: MatchRefusal; readonly statement?: number };

/** Sets up a match and records the draws of the setup. Refuses a statement that the game refuses, and an impossible position. */
export function createMatch<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  header: MatchHeader,
  source: ChanceSource,
): CreatedMatch<State, Action, Event> {
  const { random, draws } = recorded(source(0));
  const beginning =
    header.begin === "setup"
      ? game.setup(header.players, header.options, random)
      : { state: game.emptyBoard(header.players, header.options), events: [] };
  const { state, events } = beginning;
  for (const [index, statement] of header.statements.entries()) {
    const refused = game.arrange(state, statement);
    if (refused) return { refused, statement: index };
  }
  const isArranged = header.begin === "empty" || header.statements.length > 0;
  const fault = isArranged ? game.checkPosition?.(state) : undefined;
  if (fault) return refusePosition(fault, header.statements, game.statementSchemas);
  return { match: startAt(game, header, draws, 0, state), events };
}

/** Sets up a stored match again, with the draws of its setup. */
export function recreateMatch<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  header: MatchHeader,
  draws: readonly Draw[],
): CreatedMatch<State, Action, Event> {
  const random = replayingRandom(draws);
  const statements = header.statements.map((statement) => fromStored(statement, game.storedNames));
  try {
    const created = createMatch(game, { ...header, statements }, () => random);
    random.assertUsedUp();
    return created;
  } catch (error) {
    if (!(error instanceof DrawMismatch)) throw error;
    return { refused: error.asMessage() };
  }
}

/** Opens a match at a stored state, without the entries that led to it. */
export function openMatch<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  header: MatchHeader,
  setupDraws: readonly Draw[],
  stored: { readonly number: number; readonly state: State },
): Match<State, Action, Event> {
  return startAt(game, header, setupDraws, stored.number, fromStored(stored.state, game.storedNames));
}

function startAt<State, Action extends Tagged, Event extends AnyEvent>(
  game: Game<State, Action, Event>,
  header: MatchHeader,
  setupDraws: readonly Draw[],
  number: number,
  state: State,
): Match<State, Action, Event> {
  return {
    game,
    header,
    setupDraws,
    base: number,
    entries: [],
    sealed: [],
    snapshots: newSnapshots(number, game.clone(state)),
    state,
    deciders: game.deciders(state),
  };
}
