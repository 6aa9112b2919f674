import { asSeat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { imperunde, regionNamed } from "../src/index.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, type TestTable } from "./support/table.ts";

const FAIR_WINDS = 2;
const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 2`;

function winds(): TestTable {
  const ship = "pieces arabian-sea s0 infantry-aboard/0.0 1";
  const table = given(4, `${HOMES} ${ship}\n ${drawn(4, regionNamed("arabian-sea"), FAIR_WINDS, true)}`);
  table.passOnce();
  return table;
}

function attacked(...lines: readonly string[]): TestTable {
  const table = given(4, `${BATTLE}\n turn movement s0`);
  table.play(["s0 attack congo", ...lines].join("\n"));
  return table;
}

function played(): TestTable {
  const table = given(4, `${HOMES} hand s0 unmaskSpies\n hand s1 plunder\n turn investments s3`);
  table.play("s0 unmaskSpies s1 open");
  return table;
}

const TABLES: readonly (readonly [string, () => TestTable])[] = [
  ["startShips", () => given(4, `${HOMES} startShips s0`)],
  ["startColonies", () => given(4, `${HOMES} colony congo s0 1\n equip s0 congo`)],
  ["talks", () => given(4, `${HOMES} turn talks s0`)],
  ["income", () => given(4, `${HOMES} turn debts s0`)],
  ["investments", () => given(4, `${HOMES} turn investments s0`)],
  ["movement", () => given(4, `${HOMES} turn movement s0`)],
  ["attack", () => attacked()],
  ["window", () => attacked("s0 send infantry south-africa -", "s0 begin")],
  ["embarkation", () => given(4, `${HOMES} turn embarkation s0`)],
  ["goodWinds", winds],
  ["card", played],
];

test.each(TABLES)("an action that skipped the refusal does not pass for another one: %s", (kind, tableOf) => {
  const { state } = tableOf();
  expect(state.frames.at(-1)?.kind).toBe(kind);
  const seat = imperunde.deciders(state)[0] ?? asSeat(0);
  expect(imperunde.refuse(state, seat, { kind: "sink" })).toBeDefined();
  expect(() => imperunde.play(state, seat, { kind: "sink" }, seededRandom(1))).toThrow(
    "sink does not fit the current decision",
  );
});
