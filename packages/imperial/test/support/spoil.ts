import type { Event, EventOf } from "../../src/events.ts";
import type { ManoeuvreFrame } from "../../src/frames.ts";
import type { State } from "../../src/index.ts";
import type { Step } from "./steps.ts";

/** Replaces fields of the first event of a kind. */
export function falsify<Kind extends Event["kind"]>(
  { events }: Step,
  kind: Kind,
  fields: Partial<EventOf<Kind>>,
): void {
  const found = events.findIndex((event) => event.kind === kind);
  if (found < 0) throw new Error(`no ${kind}`);
  events[found] = { ...(events[found] as EventOf<Kind>), ...fields };
}

/** The manoeuvre of a step. */
export function manoeuvre({ state }: Step): ManoeuvreFrame {
  const frame = state.frames.find((candidate) => candidate.kind === "manoeuvre");
  if (frame?.kind !== "manoeuvre") throw new Error("no manoeuvre");
  return frame;
}

export function passCard(state: State, to: number): void {
  state.investorCard = to;
}

/** Changes an entry of a list. */
export function change(list: number[], index: number, by: number): void {
  list[index] = (list[index] ?? 0) + by;
}
