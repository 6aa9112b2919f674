/** Names of winds and trading houses, one for each seat, all with different initials. */
const NAMES = ["Kontor", "Hansa", "Merkur", "Boreas", "Levante", "Orient", "Tramontane", "Zephir"] as const;

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? NAMES[0];
}
