import type { AnyEvent } from "../game.ts";
import type { Message } from "../message.ts";
import type { Tagged } from "../schema.ts";

/** How often random play reached each kind of action, event, refusal and rule. */
export interface Coverage {
  readonly actions: Map<string, number>;
  readonly events: Map<string, number>;
  readonly refusals: Map<string, number>;
  readonly rules: Map<string, number>;
}

export function emptyCoverage(): Coverage {
  return { actions: new Map(), events: new Map(), refusals: new Map(), rules: new Map() };
}

export function coverAction(coverage: Coverage, action: Tagged, events: readonly AnyEvent[]): void {
  count(coverage.actions, action.kind);
  coverEvents(coverage, events);
}

export function coverEvents(coverage: Coverage, events: readonly AnyEvent[]): void {
  for (const event of events) {
    count(coverage.events, event.kind);
    count(coverage.rules, event.rule);
    for (const rule of event.also ?? []) count(coverage.rules, rule);
  }
}

export function coverRefusal(coverage: Coverage, refused: Message): void {
  count(coverage.refusals, refused.code);
  if ("rule" in refused && typeof refused.rule === "string") count(coverage.rules, refused.rule);
}

export function mergeCoverage(into: Coverage, from: Coverage): void {
  for (const part of ["actions", "events", "refusals", "rules"] as const) {
    for (const [name, times] of from[part]) into[part].set(name, (into[part].get(name) ?? 0) + times);
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
