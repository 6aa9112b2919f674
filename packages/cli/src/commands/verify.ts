import { type Verification, verifyChance } from "@rondel/engine";
import { type Command, requiredArgument } from "../command.ts";
import { openFile, problemSentence } from "../files.ts";

export const verify: Command = {
  name: "verify",
  usage: "FILE",
  summary: "check that a match is legal and its dice were fair",
  flags: {},
  help: {},
  example: "rondel verify evening.rondel",

  run(call) {
    const file = openFile(requiredArgument(call, 0, "FILE"));
    if (file.problem) {
      call.output.line(problemSentence(file.path, file.problem));
      call.output.line(`The ${file.match.entries.length} entries before it are valid.`);
      call.output.json({ good: false, entries: file.match.entries.length, problem: file.problem });
      return 1;
    }
    const chance = verifyChance(file.match, file.secret);
    const isGood = chance.verdict !== "wrong-secret" && chance.verdict !== "forged";
    call.output.line(`All ${file.match.entries.length} entries are legal; ${file.hashes.size} state hashes match.`);
    call.output.line(verdictLine(chance));
    call.output.json({ good: isGood, entries: file.match.entries.length, hashes: file.hashes.size, chance });
    return isGood ? 0 : 1;
  },
};

function verdictLine(chance: Verification): string {
  switch (chance.verdict) {
    case "fair":
      return `All ${chance.draws} random draws verified.`;
    case "fair-since":
      return `The setup and the first ${chance.imported} entries were played elsewhere, so their draws cannot be verified. All ${chance.draws} draws since then verified.`;
    case "not-revealed":
      return "The draws can be verified once the secret is revealed at the end.";
    case "wrong-secret":
      return "The secret does not match its commitment, so the draws cannot be trusted.";
    case "forged":
      return `Entry ${chance.entry} does not match: the file has${chance.recorded || " no draws"}, the secret gives${chance.drawn || " no draws"}.`;
  }
}
