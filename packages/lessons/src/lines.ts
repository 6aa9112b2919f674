/** One line of a lesson file: its first word and the rest. */
export interface Line {
  readonly word: string;
  readonly rest: string;
  /** The file and the number of the line, for errors. */
  readonly where: string;
}

/** The lines of a file without empty ones and comments. Indentation means nothing. */
export function linesOf(file: string, text: string): Line[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) return [];
    const [word = ""] = line.split(/\s+/, 1);
    return [{ word, rest: line.slice(word.length).trim(), where: `${file}:${index + 1}` }];
  });
}

/** The error for a line that cannot be read. */
export function problemIn({ where, word, rest }: Line, cause?: unknown): Error {
  const reason = cause instanceof Error ? `: ${cause.message}` : "";
  return new Error(`${where}: cannot read "${`${word} ${rest}`.trim()}"${reason}`, { cause });
}
