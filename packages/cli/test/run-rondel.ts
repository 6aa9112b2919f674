import { execFile } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";
import { main } from "../src/main.ts";

export const PROGRAM = join(import.meta.dirname, "..", "bin", "rondel.mjs");

export interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Starts the program with a line of arguments, as a person would in that folder. */
export function startRondel(line: string, folder: string, input = ""): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...wordsOf(line)], { cwd: folder }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

/** Calls the program's main function instead: the same output and code, without the quarter of a second that each start takes. */
export async function callRondel(line: string, folder: string): Promise<Finished> {
  const printed = { out: "", err: "" };
  const output = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed.out += text;
    return true;
  });
  const errors = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    printed.err += text;
    return true;
  });
  const before = process.cwd();
  process.chdir(folder);
  try {
    return { code: await main(wordsOf(line)), ...printed };
  } finally {
    process.chdir(before);
    output.mockRestore();
    errors.mockRestore();
  }
}

/** The words of a line; quotation marks keep words together. */
function wordsOf(line: string): string[] {
  return line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
}
