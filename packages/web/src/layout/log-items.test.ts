import type { AnyEvent } from "@rondel/engine";
import { expect, test } from "vitest";
import type { LogEntry } from "../session/session.ts";
import { logItems } from "./log-items.ts";

const event = (kind: string): AnyEvent => ({ kind, rule: "FE-1" });
const division = {
  startsTurn: ({ kind }: AnyEvent) => kind === "turn" || kind === "phase",
  isHeading: ({ kind }: AnyEvent) => kind === "phase" || kind === "round",
};

function outline(entries: readonly LogEntry[]): string[] {
  return logItems(entries, division).map((item) =>
    item.kind === "heading" ? item.event.kind : item.steps.map(({ event }) => event?.kind ?? "notice").join(),
  );
}

test("groups the events of a turn, even if one action ends it and starts the next", () => {
  const log = [
    { number: 1, events: [event("turn"), event("bought")] },
    { number: 2, events: [event("moved"), event("turn"), event("bought")] },
  ];
  expect(outline(log)).toEqual(["turn,bought,moved", "turn,bought"]);
});

test("shows headings between turns", () => {
  const log = [{ number: 1, events: [event("moved"), event("round"), event("phase"), event("bought")] }];
  expect(outline(log)).toEqual(["moved", "round", "phase", "phase,bought"]);
});

test("keeps the notice of a takeback or of a time-out in its turn", () => {
  const log: LogEntry[] = [
    { number: 1, events: [event("turn")] },
    { number: 2, events: [], cause: { kind: "takeback", to: 0 } },
  ];
  expect(outline(log)).toEqual(["turn,notice"]);
});
