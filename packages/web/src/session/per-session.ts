import type { TableSession } from "./session.ts";

/**
 * Returns a function that creates a value at its first call for a session, and returns the same one from then on. Such a value outlives the
 * parts of the screen, which come and go with tabs and layouts.
 */
export function perSession<Value>(create: (session: TableSession) => Value): (session: TableSession) => Value {
  const values = new WeakMap<TableSession, { readonly value: Value }>();
  return (session) => {
    const known = values.get(session) ?? { value: create(session) };
    values.set(session, known);
    return known.value;
  };
}
