import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Game } from "./game.ts";
import type { StoredNames } from "./stored-names.ts";

/** JSON with sorted keys: equal data give equal text. `names` maps current field names to the stored ones. */
export function canonicalJson(value: unknown, names: StoredNames = {}): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item, names)).join(",")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [names[name] ?? name, item] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item, names)}`);
    return `{${entries.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** A hash of 16 hexadecimal digits, the same in Node and in a browser, whatever the order of the keys. */
export function stableHash(value: unknown, names?: StoredNames): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value, names)))).slice(0, 16);
}

/** The hash of a state, as written in match files. */
export function stateHash(game: Pick<Game, "storedNames">, state: unknown): string {
  return stableHash(state, game.storedNames);
}
