import type { Output } from "./command.ts";

const BAR_WIDTH = 30;

/** Writes results to standard output, and progress to standard error if that is a terminal. */
export function terminalOutput(asJson: boolean): Output {
  const isTerminal = process.stderr.isTTY === true;
  return {
    asJson,
    line(text) {
      if (!asJson) process.stdout.write(`${text}\n`);
    },
    json(value) {
      if (asJson) process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
    },
    progress(done, of, what) {
      if (isTerminal)
        process.stderr.write(`\r${progressBar(done, of)} ${done}/${of} ${what}${done === of ? "\n" : ""}`);
    },
  };
}

function progressBar(done: number, of: number): string {
  const filled = of === 0 ? BAR_WIDTH : Math.round((done / of) * BAR_WIDTH);
  return `[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}]`;
}

/** Pads columns to their widest cell. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, column) => Math.max(found[column] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
