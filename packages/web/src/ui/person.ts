import { marksOf } from "./monogram.ts";
import type { Owner } from "./Piece.tsx";

/** How a person at a table is recognised: one or two letters, and the class that sets the colour (`person-colours.css`). */
export interface PersonMark {
  readonly mark: string;
  readonly colour: string;
}

const COLOURS = 6;

/** The class with the colour of the person on a seat. */
export function personColour(seat: number): string {
  return `person-${seat % COLOURS}`;
}

/**
 * The marks and colours of the people at a table, by seat. A person who plays one power all through the match has its colour, because
 * its pieces are those of the person; in other games no power has the colour of a person.
 */
export function personMarks(names: readonly string[], powers: readonly (Owner | undefined)[] = []): PersonMark[] {
  return marksOf(names).map((mark, seat) => {
    const power = powers[seat];
    return { mark, colour: power ? `person-power own-${power}` : personColour(seat) };
  });
}
