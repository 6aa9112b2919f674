import { formatNotation, lastNumber, type Match, stateAfter } from "@rondel/engine";
import { type Command, integerFlag, requiredArgument, UsageError } from "../command.ts";
import { openFile, problemSentence } from "../files.ts";
import { seatFlag } from "../seats.ts";

export const show: Command = {
  name: "show",
  usage: "FILE",
  summary: "show a position and who is to move",
  flags: { to: { type: "string" }, seat: { type: "string" } },
  help: { "--to N": "the position after entry N (default: the last)", "--seat S": "what this seat can see, as JSON" },
  example: "rondel show evening.rondel --to 12",

  run(call) {
    const file = openFile(requiredArgument(call, 0, "FILE"));
    const { match } = file;
    const { game, header } = match;
    const number = entryFlag(integerFlag(call, "to", 0, lastNumber(match)), match);
    const state = stateAfter(match, number);
    const seat = seatFlag(call, match);
    const deciders = game.deciders(state);
    const statements = game.depict(state).map((statement) => formatNotation(game.statementSchemas, statement));
    const outcome = game.outcome(state);
    call.output.line(`${game.id}, ${header.players} players, after entry ${number} of ${lastNumber(match)}`);
    if (seat === undefined) for (const statement of statements) call.output.line(`  ${statement}`);
    else call.output.line(JSON.stringify(game.view(state, seat), undefined, 2));
    for (const { seat: ranked, rank, score } of outcome?.ranking ?? [])
      call.output.line(`${rank}. s${ranked} with ${score}`);
    if (!outcome) call.output.line(`to move: ${deciders.map((decider) => `s${decider}`).join(" ")}`);
    if (file.problem)
      call.output.line(`The file is valid only up to this point: ${problemSentence(file.path, file.problem)}`);
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
  const last = lastNumber(match);
  if (number > last) throw new UsageError(`--to ${number}: the match has ${last} entries.`);
  return number;
}
