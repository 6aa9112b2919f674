/** Names of winds and a trading league, one for each seat, all with different initials. */
const NAMES = ["Sirocco", "Hansa", "Mistral", "Boreas", "Levanter", "Ostro", "Tramontane", "Zephyr"] as const;

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? NAMES[0];
}
