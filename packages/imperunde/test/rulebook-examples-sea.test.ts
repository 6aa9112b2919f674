import { expect, test } from "vitest";
import { standing } from "../src/combat/fighters.ts";
import type { Die } from "../src/combat/roll.ts";
import { inOrder } from "../src/combat/roll.ts";
import { UNIT_NAMES, unitNamed } from "../src/units.ts";
import { ARABIA, ARABIA_ATTACK, BERING, HOMES } from "./support/positions.ts";
import { given, type TestTable, unitsAt } from "./support/table.ts";

const kindsLeft = (table: TestTable, side: "attackers" | "defenders"): string[] => {
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  if (battle?.kind !== "battle") return [];
  return battle[side].map((fighter) => (UNIT_NAMES[fighter.unit] ?? "").split("/")[0] ?? "").sort();
};

test("TV-ARAB-1: allows three ships and refuses a fourth", () => {
  const table = given(4, ARABIA);
  table.play(ARABIA_ATTACK);
  expect(kindsLeft(table, "attackers")).toEqual(["frigate", "frigate", "shipOfTheLine"]);
  expect(table.verdict("s0 send frigate tasman-sea bay-of-bengal")).not.toBe("legal");
});

const afterBoarding = (): TestTable => {
  const table = given(4, ARABIA);
  table.play(ARABIA_ATTACK);
  table.passOnce({
    "X-10 attack": [2, 6, 2],
    "X-10 defence": [6, 4, 3],
    "X-11 boarding attack": [5],
    "X-11 boarding defence": [5],
  });
  return table;
};

test("TV-ARAB-2: a tie leads to a boarding; the red frigate becomes yellow", () => {
  const table = afterBoarding();
  expect(kindsLeft(table, "attackers")).toEqual(["frigate", "shipOfTheLine"]);
  expect(kindsLeft(table, "defenders")).toEqual(["frigate", "shipOfTheLine"]);
  expect(table.events.filter((event) => event.kind === "shipCaptured")).toMatchObject([{ party: 0 }]);
});

test("TV-ARAB-3: a frigate from the Tasman Sea may reinforce, ships from the Gulf of Guinea may not", () => {
  const offers = afterBoarding().offers(0);
  expect(offers).toContain("send frigate tasman-sea bay-of-bengal");
  expect(offers.some((offer) => offer.includes("gulf-of-guinea"))).toBe(false);
});

const afterVictoryAtSea = (): TestTable => {
  const table = afterBoarding();
  table.play("s0 send frigate tasman-sea bay-of-bengal");
  table.pass({ "X-10 attack": [6, 5, 2], "X-10 defence": [4, 4] });
  return table;
};

test("TV-ARAB-4: both red ships sink, and the transports with their cavalry", () => {
  const table = afterVictoryAtSea();
  expect(unitsAt(table, "arabian-sea")).toEqual(["shipOfTheLine/0", "frigate/0", "frigate/captured"]);
  expect(table.count("arabian-sea", 1, "cavalry")).toBe(0);
});

test("TV-ARAB-5: no warship may leave; transports of the winner may enter and land", () => {
  const table = afterVictoryAtSea();
  expect(table.offers(0).some((offer) => /(frigate|shipOfTheLine)\S* arabian-sea/.test(offer))).toBe(false);
  table.play("s0 move infantry-aboard bay-of-bengal arabian-sea\n s0 move infantry-aboard/1.1 arabian-sea west-india");
  expect(table.count("west-india", 0, "infantry")).toBe(1);
});

test("TV-BER-1: a warship passes the sea of a friend without sinking transports there, and sinks them beyond", () => {
  const table = given(4, BERING);
  table.play("s0 sailThrough frigate bering-sea gulf-of-alaska south-sea");
  expect(table.count("gulf-of-alaska", 1, "infantry")).toBe(1);
  expect(table.count("south-sea", 1, "infantry")).toBe(0);
});

test("TV-BER-2: a frigate may not end its move beside warships of a friend", () => {
  expect(given(4, BERING).verdict("s0 move frigate bering-sea gulf-of-alaska")).toBe("may-not-end-with-a-friend");
});

test("TV-BER-3: a transport may stay beside warships of a friend", () => {
  const table = given(4, BERING);
  table.play("s0 move infantry-aboard bering-sea gulf-of-alaska");
  expect(table.count("gulf-of-alaska", 0, "infantry")).toBe(1);
});

test("TV-BER-4: a transport lands in free California through the sea of a friend", () => {
  const table = given(4, BERING);
  table.play("s0 attack california\n s0 send infantry-aboard bering-sea gulf-of-alaska\n s0 begin");
  expect(kindsLeft(table, "defenders")).toHaveLength(2);
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  expect(battle?.kind === "battle" && UNIT_NAMES[battle.attackers[0]?.back ?? 0]).toBe("infantry-aboard/0.0");
});

test("TV-BER-5: a transport may not enter a sea with enemy warships", () => {
  expect(given(4, BERING).verdict("s0 move infantry-aboard bering-sea mid-pacific")).toBe("hostile-warships");
});

test("TV-BER-6: blue transports stay beside yellow warships at peace", () => {
  const table = given(4, `${BERING} sequence s2,s0,s1,s3\n turn movement s2`);
  table.play("s2 endMovement");
  expect(table.count("gulf-of-alaska", 1, "infantry")).toBe(1);
});

test("TV-MOV-1, RU-69: of two equal dice the ship with a move left comes first", () => {
  const die = (name: string): Die => ({
    fighter: { ...standing(unitNamed(name)), fights: true },
    value: 4,
    bonus: 0,
    later: 0,
  });
  const sorted = inOrder([die("frigate/0"), die("frigate/1"), die("shipOfTheLine/0")]);
  expect(sorted.map(({ fighter }) => UNIT_NAMES[fighter.unit])).toEqual(["shipOfTheLine/0", "frigate/1", "frigate/0"]);
});

test("TV-CANAL-1: a canal in a free territory is open to all, and gives its conqueror two posts", () => {
  const table = given(
    4,
    `${HOMES} canal egypt\n pieces mediterranean-sea s0 frigate 1\n pieces mediterranean-sea s1 infantry-aboard 1
     colony barbary s0 1\n pieces barbary s0 artillery 3\n turn movement s0`,
  );
  expect(table.verdict("s0 move frigate mediterranean-sea arabian-sea")).toBe("legal");
  table.play(
    "s0 attack egypt\n s0 send artillery barbary -\n s0 send artillery barbary -\n s0 send artillery barbary -",
  );
  expect(kindsLeft(table, "defenders")).toHaveLength(2);
  table.pass({ "X-10 attack": [6, 6, 6], "X-10 defence": [1, 1] });
  expect(table.owner("egypt")).toBe(0);
  expect(table.posts("egypt")).toBe(2);
  expect(
    given(4, `${HOMES} canal egypt\n pieces mediterranean-sea s1 infantry-aboard 1\n turn movement s1`).verdict(
      "s1 move infantry-aboard mediterranean-sea arabian-sea",
    ),
  ).toBe("legal");
  const later = given(4, `${HOMES} canal egypt\n colony egypt s0 2\n money s0 9 0\n turn investments s0`);
  later.play("s0 buyPost egypt\n s0 buyPost egypt");
  expect(later.verdict("s0 buyPost egypt")).toBe("no-room-for-posts");
});
