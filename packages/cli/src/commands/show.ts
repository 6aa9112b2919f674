import { formatNotation, type Match, stateAfter } from "@rondel/engine";
import { type Command, integerFlag, requiredWord, UsageError } from "../command.ts";
import { openFile, problemSentence } from "../files.ts";
import { seatFlag } from "../seats.ts";

export const show: Command = {
  name: "show",
  words: "FILE",
  summary: "show a position: what lies where, and who is asked",
  flags: { to: { type: "string" }, seat: { type: "string" } },
  help: { "--to N": "the position after entry N; by default the last", "--seat S": "what this seat may see, as JSON" },
  example: "rondel show evening.rondel --to 12",

  run(call) {
    const file = openFile(requiredWord(call, 0, "FILE"));
    const { match } = file;
    const { game, header } = match;
    const number = entryFlag(integerFlag(call, "to", 0, match.entries.length), match);
    const state = stateAfter(match, number);
    const seat = seatFlag(call, match);
    const deciders = game.deciders(state);
    const statements = game.depict(state).map((statement) => formatNotation(game.statementSchemas, statement));
    const outcome = game.outcome(state);
    call.output.line(`${game.id} for ${header.players}, after entry ${number} of ${match.entries.length}`);
    if (seat === undefined) for (const statement of statements) call.output.line(`  ${statement}`);
    else call.output.line(JSON.stringify(game.view(state, seat), undefined, 2));
    for (const { seat: place, rank, score } of outcome?.ranking ?? [])
      call.output.line(`${rank}. s${place} with ${score}`);
    if (!outcome) call.output.line(`asked: ${deciders.map((decider) => `s${decider}`).join(" ")}`);
    if (file.problem) call.output.line(`The file is good only up to here: ${problemSentence(file.path, file.problem)}`);
    call.output.json({
      game: game.id,
      number,
      deciders,
      ...(seat === undefined ? { statements } : { view: game.view(state, seat) }),
      ...(outcome ? { outcome } : {}),
      ...(file.problem ? { problem: file.problem } : {}),
    });
    return file.problem ? 1 : 0;
  },
};

export function entryFlag(number: number, match: Match): number {
  if (number > match.entries.length) {
    throw new UsageError(`--to ${number}: the match has ${match.entries.length} entries.`);
  }
  return number;
}
