import { allSeats } from "@rondel/engine";
import { ALL_TERRITORIES, effective, ownerOf, postsOnBoard, type View } from "@rondel/imperunde";
import type { Standing } from "../game-screen.ts";
import { colourOf } from "./owners.ts";

/** The standings in a position, for the chart of the results. All of it is public. */
export function standing(given: unknown): Standing {
  const { board } = given as View;
  const seats = allSeats(board.players);
  return {
    round: board.round,
    lines: {
      posts: seats.map((seat) => postsOnBoard(board, seat)),
      funds: seats.map((seat) => board.funds[seat] ?? 0),
      territories: seats.map(
        (seat) => ALL_TERRITORIES.filter((territory) => ownerOf(board, territory) === seat).length,
      ),
      wars: seats.map((seat) => seats.filter((other) => effective(board, seat, other) === "war").length),
    },
    colours: seats.map((seat) => colourOf(board, seat)),
  };
}
