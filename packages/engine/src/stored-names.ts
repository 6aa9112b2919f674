/**
 * Maps the current name of a renamed field to the name in stored data. With this table a rename changes neither the hash of a
 * state nor the meaning of an old log, snapshot or position file.
 */
export type StoredNames = Readonly<Record<string, string>>;

/** The current name of a field that stored data calls `stored`. */
export function currentName(names: StoredNames, stored: string): string {
  return Object.keys(names).find((name) => names[name] === stored) ?? stored;
}

/** Returns stored JSON data with the current field names. */
export function fromStored<Data>(data: Data, names: StoredNames | undefined): Data {
  if (names === undefined) return data;
  const current = new Map(Object.entries(names).map(([name, stored]) => [stored, name]));
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [current.get(name) ?? name, rename(item)]));
  };
  return rename(data) as Data;
}

/** Maps each renamed prompt code, as earlier releases stored it with standing answers, to its current code. */
export type StoredPrompts = Readonly<Record<string, string>>;

/** The current code of a prompt that a standing answer names. */
export function currentPrompt(prompts: StoredPrompts | undefined, stored: string): string {
  return prompts && Object.hasOwn(prompts, stored) ? (prompts[stored] as string) : stored;
}
