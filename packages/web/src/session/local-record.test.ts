import { appendAction, asSeat, matchToText } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { openRecord, planLocalTable } from "./local-record.ts";

const seats = ["Mara", "Jonas"].map((name) => ({ kind: "person" as const, name }));
const table = planLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats });

function opened(text: string) {
  const read = openRecord(ferry, text);
  if (!read) throw new Error("the match could not be read");
  return read;
}

describe("a match of this device", () => {
  it("is read again with its events, the same as it was kept", () => {
    const { record } = opened(table.text);
    const added = appendAction(record.match, 0, asSeat(0), { kind: "bid", coins: 1 }, record.source);
    expect("events" in added && added.events.map(({ kind }) => kind)).toEqual(["bidMade"]);

    const again = opened(matchToText(record.match));
    expect(again.isDamaged).toBe(false);
    expect(again.record.match.state).toEqual(record.match.state);
    expect(again.record.events.map((events) => events[0]?.kind)).toEqual(["dealt", "bidMade"]);
  });

  it("keeps what is good of a damaged file", () => {
    const { record } = opened(table.text);
    appendAction(record.match, 0, asSeat(0), { kind: "bid", coins: 1 }, record.source);
    const damaged = `${matchToText(record.match)}2 s1 bid many\n`;
    const read = opened(damaged);
    expect(read.isDamaged).toBe(true);
    expect(read.record.match.entries.length).toBe(1);
  });

  it("of another game is not read", () => {
    expect(openRecord(ferry, table.text.replace("game ferry", "game other"))).toBeUndefined();
  });
});
