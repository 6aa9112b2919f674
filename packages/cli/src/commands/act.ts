import { appendAction, chanceSource, parseNotation } from "@rondel/engine";
import { type Command, requiredWord, textFlag, UsageError } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { openGoodFile, saveMatch } from "../files.ts";
import { requiredSeat } from "../seats.ts";
import { sentence } from "../words.ts";

export const act: Command = {
  name: "act",
  words: "FILE",
  summary: "play one action and write it into the file",
  flags: { seat: { type: "string" }, action: { type: "string" } },
  help: { "--seat S": "who acts", "--action A": 'what, in the notation of "rondel legal"' },
  example: 'rondel act evening.rondel --seat s1 --action "bid 2"',

  run(call) {
    const file = openGoodFile(requiredWord(call, 0, "FILE"));
    const { match, secret } = file;
    const seat = requiredSeat(call, match);
    const text = textFlag(call, "action");
    if (text === undefined) throw new UsageError('--action is missing; "rondel legal" lists what can be played.');
    const read = parseNotation(match.game.actionSchemas, text);
    if ("problem" in read) {
      throw new UsageError(`"${text}": ${sentence({ code: "malformed-action", params: { ...read.problem } })}`);
    }
    const source = chanceSource(match.header.chance, match.header.id, secret);
    if (!source)
      throw new UsageError(
        `${file.path}: the secret of this match is not in the file, so its dice cannot be rolled here.`,
      );
    const answer = appendAction(match, match.entries.length, seat, read.value, source);
    if ("refused" in answer) {
      call.output.line(`Refused: ${sentence(answer.refused)}. The file is unchanged.`);
      call.output.json({ refused: answer.refused });
      return 1;
    }
    saveMatch(file.path, match, file.hashes, secret);
    for (const event of answer.events) call.output.line(eventLine(event));
    call.output.json({ number: answer.number, events: answer.events, draws: answer.draws });
    return 0;
  },
};
