import type { AnyEvent } from "@rondel/engine";

/** An event as one line: kind, fields, rules. */
export function eventLine(event: AnyEvent): string {
  const { kind, rule, also, ...fields } = event;
  const parts = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
  );
  return `  ${[kind, ...parts].join(" ")} [${[rule, ...(also ?? [])].join(", ")}]`;
}
