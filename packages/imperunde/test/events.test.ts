import { expect, test } from "vitest";
import { LAND_EVENTS } from "../src/actions.ts";
import { eventsOf } from "../src/events.ts";
import { imperunde, NOBODY, regionNamed } from "../src/index.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { drawn, HOMES, ninthEvent } from "./support/positions.ts";
import { battleOf, given, playCard, unitsAt } from "./support/table.ts";

const STORM = 0;
const WINDS = 2;
const UNREST = 4;
const [VOLUNTEERS, TRADE, FAMINE, EPIDEMIC] = (["volunteers", "trade", "famine", "epidemic"] as const).map((event) =>
  LAND_EVENTS.indexOf(event),
) as [number, number, number, number];

test("RU-62: fair winds move transports that embarked this round; cavalry that lands by wind cannot ride on", () => {
  const table = given(
    4,
    `${HOMES} pieces arabian-sea s0 cavalry-aboard/0.0 1\n colony persia s0 1\n ${drawn(4, regionNamed("arabian-sea"), WINDS, true)}`,
  );
  table.passOnce();
  table.play("s0 move cavalry-aboard/0.0 arabian-sea persia");
  expect(unitsAt(table, "persia")).toEqual(["cavalry/0"]);
});

test("RU-64: the region is drawn before the event", () => {
  const { state } = given(4, `${HOMES} ${drawn(4, regionNamed("peru"), UNREST, false)}`);
  const labels: string[] = [];
  const random = { draw: (label: string) => labels.push(label) * 0 };
  for (const seat of imperunde.deciders(state)) imperunde.play(state, seat, { kind: "pass" }, random);
  expect(labels.slice(0, 2)).toEqual(["X-12 field", "X-12 event"]);
});

test("RU-82, RU-83: ships roll in a storm in round order, pirates last, ships of the line, then frigates, then transports", () => {
  const table = given(
    4,
    `${HOMES} sequence s2,s1,s0,s3\n pieces coral-sea s1 frigate 1\n pieces coral-sea s1 shipOfTheLine 1\n pieces coral-sea s1 infantry-aboard 1
     pieces coral-sea s2 cavalry-aboard 1\n pieces coral-sea pirates frigate 1\n ${drawn(4, regionNamed("coral-sea"), STORM, true)}`,
  );
  const rolls = eventsOf(table.passOnce(), "stormRolled");
  expect(rolls.map(({ party, unit }) => `${party} ${UNIT_NAMES[unit]}`)).toEqual([
    "2 cavalry-aboard",
    "1 shipOfTheLine",
    "1 frigate",
    "1 infantry-aboard",
    "6 frigate",
  ]);
});

test("RU-100: a storm that sinks the holder's warships makes another player the holder", () => {
  const table = given(
    4,
    `${HOMES} pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 1\n holder coral-sea party=s0\n ${drawn(4, regionNamed("coral-sea"), STORM, true)}`,
    { piratesCardTiming: "next-clearing" },
  );
  table.passOnce({ "X-13 storm": [1, 2] });
  expect(table.state.holder[regionNamed("coral-sea")]).toBe(1);
});

test("IR-11.2.1, IR-11.2.2: volunteers and trade say what the owner gets", () => {
  const struck = (event: number) =>
    given(4, `${HOMES} colony china s1 1\n ${drawn(4, regionNamed("china"), event, false)}`).passOnce();
  const china = { party: 1, region: regionNamed("china"), count: 3 };
  expect(eventsOf(struck(VOLUNTEERS), "piecesAppeared")).toMatchObject([
    { ...china, rule: "IR-11.2.1", word: "infantry" },
  ]);
  expect(eventsOf(struck(TRADE), "credited")).toMatchObject([{ ...china, rule: "IR-11.2.2" }]);
});

test("IR-11.2.3, IR-6.2.4: a famine puts a disc on the colony, which pays no tax", () => {
  const table = given(4, `${HOMES} colony china s1 2\n ${drawn(4, regionNamed("china"), FAMINE, false)}`);
  expect(table.ask(1, "budget s1")).toMatchObject({ sheet: { colonialTax: 2 } });
  expect(eventsOf(table.passOnce(), "marked")).toMatchObject([{ rule: "IR-11.2.3", word: "famine" }]);
  expect(table.ask(1, "budget s1")).toMatchObject({ sheet: { colonialTax: 0 } });
});

test("IR-11.2.4, RU-83: in an epidemic an odd number kills an army, artillery first, and forts are safe", () => {
  const table = given(
    4,
    `${HOMES} colony china s1 2\n pieces china s1 infantry 2\n pieces china s1 cavalry 1\n pieces china s1 artillery 1\n pieces china s1 fort 1
     ${drawn(4, regionNamed("china"), EPIDEMIC, false)}`,
  );
  const lost = eventsOf(table.passOnce({ "X-12 epidemic": [1, 2, 4, 3] }), "unitLost");
  expect(lost.map(({ unit, dice, rule }) => `${UNIT_NAMES[unit]} ${dice} ${rule}`)).toEqual([
    "artillery 1 IR-11.2.4",
    "infantry 3 IR-11.2.4",
  ]);
  expect(unitsAt(table, "china")).toEqual(["fort", "cavalry", "infantry"]);
});

test("IR-11.1.1: phase 8 begins with the removal of storms, calms, discs and plunder markers", () => {
  const table = given(
    4,
    `${HOMES} colony china s1 1\n plundered china s2\n famine china\n storm coral-sea\n calm java-sea\n turn embarkation s3`,
  );
  table.play("s3 endEmbarkation");
  table.passOnce();
  expect(table.state.plunderer.every((party) => party === NOBODY)).toBe(true);
  expect([...table.state.famine, ...table.state.weather].every((marker) => marker === 0)).toBe(true);
});

test("RU-93: the wheel can still draw a colony with a rebellion", () => {
  const table = given(
    4,
    `${HOMES} colony china s1 1\n pieces china s1 fort 1\n hand s0 rebellion\n turn investments s0`,
  );
  playCard(table, "s0 rebellion china");
  expect(battleOf(table)?.region).toBe(regionNamed("china"));
  expect(table.state.struck).toEqual([]);
});

test("RU-110: an event has no effect if its colony becomes free in its window, but it counts", () => {
  const table = given(
    4,
    `${HOMES} colony china s1 1\n hand s0 rebellion\n ${drawn(4, regionNamed("china"), UNREST, false)}`,
  );
  playCard(table, "s0 rebellion china");
  table.passOnce();
  expect(table.owner("china")).toBe(NOBODY);
  const events = table.passOnce();
  expect(events.find(({ kind }) => kind === "eventIdle")).toMatchObject({ region: regionNamed("china") });
  expect(table.state.struck).toContain(regionNamed("china"));
});

test("RU-04, IR-13.2.5: one more window opens after the last event of a round", () => {
  const table = given(4, `${HOMES} hand s2 declarationOfWar\n ${ninthEvent()}`);
  table.passOnce();
  expect(table.state.frames.at(-1)).toMatchObject({ kind: "window", at: "roundEnd" });
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
  playCard(table, "s2 declarationOfWar s0");
  table.passOnce();
  expect(table.state.round).toBe(2);
});
