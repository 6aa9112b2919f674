/** One measured number. The text output rounds it to `digits`; JSON keeps it exact. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly digits?: number;
  /** The goal in words, for example "at most 2 ms". */
  readonly goal?: string;
}

/** A column of a table of figures. */
interface Column {
  readonly name: string;
  readonly unit?: string;
  readonly digits?: number;
}

interface Section {
  readonly title: string;
  readonly figures: readonly Omit<Figure, "digits">[];
}

/** The output of a benchmark: text as it goes along or, with `--json`, one JSON object with all figures at the end. */
export interface Report {
  /** Prints a line about the progress; nothing with `--json`. */
  note(text: string): void;
  list(title: string, figures: readonly Figure[]): void;
  table(title: string, columns: readonly Column[], rows: readonly TableRow[]): void;
  /** Prints the JSON object if it was asked for. */
  end(): void;
}

type TableRow = readonly [name: string, ...values: number[]];

/** Opens the report of a benchmark; `--json` on the command line chooses the format. */
export function openReport(bench: string, commandLine: readonly string[] = process.argv): Report {
  const isJson = commandLine.includes("--json");
  const print = (text: string): void => {
    if (!isJson) console.log(text);
  };
  const sections: Section[] = [];
  return {
    note: print,
    list(title, figures) {
      sections.push({ title, figures: figures.map(({ digits: _, ...figure }) => figure) });
      print(`${title} (Node ${process.versions.node})`);
      for (const line of listLines(figures)) print(line);
    },
    table(title, columns, rows) {
      sections.push({ title, figures: rows.flatMap((row) => tableFigures(columns, row)) });
      print(title);
      for (const line of tableLines(columns, rows)) print(line);
    },
    end() {
      if (isJson) console.log(JSON.stringify({ bench, node: process.versions.node, sections }));
    },
  };
}

function listLines(figures: readonly Figure[]): string[] {
  const labels = figures.map(({ name, goal }) => (goal === undefined ? name : `${name} (goal: ${goal})`));
  const width = Math.max(...labels.map((label) => label.length));
  return figures.map((figure, row) => `  ${(labels[row] ?? "").padEnd(width)}  ${rounded(figure)}`);
}

function tableLines(columns: readonly Column[], rows: readonly TableRow[]): string[] {
  const heads = columns.map(({ name, unit }) => (unit === undefined ? name : `${name} ${unit}`));
  const cells = rows.map(([, ...values]) => columns.map((column, place) => digitsOf(values[place], column.digits)));
  const first = Math.max(...rows.map(([name]) => name.length));
  const widths = heads.map((head, place) => Math.max(head.length, ...cells.map((row) => row[place]?.length ?? 0)) + 2);
  const line = (name: string, row: readonly string[]) =>
    `  ${name.padEnd(first)}${row.map((cell, place) => cell.padStart(widths[place] ?? 0)).join("")}`;
  return [line("", heads), ...rows.map(([name], row) => line(name, cells[row] ?? []))];
}

function tableFigures(columns: readonly Column[], [row, ...values]: TableRow): Section["figures"] {
  return columns.map(({ name, unit }, place) => ({
    name: `${row}: ${name}`,
    value: values[place] ?? Number.NaN,
    ...(unit !== undefined && { unit }),
  }));
}

function rounded({ value, digits, unit }: Figure): string {
  return unit === undefined ? digitsOf(value, digits) : `${digitsOf(value, digits)} ${unit}`;
}

function digitsOf(value = Number.NaN, digits = 0): string {
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Measures the median time of one call over several rounds, after a round of warm-up. */
export function microsecondsPerCall(call: (number: number) => void, calls: number, rounds = 7): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now();
    for (let number = 0; number < calls; number++) call(number);
    if (round > 0) times.push(((performance.now() - started) * 1000) / calls);
  }
  return quantile(times, 0.5);
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
