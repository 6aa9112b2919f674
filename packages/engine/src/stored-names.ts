/**
 * Fields that were renamed after matches had been stored, by today's name: the name that stored data uses. With this table a
 * rename changes neither the hash of a state nor the meaning of an old log, snapshot or position file.
 */
export type StoredNames = Readonly<Record<string, string>>;

/** Returns stored JSON data with today's field names. Data that already uses them is returned as it is. */
export function fromStored<Data>(data: Data, names: StoredNames | undefined): Data {
  if (names === undefined) return data;
  const today = new Map(Object.entries(names).map(([name, stored]) => [stored, name]));
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [today.get(name) ?? name, rename(item)]));
  };
  return rename(data) as Data;
}
