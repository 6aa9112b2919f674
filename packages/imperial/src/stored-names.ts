import type { StoredNames } from "@rondel/engine";

/** Stored matches keep the field name of the first release. */
export const STORED_NAMES: StoredNames = { nation: "power" };
