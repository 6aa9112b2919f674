import { type Investment, OUTLOOKS } from "@rondel/bots/investments";

/** The columns by which investments can be sorted. */
export const COLUMNS = ["nation", "bond", "price", "interest", "control", ...OUTLOOKS] as const;

export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** The sorting after a press on the heading of a column: its largest numbers first, then the smallest. */
export function nextSorting(now: Sorting, column: Column): Sorting {
  return { column, isDescending: now.column === column ? !now.isDescending : true };
}

export function sortInvestments(investments: readonly Investment[], { column, isDescending }: Sorting): Investment[] {
  const sign = isDescending ? -1 : 1;
  return investments.toSorted((one, other) => sign * (valueIn(one, column) - valueIn(other, column)));
}

function valueIn({ nation, bond, price, interest, governs, governed, worth }: Investment, column: Column): number {
  switch (column) {
    case "nation":
      return nation;
    case "bond":
      return bond;
    case "price":
      return price;
    case "interest":
      return interest;
    case "control":
      return governs ? (governed ? 1 : 2) : 0;
    default:
      return worth[column];
  }
}
