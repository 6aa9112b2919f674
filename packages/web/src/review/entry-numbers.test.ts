import { expect, it } from "vitest";
import { entryAtPosition, positionNumbers, seenEntries } from "./entry-numbers.ts";

const event = (kind: string) => ({ kind, rule: "XX-1" });
/** Only the player on seat 1 sees passes. */
const game = {
  viewEvent: (one: { readonly kind: string }, viewer: unknown) =>
    one.kind === "passed" && viewer !== 1 ? undefined : one,
} as Parameters<typeof seenEntries>[0];

it("maps entries to the positions that the viewer has counted, without secret entries", () => {
  const events = [[event("setup")], [event("moved")], [event("passed")], [event("passed")], [event("rolled")]];
  const log = [
    { number: 0, events: [event("setup")] },
    { number: 1, events: [event("moved")] },
    { number: 2, events: [event("rolled")] },
  ];
  const positionOf = positionNumbers(seenEntries(game, events, "spectator"), log);
  expect([0, 1, 2, 3, 4].map(positionOf)).toEqual([0, 1, 1, 1, 2]);
});

it("keeps the numbers of a viewer who sees everything", () => {
  const events = [[], [event("moved")], [event("passed")]];
  const log = [0, 1, 2].map((number) => ({ number, events: events[number] ?? [] }));
  const positionOf = positionNumbers(seenEntries(game, events, 1 as never), log);
  expect([0, 1, 2].map(positionOf)).toEqual([0, 1, 2]);
});

it("finds the entry of a position, also of one after everything that the viewer saw", () => {
  const events = [[], [event("moved")], [event("passed")], [event("rolled")], [event("passed")]];
  const log = [
    { number: 1, events: [event("moved")] },
    { number: 2, events: [event("rolled")] },
    { number: 3, events: [] },
  ];
  const positionOf = positionNumbers(seenEntries(game, events, "spectator"), log);
  expect([0, 1, 2, 3, 9].map((position) => entryAtPosition(positionOf, position))).toEqual([0, 1, 3, 3, 3]);
});
