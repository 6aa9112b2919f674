import type { StoredNames } from "@rondel/engine";

/** Matches of the first release call a nation "power". */
export const STORED_NAMES: StoredNames = { nation: "power" };
