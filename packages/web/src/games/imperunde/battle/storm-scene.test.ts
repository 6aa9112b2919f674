import { asSeat } from "@rondel/engine";
import { type Event, type Region, regionNamed, unitNamed } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../session/session.ts";
import { lastStorm } from "./storm-scene.ts";

const [ATLANTIC, PACIFIC] = ["mid-atlantic", "mid-pacific"].map(regionNamed) as [Region, Region];
const CARGO = unitNamed("infantry-aboard");
const FRIGATE = unitNamed("frigate");

function roll(die: number, region = ATLANTIC, unit = CARGO, seat = 0): Event {
  const word = die % 2 === 0 ? "survived" : "sunk";
  return { kind: "stormRolled", rule: "IR-9.4.8", party: asSeat(seat), region, unit, dice: [die], word } as Event;
}
const STEP = { kind: "moved", rule: "IR-9.1.2", party: asSeat(0), unit: CARGO, region: PACIFIC, to: ATLANTIC } as Event;
const log = (...entries: readonly (readonly Event[])[]): LogEntry[] =>
  entries.map((events, place) => ({ number: place + 1, events }));

describe("a storm", () => {
  test("is one scene with all dice and one sum, over several actions", () => {
    const scene = lastStorm(log([STEP, roll(1)], [STEP, roll(2)], [STEP, roll(3)], [STEP, roll(4)]), 4);
    expect(scene).toMatchObject({ lost: 2, ships: "transports", region: ATLANTIC, number: 4 });
    expect(scene?.rolls.map(({ dice }) => dice[0])).toEqual([1, 2, 3, 4]);
  });

  test("goes on over steps of the same units out of the storm", () => {
    expect(lastStorm(log([STEP, roll(2)], [STEP], [STEP, roll(5)], [STEP]), 4)?.rolls).toHaveLength(2);
  });

  test("is over when something else has happened", () => {
    const ended = { kind: "turnEnded", rule: "IR-9.1.1", party: asSeat(0) } as Event;
    expect(lastStorm(log([STEP, roll(2)], [ended]), 2)).toBeUndefined();
  });

  test("does not include another storm or the ships of another player", () => {
    expect(lastStorm(log([STEP, roll(1, PACIFIC)], [STEP, roll(2)]), 2)?.rolls).toHaveLength(1);
    expect(lastStorm(log([STEP, roll(1, ATLANTIC, CARGO, 1)], [STEP, roll(2)]), 2)?.rolls).toHaveLength(1);
  });

  test("is that of the position on screen, and names its ships", () => {
    const entries = log([STEP, roll(1, ATLANTIC, FRIGATE)], [STEP, roll(2)], [STEP, roll(3)]);
    expect(lastStorm(entries, 1)).toMatchObject({ lost: 1, ships: "warships", number: 1 });
    expect(lastStorm(entries, 2)?.ships).toBe("mixed");
  });

  test("that was taken back is not shown", () => {
    const entries = log([STEP, roll(1)]);
    expect(lastStorm([...entries, { number: 2, events: [], cause: { kind: "takeback", to: 0 } }], 2)).toBeUndefined();
  });
});
