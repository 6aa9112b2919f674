/** The characters of bots beside their levels. docs/bots.md describes each. */
export const TEMPERAMENTS = ["cautious", "trader", "conqueror"] as const;

export type Temperament = (typeof TEMPERAMENTS)[number];

export function isTemperament(word: string): word is Temperament {
  return (TEMPERAMENTS as readonly string[]).includes(word);
}

/**
 * The temperament of a bot for which nobody has chosen one: bots on neighbouring seats differ, and the first seat of a table has any of
 * them. It follows from the id of the table, so it is the same wherever and whenever it is computed.
 */
export function temperamentOf(table: string, seat: number): Temperament {
  let sum = seat;
  for (let place = 0; place < table.length; place++) sum += table.charCodeAt(place);
  return TEMPERAMENTS[sum % TEMPERAMENTS.length] as Temperament;
}
