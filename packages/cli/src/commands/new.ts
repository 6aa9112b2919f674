import { existsSync } from "node:fs";
import { beginAsCalled, beginFlags, beginHelp } from "../begin.ts";
import { type Command, integerFlag, requiredWord, textFlag, UsageError } from "../command.ts";
import { saveMatch } from "../files.ts";
import { checkedPlayers, gameNamed } from "../games.ts";

export const newMatch: Command = {
  name: "new",
  words: "GAME",
  summary: "set up a match and write it to a file",
  flags: beginFlags,
  help: {
    "--players N": "how many seats",
    ...beginHelp,
    "-o, --output FILE": "the file to write; it must not exist yet",
  },
  example: "rondel new ferry --players 3 --option rounds=6 --seed 7 -o evening.rondel",

  run(call) {
    const game = gameNamed(requiredWord(call, 0, "GAME"));
    const players = checkedPlayers(game, integerFlag(call, "players", 1));
    const path = textFlag(call, "output");
    if (path === undefined) throw new UsageError("-o FILE is missing: where shall the match be written?");
    if (existsSync(path)) throw new UsageError(`${path} exists already; nothing was written. Choose another name.`);
    const { match } = beginAsCalled(call, game, players);
    saveMatch(path, match);
    call.output.line(`${path}: ${match.header.id} for ${players}`);
    call.output.json({ file: path, header: match.header });
    return 0;
  },
};
