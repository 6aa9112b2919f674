import { expect, test } from "vitest";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable, unitsAt } from "./support/table.ts";

/** A frigate from the Indian Ocean attacks the Arabian Sea, pirates block seas around it, and an armistice ends the battle. */
function calledOff(position: string, ...blocked: readonly string[]): TestTable {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n hand s1 armistice\n hand s2 pirates,pirates
     ${position}\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  for (const sea of blocked) playCard(table, `s2 pirates ${sea}`);
  playCard(table, "s1 armistice s0");
  table.passOnce();
  return table;
}

test("RU-11: a ship returns to its sea without getting its move back and without rolling in a storm", () => {
  const table = calledOff("storm indian-ocean");
  expect(unitsAt(table, "indian-ocean")).toEqual(["frigate/1"]);
  expect(table.events.some(({ kind }) => kind === "stormRolled")).toBe(false);
});

test("RU-11: a ship that cannot return beside foreign warships goes to another sea next to the battle", () => {
  const table = calledOff("canal egypt", "indian-ocean");
  expect(table.offers(0)).toEqual(["withdrawTo bay-of-bengal", "withdrawTo mediterranean-sea"]);
  expect(table.state.frames.at(-1)).toMatchObject({ kind: "withdrawal", harbours: [] });
  table.play("s0 withdrawTo bay-of-bengal");
  expect(unitsAt(table, "bay-of-bengal")).toEqual(["frigate/1"]);
});

test("RU-11, IR-2.5.3: ships may withdraw through any built canal", () => {
  const enemysCanal = "relation s0 s3 war\n colony egypt s3 1\n canal egypt";
  const table = calledOff(enemysCanal, "indian-ocean", "bay-of-bengal");
  expect(unitsAt(table, "mediterranean-sea")).toEqual(["frigate/1"]);
});

test("RU-11: a ship that cannot go to any sea is lost", () => {
  const table = calledOff("", "indian-ocean", "bay-of-bengal");
  expect(table.events.filter(({ kind }) => kind === "unitLost")).toMatchObject([{ party: 0, rule: "RU-103" }]);
});

test("RU-11: captured ships withdraw with their captor and stay immobile", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 2\n hand s1 armistice\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.passOnce({
    "X-10 attack": [4],
    "X-10 defence": [4, 1],
    "X-11 boarding attack": [6],
    "X-11 boarding defence": [1],
  });
  playCard(table, "s1 armistice s0");
  table.passOnce();
  expect(unitsAt(table, "indian-ocean")).toEqual(["frigate/1", "frigate/captured"]);
});
