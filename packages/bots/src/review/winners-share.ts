import { allSeats, type Game, type Tagged } from "@rondel/engine";

/** By seat: the share of the victory in a finished game; undefined while the game runs. */
export function winnersShare<State, Action extends Tagged>(
  game: Pick<Game<State, Action>, "outcome">,
  state: State,
  players: number,
): number[] | undefined {
  const outcome = game.outcome(state);
  if (!outcome) return undefined;
  const winners = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return allSeats(players).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
