import type { FileProblemCode, MatchRefusalCode, Message } from "@rondel/engine";

type Params = Readonly<Record<string, unknown>>;

/** English sentences for the codes of matches and files. Codes of a game are printed as they are, with parameters and rule. */
const sentences: Readonly<Record<FileProblemCode | MatchRefusalCode, (params: Params) => string>> = {
  "not-a-rondel-file": ({ found }) => `the first line must be "rondel 1", not "${found}"`,
  "unknown-game": ({ game, rulesVersion }) =>
    `no rules for "${game}", version "${rulesVersion}"; expected "game NAME rules VERSION"`,
  "game-missing": () => `a line "game NAME rules VERSION" must come first`,
  "players-missing": () => `a line "players N" is missing`,
  "wrong-players": ({ found, fewest, most }) => `the number of players must be ${fewest} to ${most}, not "${found}"`,
  "wrong-option": ({ option, value }) => `the variant "${option}" cannot be "${value}"`,
  "wrong-name": ({ found }) => `"name" must have a seat of the match and a name, not "${found}"`,
  "wrong-imported": ({ found }) => `"imported" must be the number of entries played elsewhere, not "${found}"`,
  "wrong-begin": ({ found }) => `a match begins with "begin setup" or "begin empty", not "${found}"`,
  "entropy-without-commitment": () => `an "entropy" or "contribution" line must follow a "commitment" line`,
  "wrong-contribution": ({ found }) =>
    `"contribution" needs a seat with no other contribution and 64 hexadecimal digits, at "${found}"`,
  "unknown-line": ({ word }) => `unknown line "${word}"`,
  "header-after-entries": ({ word }) => `"${word}" must come before the first action`,
  "wrong-number": ({ found, expected }) =>
    `expected entry ${expected}, found ${found}; a line is missing or duplicated`,
  "seat-missing": ({ found }) => `an action must begin with a seat, as in "s0 pass"; found "${found}"`,
  "malformed-action": (params) => `invalid action: ${schemaSentence(params)}`,
  "malformed-statement": (params) => `invalid statement: ${schemaSentence(params)}`,
  "malformed-draws": ({ found }) => `draws must look like "label 5/6 2/6; other 1/3"; found "${found}"`,
  "draws-do-not-fit": ({ recorded, asked }) => `the rules need ${asked} here, but the file has ${recorded}`,
  "wrong-hash": ({ number, hash, actual }) =>
    `after entry ${number} the state hash is ${actual}, but the file says ${hash}`,
  "no-such-seat": ({ seat }) => `there is no seat ${seat} at this table`,
  "no-such-entry": ({ to, last }) => `there is no entry ${to} to return to; the last one is ${last}`,
  "beyond-the-draft": ({ earliest }) => `a seat can undo alone only back to entry ${earliest}`,
  "dice-have-fallen": () => "dice have fallen since then, and they stay as they fell",
  "nothing-to-undo": () => "there is nothing to undo",
  "nothing-to-redo": () => "there is nothing to redo",
  "stale-number": ({ current }) => `the match is already at entry ${current}`,
  "match-is-over": () => "the match is over",
};

export function sentence(message: Message & { readonly rule?: string }): string {
  if (isKnown(message.code)) return sentences[message.code](message.params);
  const params = Object.entries(message.params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const detail = params.length > 0 ? ` (${params.join(", ")})` : "";
  return `${message.code}${detail}${message.rule ? `, rule ${message.rule}` : ""}`;
}

function isKnown(code: string): code is keyof typeof sentences {
  return Object.hasOwn(sentences, code);
}

function schemaSentence({ code, kind, field, expected }: Params): string {
  const suffix = expected === undefined ? "" : `; expected ${String(expected)}`;
  switch (code) {
    case "unknown-kind":
      return `${kind === undefined ? "unknown kind" : `unknown "${kind}"`}; expected one of ${String(expected)}`;
    case "missing-field":
      return `"${kind}" needs "${field}"${suffix}`;
    case "unknown-field":
      return `"${kind}" has no "${field}"`;
    default:
      return `invalid "${field}" for "${kind}"${suffix}`;
  }
}
