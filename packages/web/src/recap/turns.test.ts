import type { AnyEvent } from "@rondel/engine";
import { expect, it } from "vitest";
import { turnsOf } from "./turns.ts";

const event = (kind: string): AnyEvent => ({ kind, rule: "IM-6.1" });
const startsTurn = ({ kind }: AnyEvent) => kind === "turn";

it("divides a log into turns, also within the events of one action", () => {
  const log = [
    { number: 1, events: [event("bond")] },
    { number: 2, events: [event("turn")] },
    { number: 3, events: [] },
    { number: 4, events: [event("rondel"), event("turn"), event("rondel")] },
  ];
  const turns = turnsOf(log, startsTurn);
  expect(turns.map(({ from, to, events }) => [from, to, events.map(({ kind }) => kind)])).toEqual([
    [1, 1, ["bond"]],
    [2, 4, ["turn", "rondel"]],
    [4, 4, ["turn", "rondel"]],
  ]);
});
