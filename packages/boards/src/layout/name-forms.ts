import type { BoardRegion } from "../board.ts";
import type { Level, NameCosts } from "./levels.ts";
import { textWidth } from "./measure-letters.ts";

/** The short forms of a name. */
export interface ShortName {
  readonly short?: string;
  readonly code?: string;
}

/** One way to write the name of a region. Sizes in px of the screen. */
export interface NameForm {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly cost: number;
  readonly isShort: boolean;
}

export const LINE_HEIGHT = 1.04;
/** A name up to this long is its own code. */
const SHORTEST = 5;

/** The forms of a name at a level, with the value below the letters. */
export function nameForms(
  { kind, value = 0 }: Pick<BoardRegion, "kind" | "value">,
  name: string,
  { short, code }: ShortName,
  { letters, lozenge, names: costs }: Level,
): readonly NameForm[] {
  const form = (lines: readonly string[], cost: number, isShort: boolean): NameForm => ({
    lines,
    size: letters,
    width: Math.max(...lines.map((line) => textWidth(line, kind) * letters), lozengeWidth(value, lozenge)),
    height: lines.length * letters * LINE_HEIGHT + (lozenge > 0 ? lozenge + 1 : 0),
    cost,
    isShort,
  });
  if (costs.codesOnly) return kind === "land" ? codeForms(form, name, code, costs) : [];
  const inTwo = splitName(name, kind);
  const shortInTwo = short === undefined ? undefined : splitName(short, kind);
  return [
    form([name], costs.oneLine, false),
    ...(inTwo ? [form(inTwo, costs.twoLines, false)] : []),
    ...(short === undefined ? [] : [form([short], costs.short, true)]),
    ...(shortInTwo ? [form(shortInTwo, costs.short + 0.2, true)] : []),
    ...(code === undefined || code === name ? [] : [form([code], costs.code, true)]),
  ];
}

function codeForms(
  form: (lines: readonly string[], cost: number, isShort: boolean) => NameForm,
  name: string,
  code: string | undefined,
  costs: NameCosts,
): readonly NameForm[] {
  if (code === undefined || code === name) return [form([name], costs.code, false)];
  const forms = [form([code], costs.code, true)];
  return name.length <= SHORTEST ? [form([name], costs.oneLine, false), ...forms] : forms;
}

/** The width of the lozenges of a value. */
export function lozengeWidth(value: number, lozenge: number): number {
  return value * (lozenge + LOZENGE_GAP) - LOZENGE_GAP;
}

export const LOZENGE_GAP = 1.5;

/** Breaks a name into two lines of similar width, between words or after a hyphen. */
function splitName(name: string, kind: BoardRegion["kind"]): readonly [string, string] | undefined {
  const breaks = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => index);
  const splits = breaks.map((index) => [name.slice(0, index), name.slice(index).trimStart()] as const);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, kind)));
  return splits.toSorted((a, b) => widest(a) - widest(b))[0];
}
