import { escaped } from "./html.ts";

/** One bar, with an optional interval. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

const [WIDTH, NAMES, ROW, BAR] = [720, 190, 28, 18];

/** Horizontal bars with whiskers. `even` draws a line at a value to compare with. */
export function barPlot(bars: readonly Bar[], even?: number): string {
  const ends = bars.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const at = (value: number) => NAMES + ((value - least) / (most - least)) * (WIDTH - NAMES - 60);
  const rows = bars.map((bar, place) => barRow(bar, place * ROW, at));
  const mark =
    even === undefined
      ? ""
      : `<line x1="${fixed(at(even))}" x2="${fixed(at(even))}" y1="0" y2="${bars.length * ROW}" stroke="#c33" stroke-dasharray="4 3"/>`;
  return svg(bars.length * ROW, rows.join("") + mark);
}

function barRow({ name, value, low, high }: Bar, top: number, at: (value: number) => number): string {
  const middle = top + ROW / 2;
  const [from, to] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
  const bar = `<rect x="${fixed(from)}" y="${top + (ROW - BAR) / 2}" width="${fixed(Math.max(1, to - from))}" height="${BAR}" fill="#4a7ab5"/>`;
  const whisker =
    low === undefined || high === undefined
      ? ""
      : `<path d="M${fixed(at(low))} ${middle}H${fixed(at(high))}M${fixed(at(low))} ${middle - 5}v10M${fixed(at(high))} ${middle - 5}v10" stroke="#888" stroke-width="2" fill="none"/>`;
  const label = `<text x="${fixed(Math.max(to, at(high ?? value)) + 6)}" y="${middle + 4}">${value.toFixed(1)}</text>`;
  return `<text x="0" y="${middle + 4}">${escaped(name)}</text>${bar}${whisker}${label}`;
}

const COLUMNS = 24;
const HEIGHT = 160;

/** A histogram with columns of equal width. */
export function histogram(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
  const counts = new Array<number>(Math.ceil((most - least + 1) / step)).fill(0);
  for (const value of values) {
    const column = Math.floor((value - least) / step);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  const highest = Math.max(...counts);
  const width = WIDTH / counts.length;
  const columns = counts.map((count, column) => {
    const height = (count / highest) * HEIGHT;
    return `<rect x="${fixed(column * width)}" y="${fixed(HEIGHT - height)}" width="${fixed(width - 1)}" height="${fixed(height)}" fill="#4a7ab5"/>`;
  });
  const labels = `<text x="0" y="${HEIGHT + 18}">${least}</text><text x="${WIDTH}" y="${HEIGHT + 18}" text-anchor="end">${most}</text>`;
  return svg(HEIGHT + 24, columns.join("") + labels);
}

function svg(height: number, content: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">${content}</svg>`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
