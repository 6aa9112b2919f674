import { existsSync } from "node:fs";
import { type Command, integerFlag, requiredArgument, textFlag, UsageError } from "../command.ts";
import { saveMatch } from "../files.ts";
import { checkedPlayers, gameNamed } from "../games.ts";
import { newMatchFlags, newMatchFrom, newMatchHelp } from "../new-match.ts";

export const newMatch: Command = {
  name: "new",
  usage: "GAME",
  summary: "set up a match and write it to a file",
  flags: newMatchFlags,
  help: {
    "--players N": "number of seats",
    ...newMatchHelp,
    "-o, --output FILE": "the file to write; it must not exist yet",
  },
  example: "rondel new ferry --players 3 --option rounds=6 --seed 7 -o evening.rondel",

  run(call) {
    const game = gameNamed(requiredArgument(call, 0, "GAME"));
    const players = checkedPlayers(game, integerFlag(call, "players", 1));
    const path = textFlag(call, "output");
    if (path === undefined) throw new UsageError("-o FILE is required.");
    if (existsSync(path)) throw new UsageError(`${path} already exists. Choose another name; nothing was written.`);
    const { match } = newMatchFrom(call, game, players);
    saveMatch(path, match);
    call.output.line(`${path}: ${match.header.id}, ${players} players`);
    call.output.json({ file: path, header: match.header });
    return 0;
  },
};
