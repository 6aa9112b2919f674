import type { BoardRegion } from "../board.ts";
import widths from "./letter-widths.json" with { type: "json" };

const WIDTHS: Readonly<Record<BoardRegion["kind"], ReadonlyMap<string, number>>> = {
  land: new Map(Object.entries(widths.land)),
  sea: new Map(Object.entries(widths.sea)),
};
/** A letter that the table does not have. */
const USUAL_WIDTH = 600;
/** Letter spacing, as in the style sheet. */
const SPACING = { land: 0.01, sea: 0.03 };
/** Slanted letters lean out of their box. */
const MARGIN = { land: 0.34, sea: 0.46 };

/**
 * The width of a text with letters one px high, with a margin that parts it from its neighbours. It comes from a table of the
 * font's letters (Libre Caslon Text), so that a layout is the same on every device.
 */
export function textWidth(text: string, kind: BoardRegion["kind"]): number {
  let width = MARGIN[kind];
  for (const letter of text) width += (WIDTHS[kind].get(letter) ?? USUAL_WIDTH) / 1000 + SPACING[kind];
  return width;
}
