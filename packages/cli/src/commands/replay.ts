import { recreateMatch, replayEntry, writeEntry } from "@rondel/engine";
import { type Command, integerFlag, requiredWord } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { openFile, problemSentence } from "../files.ts";
import { entryFlag } from "./show.ts";

export const replay: Command = {
  name: "replay",
  words: "FILE",
  summary: "tell a match entry by entry, with what happened",
  flags: { to: { type: "string" } },
  help: { "--to N": "stop after entry N" },
  example: "rondel replay evening.rondel --to 20",

  run(call) {
    const file = openFile(requiredWord(call, 0, "FILE"));
    const { match } = file;
    const last = entryFlag(integerFlag(call, "to", 0, match.entries.length), match);
    const begun = recreateMatch(match.game, match.header, match.setupDraws);
    if ("refused" in begun) throw new Error(`a header that was read is refused: ${begun.refused.code}`);
    const told = [{ entry: "0 setup", events: begun.events }];
    for (const [index, entry] of match.entries.slice(0, last).entries()) {
      const answer = replayEntry(begun.match, entry);
      if ("refused" in answer) throw new Error(`entry ${index + 1} was read and is refused: ${answer.refused.code}`);
      told.push({ entry: writeEntry(index + 1, entry, match.game.actionSchemas), events: answer.events });
    }
    for (const { entry, events } of told) {
      call.output.line(entry);
      for (const event of events) call.output.line(eventLine(event));
    }
    if (file.problem) call.output.line(`The file is good only up to here: ${problemSentence(file.path, file.problem)}`);
    call.output.json({ entries: told, ...(file.problem ? { problem: file.problem } : {}) });
    return file.problem ? 1 : 0;
  },
};
