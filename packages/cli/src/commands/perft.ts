import { perft } from "@rondel/engine/testing";
import { type Command, integerFlag, requiredWord, textFlag } from "../command.ts";
import { checkedPlayers, chosenOptions, gameNamed } from "../games.ts";
import { textTable } from "../output.ts";

export const perftCommand: Command = {
  name: "perft",
  words: "GAME",
  summary: "count every line of play to a depth",
  flags: {
    depth: { type: "string" },
    players: { type: "string" },
    seed: { type: "string" },
    option: { type: "string", multiple: true },
  },
  help: {
    "--depth D": "how many actions deep",
    "--players N": "how many seats; by default the fewest",
    "--seed WORD": "where chance comes from (1)",
    "--option NAME=VALUE": "a table option, as often as needed",
  },
  example: "rondel perft ferry --depth 6 --players 3",

  run(call) {
    const game = gameNamed(requiredWord(call, 0, "GAME"));
    const players = checkedPlayers(game, integerFlag(call, "players", 1, game.players.fewest));
    const depth = integerFlag(call, "depth", 0);
    const { lines } = perft(game, players, chosenOptions(game, call), textFlag(call, "seed") ?? "1", depth);
    for (const row of textTable(lines.map((count, length) => [`depth ${length}`, String(count)])))
      call.output.line(row);
    call.output.json({ game: game.id, players, lines });
    return 0;
  },
};
