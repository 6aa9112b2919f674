import { type Verification, verifyChance } from "@rondel/engine";
import { type Command, requiredWord } from "../command.ts";
import { openFile, problemSentence } from "../files.ts";

export const verify: Command = {
  name: "verify",
  words: "FILE",
  summary: "prove that a match was played by the rules, and that its dice were fair",
  flags: {},
  help: {},
  example: "rondel verify evening.rondel",

  run(call) {
    const file = openFile(requiredWord(call, 0, "FILE"));
    if (file.problem) {
      call.output.line(problemSentence(file.path, file.problem));
      call.output.line(`The ${file.match.entries.length} entries before it are good.`);
      call.output.json({ good: false, entries: file.match.entries.length, problem: file.problem });
      return 1;
    }
    const chance = verifyChance(file.match, file.secret);
    const isGood = chance.verdict !== "wrong-secret" && chance.verdict !== "forged";
    call.output.line(`${file.match.entries.length} entries are legal and ${file.hashes.size} state hashes agree.`);
    call.output.line(verdictLine(chance));
    call.output.json({ good: isGood, entries: file.match.entries.length, hashes: file.hashes.size, chance });
    return isGood ? 0 : 1;
  },
};

function verdictLine(chance: Verification): string {
  switch (chance.verdict) {
    case "fair":
      return `All ${chance.draws} draws follow from the seed or the secret.`;
    case "fair-since":
      return `The first ${chance.imported} entries and the setup were played elsewhere: their draws cannot be checked. All ${chance.draws} draws since then follow from the secret.`;
    case "not-revealed":
      return "The draws cannot be checked before the secret is revealed at the end of the match.";
    case "wrong-secret":
      return "The secret in the file is not the one that was committed to: the draws prove nothing.";
    case "forged":
      return `Entry ${chance.entry} was changed: the file holds${chance.recorded || " nothing"}, drawn was${chance.drawn || " nothing"}.`;
  }
}
