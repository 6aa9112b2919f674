import { appendAction, asSeat, undoTo } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { logTeller } from "./local-log.ts";
import { type LocalRecord, openRecord, planLocalTable } from "./local-record.ts";

function begun(): LocalRecord {
  const seats = ["Mara", "Jonas"].map((name) => ({ kind: "person" as const, name }));
  const read = openRecord(ferry, planLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats }).text);
  if (!read) throw new Error("the match could not be read");
  return read.record;
}

function bid(record: LocalRecord, seat: number, coins: number): void {
  const { match, events, source } = record;
  const added = appendAction(match, match.entries.length, asSeat(seat), { kind: "bid", coins }, source);
  if ("refused" in added) throw new Error(added.refused.code);
  events.push(added.events);
}

describe("the log of a match of this device", () => {
  it("tells an entry as the same object every time, and who acted", () => {
    const record = begun();
    const tell = logTeller(record);
    bid(record, 0, 1);
    const before = tell(1, asSeat(0));
    bid(record, 1, 0);
    const after = tell(2, asSeat(0));
    expect(after.slice(0, 2).map((entry, place) => entry === before[place])).toEqual([true, true]);
    expect(after.map(({ by }) => by)).toEqual([undefined, 0, 1]);
  });

  it("tells everybody only what they may know", () => {
    const record = begun();
    const tell = logTeller(record);
    const [mine, theirs] = [tell(0, asSeat(0)), tell(0, asSeat(1))].map(([dealt]) => JSON.stringify(dealt?.events));
    expect(mine).not.toBe(theirs);
  });

  it("forgets what was taken back, and says that it was", () => {
    const record = begun();
    const tell = logTeller(record);
    bid(record, 0, 1);
    undoTo(record.match, 1, asSeat(0), 0);
    expect(tell(2, asSeat(0)).map(({ number, cause }) => [number, cause?.kind])).toEqual([
      [0, undefined],
      [2, "takeback"],
    ]);
  });
});
