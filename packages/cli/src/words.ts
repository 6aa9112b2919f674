import type { Message } from "@rondel/engine";

/**
 * English for the codes that matches and files speak in. A code of a game's rules is shown as it is, with its parameters and its rule:
 * the sentences for those live in the language files of the page.
 */
const sentences: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  "not-a-rondel-file": ({ found }) => `the first line must be "rondel 1", not "${found}"`,
  "unknown-game": ({ game, rulesVersion }) =>
    `no rules for "${game}", version "${rulesVersion}"; write "game NAME rules VERSION"`,
  "game-missing": () => `a line "game NAME rules VERSION" must come first`,
  "players-missing": () => `a line "players N" is missing`,
  "wrong-players": ({ found, fewest, most }) => `the number of players must be ${fewest} to ${most}, not "${found}"`,
  "wrong-option": ({ option, value }) => `the option "${option}" cannot be "${value}"`,
  "wrong-imported": ({ found }) => `"imported" needs the number of entries that were played elsewhere, not "${found}"`,
  "wrong-begin": ({ found }) => `a match begins with "begin setup" or "begin empty", not "${found}"`,
  "entropy-without-commitment": () => `an "entropy" line belongs behind a "commitment" line`,
  "unknown-line": ({ word }) => `no line begins with "${word}"`,
  "header-after-entries": ({ word }) => `"${word}" belongs before the first action`,
  "wrong-number": ({ found, expected }) =>
    `entry ${expected} is expected here, not ${found}; a line is missing or doubled`,
  "seat-missing": ({ found }) => `an action begins with its seat, as in "s0 pass"; found "${found}"`,
  "malformed-action": (params) => `the action cannot be read: ${shapeSentence(params)}`,
  "malformed-statement": (params) => `the statement cannot be read: ${shapeSentence(params)}`,
  "malformed-draws": ({ found }) => `draws are written as "label 5/6 2/6; other 1/3"; found "${found}"`,
  "draws-do-not-fit": ({ recorded, asked }) => `the rules ask for ${asked} here, the file holds ${recorded}`,
  "wrong-hash": ({ number, hash, actual }) =>
    `the state after entry ${number} has the hash ${actual}, the file says ${hash}`,
  "no-such-seat": ({ seat }) => `there is no seat ${seat} at this table`,
  "match-is-over": () => "the match is over",
};

export function sentence(message: Message & { readonly rule?: string }): string {
  const words = sentences[message.code];
  if (words) return words(message.params);
  const params = Object.entries(message.params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const detail = params.length > 0 ? ` (${params.join(", ")})` : "";
  return `${message.code}${detail}${message.rule ? `, rule ${message.rule}` : ""}`;
}

function shapeSentence(params: Readonly<Record<string, unknown>>): string {
  const { code, kind, field, expected } = params;
  const may = expected === undefined ? "" : `; possible: ${String(expected)}`;
  switch (code) {
    case "unknown-kind":
      return `it begins with an unknown word${may}`;
    case "missing-field":
      return `"${kind}" lacks "${field}"${may}`;
    case "unknown-field":
      return `"${kind}" has no "${field}"`;
    default:
      return `"${field}" of "${kind}" does not fit${may}`;
  }
}
