import { appendAction, asSeat, lastNumber, undoTo } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { localLog } from "./local-log.ts";
import { createLocalTable, type LocalMatch, openLocalMatch } from "./local-match.ts";

function newMatch(): LocalMatch {
  const seats = ["Mara", "Jonas"].map((name) => ({ kind: "person" as const, name }));
  const opened = openLocalMatch(
    ferry,
    createLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats }).text,
  );
  if (!opened) throw new Error("the match could not be read");
  return opened.local;
}

function bid({ match, events, source }: LocalMatch, seat: number, coins: number): void {
  const added = appendAction(match, lastNumber(match), asSeat(seat), { kind: "bid", coins }, source);
  if ("refused" in added) throw new Error(added.refused.code);
  events.push(added.events);
}

describe("the log of a local match", () => {
  it("returns the same object for an entry every time, with the seat that acted", () => {
    const local = newMatch();
    const logFor = localLog(local);
    bid(local, 0, 1);
    const before = logFor(1, asSeat(0));
    bid(local, 1, 0);
    const after = logFor(2, asSeat(0));
    expect(after.slice(0, 2).map((entry, index) => entry === before[index])).toEqual([true, true]);
    expect(after.map(({ by }) => by)).toEqual([undefined, 0, 1]);
  });

  it("shows each viewer only the events that the viewer may know", () => {
    const logFor = localLog(newMatch());
    const [mine, theirs] = [logFor(0, asSeat(0)), logFor(0, asSeat(1))].map(([dealt]) => JSON.stringify(dealt?.events));
    expect(mine).not.toBe(theirs);
  });

  it("leaves out entries that were taken back, and has an entry for the takeback", () => {
    const local = newMatch();
    const logFor = localLog(local);
    bid(local, 0, 1);
    undoTo(local.match, 1, asSeat(0), 0);
    expect(logFor(2, asSeat(0)).map(({ number, cause }) => [number, cause?.kind])).toEqual([
      [0, undefined],
      [2, "takeback"],
    ]);
  });
});
