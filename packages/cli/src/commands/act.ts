import { appendAction, chanceSource, lastNumber, parseNotation } from "@rondel/engine";
import { type Command, requiredArgument, textFlag, UsageError } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { openValidFile, saveMatch } from "../files.ts";
import { sentence } from "../messages.ts";
import { requiredSeat } from "../seats.ts";

export const act: Command = {
  name: "act",
  usage: "FILE",
  summary: "play one action and save it to the file",
  flags: { seat: { type: "string" }, action: { type: "string" } },
  help: { "--seat S": "the seat that acts", "--action A": 'the action, written as in "rondel legal"' },
  example: 'rondel act evening.rondel --seat s1 --action "bid 2"',

  run(call) {
    const file = openValidFile(requiredArgument(call, 0, "FILE"));
    const { match, secret } = file;
    const seat = requiredSeat(call, match);
    const text = textFlag(call, "action");
    if (text === undefined) throw new UsageError('--action is required. Run "rondel legal" to list legal actions.');
    const read = parseNotation(match.game.actionSchemas, text);
    if ("problem" in read) {
      throw new UsageError(`"${text}": ${sentence({ code: "malformed-action", params: { ...read.problem } })}`);
    }
    const source = chanceSource(match.header.chance, match.header.id, secret);
    if (!source)
      throw new UsageError(`${file.path}: this file does not contain the match secret, so no dice can be rolled here.`);
    const result = appendAction(match, lastNumber(match), seat, read.value, source);
    if ("refused" in result) {
      call.output.line(`Refused: ${sentence(result.refused)}. The file is unchanged.`);
      call.output.json({ refused: result.refused });
      return 1;
    }
    saveMatch(file.path, match, file.hashes, secret);
    for (const event of result.events) call.output.line(eventLine(event));
    call.output.json({ number: result.number, events: result.events, draws: result.draws });
    return 0;
  },
};
