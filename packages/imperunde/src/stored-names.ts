import type { StoredNames } from "@rondel/engine";

/** Matches of the first release call a region "field" and a territory "land". */
export const STORED_NAMES: StoredNames = { region: "field", territory: "land" };
