import type { Game } from "../game.ts";
import { formatNotation } from "../notation.ts";
import { pick, type Random } from "../random.ts";
import { schemaProblem, type Tagged } from "../schema.ts";
import { allSeats } from "../seat.ts";
import { seededRandom } from "../seeded-random.ts";
import { canonicalJson } from "../stable-hash.ts";
import { mutateStatements } from "./mutate-statements.ts";
import { optionSets } from "./samples.ts";

/** How many matches `tryPositions` plays, and how many positions it derives from each. */
export interface PositionPlan {
  readonly matches: number;
  /** Number of mutated positions for each match. */
  readonly positions: number;
  /** A position is taken at random from the first so many actions of a match. */
  readonly mostActions: number;
  /** Number of actions to play from an accepted position. */
  readonly playOn: number;
  readonly seed: string;
}

export interface PositionReport {
  readonly accepted: number;
  /** Number of refusals by code: of `arrange`, and of `checkPosition`. */
  readonly refused: ReadonlyMap<string, number>;
  readonly failure?: FailedPosition;
}

/** An accepted position from which the rules cannot continue. */
interface FailedPosition {
  readonly message: string;
  readonly statements: readonly string[];
}

/**
 * Derives positions from random play and changes some of their statements. The game must refuse each, or be able to continue: its
 * deciders have legal actions, all of these can be played, and every viewer gets a view.
 */
export function tryPositions(game: Game, plan: PositionPlan): PositionReport {
  const refused = new Map<string, number>();
  let accepted = 0;
  const options = optionSets(game.options, seededRandom(plan.seed), plan.matches);
  for (let number = 0; number < plan.matches; number++) {
    const random = seededRandom(`${plan.seed}/${number}`);
    const chosen = number % 2 === 0 ? options[0] : options[options.length - 1 - number];
    const players = game.players.fewest + random.draw("players", game.players.most - game.players.fewest + 1);
    for (let place = 0; place < plan.positions; place++) {
      const played = playAtRandom(game, game.setup(players, chosen ?? {}, random).state, plan.mostActions, random);
      const statements = mutateStatements(game.depict(played), game.statementSchemas, random);
      const board = game.emptyBoard(players, chosen ?? {});
      const tried = tryPosition(game, board, statements, plan.playOn, random);
      if ("refused" in tried) refused.set(tried.refused, (refused.get(tried.refused) ?? 0) + 1);
      else if ("failed" in tried) return { accepted, refused, failure: failureOf(game, tried.failed, statements) };
      else accepted += 1;
    }
  }
  return { accepted, refused };
}

type Tried = { readonly refused: string } | { readonly failed: string } | { readonly accepted: true };

function tryPosition(game: Game, board: unknown, statements: readonly Tagged[], playOn: number, random: Random): Tried {
  for (const statement of statements) {
    if (schemaProblem(game.statementSchemas, statement)) return { refused: "malformed-statement" };
    const refused = game.arrange(board, statement);
    if (refused) return { refused: refused.code };
  }
  const before = canonicalJson(board);
  const fault = game.checkPosition?.(board);
  if (canonicalJson(board) !== before) return { failed: "the check changed the position" };
  if (fault) return { refused: fault.code };
  try {
    continueFrom(game, board, playOn, random);
    return { accepted: true };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Throws if the rules cannot continue. */
function continueFrom(game: Game, board: unknown, playOn: number, random: Random): void {
  for (let left = playOn; ; left--) {
    const decisions = decisionsIn(game, board, random);
    if (left === 0 || decisions.length === 0) return;
    const { seat, action } = pick(random, "decision", decisions);
    game.play(board, seat, action, random);
  }
}

function decisionsIn(game: Game, board: unknown, random: Random) {
  const seats = allSeats((board as { readonly players: number }).players);
  for (const viewer of [...seats, "spectator"] as const) canonicalJson(game.view(board, viewer));
  for (const seat of seats) game.prompt(board, seat);
  const deciders = game.deciders(board);
  if (deciders.length === 0 && !game.outcome(board)) throw new Error("nobody decides, and the game is not over");
  return deciders.flatMap((seat) => {
    if (!seats.includes(seat)) throw new Error(`seat ${seat} decides, who is not there`);
    const actions = game.actions(board, seat);
    if (actions.length === 0) throw new Error(`seat ${seat} has no legal action`);
    for (const action of [...actions, game.defaultAction(board, seat)]) {
      const refused = game.refuse(board, seat, action);
      if (refused) throw new Error(`${JSON.stringify(action)} is refused: ${refused.code}`);
      game.play(game.clone(board), seat, action, random);
    }
    return actions.map((action) => ({ seat, action }));
  });
}

function playAtRandom(game: Game, state: unknown, mostActions: number, random: Random): unknown {
  for (let left = random.draw("actions", mostActions); left > 0; left--) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return state;
    game.play(state, seat, pick(random, "action", game.actions(state, seat)), random);
  }
  return state;
}

function failureOf(game: Game, message: string, statements: readonly Tagged[]): FailedPosition {
  return { message, statements: statements.map((statement) => formatNotation(game.statementSchemas, statement)) };
}
