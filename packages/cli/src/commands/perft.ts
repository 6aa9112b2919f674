import { perft } from "@rondel/engine/testing";
import { type Command, integerFlag, requiredArgument, textFlag } from "../command.ts";
import { checkedPlayers, chosenOptions, gameNamed } from "../games.ts";
import { textTable } from "../output.ts";

export const perftCommand: Command = {
  name: "perft",
  usage: "GAME",
  summary: "count all action sequences up to a depth",
  flags: {
    depth: { type: "string" },
    players: { type: "string" },
    seed: { type: "string" },
    option: { type: "string", multiple: true },
  },
  help: {
    "--depth D": "number of actions",
    "--players N": "number of seats (default: the minimum)",
    "--seed WORD": "random seed (default: 1)",
    "--option NAME=VALUE": "a rule variant; repeat for more",
  },
  example: "rondel perft ferry --depth 6 --players 3",

  run(call) {
    const game = gameNamed(requiredArgument(call, 0, "GAME"));
    const players = checkedPlayers(game, integerFlag(call, "players", 1, game.players.fewest));
    const depth = integerFlag(call, "depth", 0);
    const { lines } = perft(game, players, chosenOptions(game, call), textFlag(call, "seed") ?? "1", depth);
    for (const row of textTable(lines.map((count, length) => [`depth ${length}`, String(count)])))
      call.output.line(row);
    call.output.json({ game: game.id, players, lines });
    return 0;
  },
};
