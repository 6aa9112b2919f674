import { asSeat } from "@rondel/engine";
import { expect, test } from "vitest";
import type { Event } from "../src/events.ts";
import { hostile, LOCALS, PIRATES, regionNamed } from "../src/index.ts";
import { hostileTransportOwners, sinkTransportsOf } from "../src/seas.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, sea, unitsAt } from "./support/table.ts";

test("IR-5.4.1: no party is its own enemy; pirates and locals are enemies of all others", () => {
  const { state } = given(4, `${HOMES} ${WAR_01}\n turn movement s0`);
  const [s0, s1, s2] = [asSeat(0), asSeat(1), asSeat(2)];
  for (const party of [s0, PIRATES, LOCALS]) expect(hostile(state, party, party)).toBe(false);
  expect([hostile(state, s0, s1), hostile(state, s0, s2)]).toEqual([true, false]);
  expect([hostile(state, s2, PIRATES), hostile(state, LOCALS, s2), hostile(state, PIRATES, LOCALS)]).toEqual([
    true,
    true,
    true,
  ]);
});

test("RU-100: if the holder loses the last ship in a sea with several others, the first of them in round order holds it", () => {
  const table = given(
    4,
    `${HOMES} sequence s3,s1,s0,s2\n pieces coral-sea s2 frigate 1\n pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 1\n pieces coral-sea pirates frigate 1
     hand s3 sabotage,sabotage,pirates\n turn investments s3`,
  );
  const holder = () => table.state.holder[regionNamed("coral-sea")];
  expect(holder()).toBe(2);
  playCard(table, "s3 sabotage s2 frigate coral-sea");
  expect(holder()).toBe(1);
  playCard(table, "s3 sabotage s1 frigate coral-sea");
  expect(holder()).toBe(0);
});

test("IR-9.4.6: only transports are sunk, and nothing is reported if there are none", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces coral-sea s1 frigate 1\n pieces coral-sea s2 infantry-aboard 1\n turn investments s3`,
  );
  const events: Event[] = [];
  const context = { random: { draw: () => 0 }, emit: (event: Event) => void events.push(event) };
  const [s0, s1, coral] = [asSeat(0), asSeat(1), sea("coral-sea")];
  expect(hostileTransportOwners(table.state, coral, s0)).toEqual([]);
  expect(hostileTransportOwners(table.state, coral, PIRATES)).toEqual([2]);
  sinkTransportsOf(table.state, coral, s1, s0, "IR-9.4.6", context);
  expect(events).toEqual([]);
  expect(unitsAt(table, "coral-sea")).toEqual(["frigate", "infantry-aboard"]);
});
