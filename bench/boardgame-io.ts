import { createRequire } from "node:module";
import { microsecondsPerCall } from "./measure.ts";

type Reducer = (state: unknown, action: unknown) => unknown;

interface Internals {
  InitializeGame(parameters: { game: unknown; numPlayers: number }): unknown;
  CreateGameReducer(parameters: { game: unknown; isClient: boolean }): Reducer;
}

/** The game of sixty-regions.ts in boardgame.io. NODE_ENV must be "production" before the library is loaded. */
function boardgameIo(players: number): { readonly step: (move: number) => void } {
  const require = createRequire(import.meta.url);
  const { InitializeGame, CreateGameReducer } = require("boardgame.io/internal") as Internals;
  const game = {
    setup: () => ({ units: Array(60).fill(0) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place({ G }: { G: { units: number[] } }, region: number) {
        const units = G.units[region];
        if (units === undefined || units >= 1_000_000) return "INVALID_MOVE";
        G.units[region] = units + 1;
        return undefined;
      },
    },
  };
  const reducer = CreateGameReducer({ game, isClient: false });
  const move = (region: number, playerID: string) => ({
    type: "MAKE_MOVE",
    payload: { type: "place", args: [region], playerID },
  });
  let state = InitializeGame({ game, numPlayers: players });
  return {
    step(number) {
      state = reducer(state, move(number % 60, String(number % players)));
    },
  };
}

const PLAYERS = 4;
const MOVES_PER_MATCH = 1000;

/** Measures the time of its reducer per move, with a new match every 1,000 moves. */
export function boardgameIoMicroseconds(): number {
  let match = boardgameIo(PLAYERS);
  return microsecondsPerCall((move) => {
    if (move % MOVES_PER_MATCH === 0) match = boardgameIo(PLAYERS);
    match.step(move % MOVES_PER_MATCH);
  }, 20_000);
}
