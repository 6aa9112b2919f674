import type { AnyEvent } from "@rondel/engine";
import { expect, test } from "vitest";
import type { LogEntry } from "../session/session.ts";
import { countSteps, logItems } from "./log-items.ts";

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

test("tells headings and turns of one entry apart by their places", () => {
  const log = [{ number: 1, events: [event("round"), event("phase"), event("phase"), event("turn")] }];
  const keys = logItems(log, division).map(({ kind, number, place }) => `${number} ${place} ${kind}`);
  expect(keys).toEqual(["1 0 heading", "1 1 heading", "1 1 turn", "1 2 heading", "1 2 turn", "1 3 turn"]);
});

test("keeps the notice of a takeback or of a time-out in its turn", () => {
  const log: LogEntry[] = [
    { number: 1, events: [event("turn")] },
    { number: 2, events: [], cause: { kind: "takeback", to: 0 } },
  ];
  expect(outline(log)).toEqual(["turn,notice"]);
});

test("counts equal events that follow each other as one, unless they must stay apart", () => {
  const log = ["moved", "moved", "moved", "fought", "moved"].map((kind, index) => ({
    number: index + 1,
    events: [event(kind)],
  }));
  const [turn] = logItems(log, division);
  const steps = turn?.kind === "turn" ? turn.steps : [];
  const counts = (at: number) =>
    countSteps(steps, (one, other) => one.number > at === other.number > at).map(
      ({ number, event, count }) => `${number} ${event?.kind} ${count}`,
    );
  expect(counts(9)).toEqual(["1 moved 3", "4 fought 1", "5 moved 1"]);
  expect(counts(2)).toEqual(["1 moved 2", "3 moved 1", "4 fought 1", "5 moved 1"]);
});
