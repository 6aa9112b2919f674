import { verifyChance } from "@rondel/engine";
import { type Call, type Command, type ExitCode, requiredArgument, textFlag, UsageError } from "../command.ts";
import { checkCommitment, checkContributions, checkDraws, checkSignature, type FileCheck } from "../file-checks.ts";
import { openFile, problemSentence } from "../files.ts";

type Verdict = "verified" | "in part" | "not verified";

const EXIT_CODES: Readonly<Record<Verdict, ExitCode>> = { verified: 0, "not verified": 1, "in part": 3 };

export const verify: Command = {
  name: "verify",
  usage: "FILE",
  summary: "check that a match is legal and its dice were fair",
  flags: { commitment: { type: "string" }, key: { type: "string" } },
  help: {
    "--commitment HEX": "the commitment that you noted before the first draw",
    "--key HEX": "the public key of the server, from its address /.well-known/rondel-key",
  },
  example: "rondel verify evening.rondel",

  run(call) {
    const file = openFile(requiredArgument(call, 0, "FILE"));
    const noted = hexFlag(call, "commitment");
    const key = hexFlag(call, "key");
    const entries = file.match.entries.length;
    if (file.problem) {
      call.output.line(`Not verified: ${problemSentence(file.path, file.problem)}`);
      call.output.line(`The ${entries} entries before it are valid.`);
      call.output.json({ verdict: "not verified", good: false, entries, problem: file.problem });
      return EXIT_CODES["not verified"];
    }
    const chance = verifyChance(file.match, file.secret);
    const checks = [
      checkDraws(chance),
      checkContributions(file.match.header.chance),
      checkCommitment(file.match.header.chance, noted),
      checkSignature(file.text, key),
    ].filter((check) => check !== undefined);
    const verdict = verdictOf(checks);
    call.output.line(verdictLine(verdict, checks));
    call.output.line(`All ${entries} entries are legal; ${file.hashes.size} state hashes match.`);
    for (const { sentence } of checks) call.output.line(sentence);
    const good = verdict !== "not verified";
    call.output.json({ verdict, good, entries, hashes: file.hashes.size, chance, checks });
    return EXIT_CODES[verdict];
  },
};

function verdictOf(checks: readonly FileCheck[]): Verdict {
  if (checks.some(({ result }) => result === "failed")) return "not verified";
  return checks.some(({ result }) => result === "open") ? "in part" : "verified";
}

function verdictLine(verdict: Verdict, checks: readonly FileCheck[]): string {
  const parts = (result: FileCheck["result"]) =>
    checks
      .filter((check) => check.result === result)
      .map(({ part }) => part)
      .join(", ");
  if (verdict === "verified") return "Verified.";
  return verdict === "in part"
    ? `Verified in part. Not verified: ${parts("open")}.`
    : `Not verified: ${parts("failed")}.`;
}

/** A flag of 32 bytes as hexadecimal digits. */
function hexFlag(call: Call, name: string): string | undefined {
  const value = textFlag(call, name)?.trim().toLowerCase();
  if (value === undefined || /^[0-9a-f]{64}$/.test(value)) return value;
  throw new UsageError(`--${name} must have 64 hexadecimal digits.`);
}
