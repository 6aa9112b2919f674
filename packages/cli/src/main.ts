import { parseArgs } from "node:util";
import { type Command, type ExitCode, UsageError } from "./command.ts";
import { act } from "./commands/act.ts";
import { backup, restore } from "./commands/backup.ts";
import { conformCommand } from "./commands/conform.ts";
import { hint } from "./commands/hint.ts";
import { legal } from "./commands/legal.ts";
import { newMatch } from "./commands/new.ts";
import { perftCommand } from "./commands/perft.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { serve } from "./commands/serve.ts";
import { show } from "./commands/show.ts";
import { simulate } from "./commands/simulate.ts";
import { verify } from "./commands/verify.ts";
import { terminalOutput, textTable } from "./output.ts";

const commands: readonly Command[] = [
  serve,
  backup,
  restore,
  play,
  newMatch,
  legal,
  hint,
  act,
  show,
  replay,
  verify,
  conformCommand,
  perftCommand,
  simulate,
];

/** Runs one command; everything that can go wrong on the way ends in a sentence and an exit code. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(`${overview().join("\n")}\n`);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    process.stderr.write(`rondel: there is no command "${name}"; "rondel --help" lists them.\n`);
    return 2;
  }
  try {
    return await runCommand(command, rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`rondel ${name}: ${error.message}\n`);
    return 2;
  }
}

async function runCommand(command: Command, words: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseWords(command, words);
  if (values.help) {
    process.stdout.write(`${helpOf(command).join("\n")}\n`);
    return 0;
  }
  return command.run({ words: positionals, flags: values, output: terminalOutput(values.json === true) });
}

function parseWords(command: Command, words: readonly string[]) {
  const options = { ...command.flags, json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} See "rondel ${command.name} --help".`);
  }
}

function overview(): string[] {
  const rows = commands.map((command) => [`  rondel ${command.name} ${command.words}`, command.summary]);
  return [
    "rondel: heavy board games, in the terminal.",
    "",
    ...textTable(rows),
    "",
    "Every command takes --json and --help. FILE is a match or a position; docs/notation.md defines both.",
    "Exit codes: 0 all is well, 1 the answer is no, 2 the call made no sense.",
  ];
}

function helpOf(command: Command): string[] {
  const rows = [...Object.entries(command.help), ["--json", "the result as JSON"], ["-h, --help", "this text"]];
  return [
    `rondel ${command.name} ${command.words}: ${command.summary}`,
    "",
    ...textTable(rows.map(([flag = "", words = ""]) => [`  ${flag}`, words])),
    "",
    `Example: ${command.example}`,
  ];
}
