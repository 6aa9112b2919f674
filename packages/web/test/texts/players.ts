/** Names that show elision in French and the possessive in English. */
const NAMES = ["Anna", "Hugo", "Marc", "Boris"] as const;

export const SEATS = [0, 1, 2, 3] as const;

export function playerName(seat: number): string {
  return NAMES[seat] ?? `Player ${seat + 1}`;
}
