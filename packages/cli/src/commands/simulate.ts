import { type Game, type Seat, seededRandom } from "@rondel/engine";
import { type Command, integerFlag, requiredWord, textFlag } from "../command.ts";
import { checkedPlayers, chosenOptions, gameNamed } from "../games.ts";
import { textTable } from "../output.ts";

const MOST_ACTIONS = 50_000;

export const simulate: Command = {
  name: "simulate",
  words: "GAME",
  summary: "let random players play many games and count who wins",
  flags: {
    players: { type: "string" },
    games: { type: "string" },
    seed: { type: "string" },
    option: { type: "string", multiple: true },
  },
  help: {
    "--players N": "how many seats",
    "--games N": "how many games (100)",
    "--seed WORD": "the same seed gives the same games (1)",
    "--option NAME=VALUE": "a table option, as often as needed",
  },
  example: "rondel simulate ferry --players 4 --games 1000",

  run(call) {
    const game = gameNamed(requiredWord(call, 0, "GAME"));
    const players = checkedPlayers(game, integerFlag(call, "players", 1));
    const games = integerFlag(call, "games", 1, 100);
    const options = chosenOptions(game, call);
    const seed = textFlag(call, "seed") ?? "1";
    const wins = Array<number>(players).fill(0);
    const scores = Array<number>(players).fill(0);
    let [actions, finished] = [0, 0];
    const started = performance.now();
    for (let number = 1; number <= games; number++) {
      const played = playRandomly(game, players, options, `${seed}/${number}`);
      actions += played.actions;
      finished += played.outcome ? 1 : 0;
      for (const { seat, rank, score } of played.outcome?.ranking ?? []) {
        if (rank === 1) wins[seat] = (wins[seat] ?? 0) + 1;
        scores[seat] = (scores[seat] ?? 0) + score;
      }
      if (number % 10 === 0 || number === games) call.output.progress(number, games, "games");
    }
    const seconds = (performance.now() - started) / 1000;
    call.output.line(
      `${games} games (${finished} to the end), ${actions} actions, ${Math.round(actions / seconds)} actions/s`,
    );
    const rows = wins.map((won, seat) => [
      `s${seat}`,
      `${won}`,
      ((scores[seat] ?? 0) / Math.max(finished, 1)).toFixed(1),
    ]);
    for (const row of textTable([["seat", "wins", "mean score"], ...rows])) call.output.line(row);
    call.output.json({ game: game.id, players, games, finished, actions, seconds, wins, scores });
    return 0;
  },
};

function playRandomly(game: Game, players: number, options: Parameters<Game["setup"]>[1], seed: string) {
  const random = seededRandom(seed);
  const { state } = game.setup(players, options, random);
  let actions = 0;
  for (
    let deciders = game.deciders(state);
    deciders.length > 0 && actions < MOST_ACTIONS;
    deciders = game.deciders(state)
  ) {
    const seat = deciders[random.draw("seat", deciders.length)] as Seat;
    const legal = game.actions(state, seat);
    const action = legal[random.draw("action", legal.length)];
    if (!action) throw new Error(`${game.id}, seed ${seed}: seat ${seat} has no legal action after ${actions} actions`);
    game.play(state, seat, action, random);
    actions += 1;
  }
  return { actions, outcome: game.outcome(state) };
}
