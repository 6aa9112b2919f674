/** Bots have names of trade winds and trading houses, one for each seat, no two with the same initial. */
const HOUSES = ["Kontor", "Hansa", "Merkur", "Boreas", "Levante", "Orient", "Tramontane", "Zephir"] as const;

export function botName(seat: number): string {
  return HOUSES[seat % HOUSES.length] ?? HOUSES[0];
}
