import { readData } from "../data.ts";

/** What a region needs for play: its widest circle and its area. */
export interface Need {
  readonly radius: number;
  readonly area: number;
  /** The share of its slimness that a region loses: a thread of land has no room for a chip. */
  readonly rounding: number;
}

interface NeedsData {
  /** The width of the board on the screen in which the needs are stated. */
  readonly boardPx: number;
  readonly land: Need;
  readonly sea: Need;
  readonly scenery: Need;
  readonly regions: Readonly<Record<string, Partial<Need>>>;
}

const needs: NeedsData = readData("imperunde-needs.json");

/** The need of a region in px of a board of this size. */
export function needOf(name: string, kind: "land" | "sea" | "scenery", size: number): Need {
  const { radius, area, rounding } = { ...needs[kind], ...needs.regions[name] };
  const scale = size / needs.boardPx;
  return { radius: radius * scale, area: area * scale * scale, rounding };
}
