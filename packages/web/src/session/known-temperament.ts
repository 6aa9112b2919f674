import { isTemperament, type Temperament } from "@rondel/bots/temperaments";

/** A temperament from the server, if this page has a name for it. */
export function knownTemperament(word: string | null): Temperament | undefined {
  return word !== null && isTemperament(word) ? word : undefined;
}
