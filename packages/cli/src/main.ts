import { parseArgs } from "node:util";
import { type Command, type ExitCode, UsageError } from "./command.ts";
import { act } from "./commands/act.ts";
import { backup, restore } from "./commands/backup.ts";
import { conformCommand } from "./commands/conform.ts";
import { hint } from "./commands/hint.ts";
import { legal } from "./commands/legal.ts";
import { newMatch } from "./commands/new.ts";
import { operator } from "./commands/operator.ts";
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
  operator,
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

/** Runs one command and returns its exit code. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(`${overview().join("\n")}\n`);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    process.stderr.write(`rondel: unknown command "${name}". Run "rondel --help" for a list.\n`);
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

async function runCommand(command: Command, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parse(command, args);
  if (values.help) {
    process.stdout.write(`${helpOf(command).join("\n")}\n`);
    return 0;
  }
  return command.run({ positionals, flags: values, output: terminalOutput(values.json === true) });
}

function parse(command: Command, args: readonly string[]) {
  const options = { ...command.flags, json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} See "rondel ${command.name} --help".`);
  }
}

function overview(): string[] {
  const rows = commands.map((command) => [`  rondel ${command.name} ${command.usage}`, command.summary]);
  return [
    "Rondel: strategy board games, in the terminal.",
    "",
    ...textTable(rows),
    "",
    "Every command accepts --json and --help. FILE holds a match or a position; see docs/notation.md.",
    "Exit codes: 0 success, 1 check failed or action refused, 2 usage error, 3 verified only in part.",
  ];
}

function helpOf(command: Command): string[] {
  const rows = [
    ...Object.entries(command.help),
    ["--json", "print the result as JSON"],
    ["-h, --help", "show this help"],
  ];
  return [
    `rondel ${command.name} ${command.usage}: ${command.summary}`,
    "",
    ...textTable(rows.map(([flag = "", text = ""]) => [`  ${flag}`, text])),
    "",
    `Example: ${command.example}`,
  ];
}
