import { expectation, type Field, type Fields, fits, type SchemaProblem, type Schemas, type Tagged } from "./schema.ts";
import { currentName, type StoredNames } from "./stored-names.ts";

/**
 * Writes a value as text: its kind, the required fields in order, then the optional ones as `name=value`, for example
 * `moveArmy vienna tunis seas=ionian-sea`. docs/notation.md defines the format.
 */
export function formatNotation(schemas: Schemas, value: Tagged): string {
  const fields = schemas[value.kind];
  if (!fields) throw new RangeError(`there is no schema for ${value.kind}`);
  const values: Readonly<Record<string, unknown>> = { ...value };
  const words = [value.kind];
  for (const [name, field] of Object.entries(fields)) if (!field.optional) words.push(writeField(field, values[name]));
  for (const [name, field] of Object.entries(fields)) {
    if (field.optional && values[name] !== undefined) words.push(`${name}=${writeField(field, values[name])}`);
  }
  return words.join(" ");
}

export type ParsedNotation = { readonly value: Tagged } | { readonly problem: SchemaProblem };

/** Parses a line. An optional field may have its stored name, as in files from before a rename. */
export function parseNotation(schemas: Schemas, line: string, storedNames: StoredNames = {}): ParsedNotation {
  const [kind = "", ...words] = splitWords(line);
  if (!Object.hasOwn(schemas, kind)) {
    return { problem: { code: "unknown-kind", kind, expected: Object.keys(schemas).join(", ") } };
  }
  const fields = schemas[kind] as Fields;
  const result: Tagged & Record<string, unknown> = { kind };
  const required = Object.entries(fields).filter(([, field]) => !field.optional);
  for (const [name, field] of required) {
    const word = words.shift();
    if (word === undefined)
      return { problem: { code: "missing-field", kind, field: name, expected: expectation(field) } };
    const value = readField(field, word);
    if (value === undefined)
      return { problem: { code: "wrong-value", kind, field: name, expected: expectation(field) } };
    result[name] = value;
  }
  for (const word of words) {
    const [written = "", ...rest] = word.split("=");
    const name = currentName(storedNames, written);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.optional) return { problem: { code: "unknown-field", kind, field: name } };
    const value = readField(field, rest.join("="));
    if (value === undefined)
      return { problem: { code: "wrong-value", kind, field: name, expected: expectation(field) } };
    result[name] = value;
  }
  return { value: result };
}

function writeField(field: Field, value: unknown): string {
  switch (field.kind) {
    case "index":
      return field.names[value as number] ?? String(value);
    case "flag":
      return value ? "yes" : "no";
    case "seat":
      return `s${value as number}`;
    case "text":
      return JSON.stringify(value);
    case "list": {
      const items = value as readonly unknown[];
      return items.length === 0 ? "-" : items.map((item) => writeField(field.item, item)).join(",");
    }
    default:
      return String(value);
  }
}

function readField(field: Field, word: string): unknown {
  const value = parseField(field, word);
  return fits(field, value) ? value : undefined;
}

function parseField(field: Field, word: string): unknown {
  switch (field.kind) {
    case "choice":
      return word;
    case "index":
      return field.names.indexOf(word);
    case "integer":
      return /^-?\d+$/.test(word) ? Number(word) : undefined;
    case "flag":
      return word === "yes" ? true : word === "no" ? false : undefined;
    case "seat":
      return /^s\d+$/.test(word) ? Number(word.slice(1)) : undefined;
    case "text":
      return parseText(word);
    case "list":
      return word === "-" ? [] : word.split(",").map((item) => readField(field.item, item));
  }
}

function parseText(word: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(word);
    return typeof parsed === "string" ? parsed : undefined;
  } catch {
    // The caller reports the field and the expected values.
    return undefined;
  }
}

/** Splits at spaces outside quoted texts. */
function splitWords(line: string): string[] {
  return line.match(/[^\s"]*"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
}
