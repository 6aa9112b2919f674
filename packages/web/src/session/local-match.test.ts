import { appendAction, asSeat, matchToText } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { createLocalTable, openLocalMatch } from "./local-match.ts";

const seats = ["Mara", "Jonas"].map((name) => ({ kind: "person" as const, name }));
const table = createLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats });

function open(text: string) {
  const opened = openLocalMatch(ferry, text);
  if (!opened) throw new Error("the match could not be read");
  return opened;
}

describe("opening a local match", () => {
  it("restores the state and the events of a stored match", () => {
    const { local } = open(table.text);
    const added = appendAction(local.match, 0, asSeat(0), { kind: "bid", coins: 1 }, local.source);
    expect("events" in added && added.events.map(({ kind }) => kind)).toEqual(["bidMade"]);

    const again = open(matchToText(local.match));
    expect(again.isDamaged).toBe(false);
    expect(again.local.match.state).toEqual(local.match.state);
    expect(again.local.events.map((events) => events[0]?.kind)).toEqual(["dealt", "bidMade"]);
  });

  it("reads a damaged file up to the damage", () => {
    const { local } = open(table.text);
    appendAction(local.match, 0, asSeat(0), { kind: "bid", coins: 1 }, local.source);
    const opened = open(`${matchToText(local.match)}2 s1 bid many\n`);
    expect(opened.isDamaged).toBe(true);
    expect(opened.local.match.entries.length).toBe(1);
  });

  it("does not read a match of another game", () => {
    expect(openLocalMatch(ferry, table.text.replace("game ferry", "game other"))).toBeUndefined();
  });
});
