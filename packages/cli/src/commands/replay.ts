import { lastNumber, recreateMatch, replayEntry, writeEntry } from "@rondel/engine";
import { type Command, integerFlag, requiredArgument } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { openFile, problemSentence } from "../files.ts";
import { entryFlag } from "./show.ts";

export const replay: Command = {
  name: "replay",
  usage: "FILE",
  summary: "print a match entry by entry, with its events",
  flags: { to: { type: "string" } },
  help: { "--to N": "stop after entry N" },
  example: "rondel replay evening.rondel --to 20",

  run(call) {
    const file = openFile(requiredArgument(call, 0, "FILE"));
    const { match } = file;
    const last = entryFlag(integerFlag(call, "to", 0, lastNumber(match)), match);
    const created = recreateMatch(match.game, match.header, match.setupDraws);
    if ("refused" in created) throw new Error(`the header is refused: ${created.refused.code}`);
    const entries = [{ entry: "0 setup", events: created.events }];
    for (const [index, entry] of match.entries.slice(0, last).entries()) {
      const result = replayEntry(created.match, entry);
      if ("refused" in result) throw new Error(`entry ${index + 1} is refused: ${result.refused.code}`);
      entries.push({ entry: writeEntry(index + 1, entry, match.game.actionSchemas), events: result.events });
    }
    for (const { entry, events } of entries) {
      call.output.line(entry);
      for (const event of events) call.output.line(eventLine(event));
    }
    if (file.problem)
      call.output.line(`The file is valid only up to this point: ${problemSentence(file.path, file.problem)}`);
    call.output.json({ entries, ...(file.problem ? { problem: file.problem } : {}) });
    return file.problem ? 1 : 0;
  },
};
