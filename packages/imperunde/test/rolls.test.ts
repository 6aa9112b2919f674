import { describe, expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard, type TestTable } from "./support/table.ts";

const CONGO = `${HOMES} ${WAR_01}\n colony congo s1 2`;
const lastRoll = ({ events }: TestTable) => eventsOf(events, "rolled").at(-1);
const lossRules = ({ events }: TestTable) => eventsOf(events, "unitLost").map(({ party, rule }) => `${party} ${rule}`);

function attack(defence: string, attackers: string, hands: string, options = {}): TestTable {
  const pieces = attackers.split(",").map((unit) => `pieces south-africa s0 ${unit} 1`);
  const table = given(4, `${CONGO}\n ${defence}\n ${pieces.join("\n")}\n ${hands}\n turn movement s0`, options);
  const sends = attackers.split(",").map((unit) => `s0 send ${unit} south-africa -`);
  table.play(["s0 attack congo", ...sends, ...(sends.length < 3 ? ["s0 begin"] : [])].join("\n"));
  return table;
}

describe("the event of a roll", () => {
  test("IR-12.2.8: lists the bonus of each die, for cavalry only after a Hussar charge", () => {
    const table = attack(
      "pieces congo s1 cavalry 1\n pieces congo s1 infantry 1",
      "artillery,cavalry,infantry",
      "hand s0 hussars\n hand s1 hussars",
    );
    playCard(table, "s0 hussars");
    playCard(table, "s1 hussars");
    table.passOnce({ "X-10 attack": [1, 2, 3], "X-10 defence": [4, 4] });
    expect(lastRoll(table)).toMatchObject({ dice: [3, 4, 3], bonuses: [0, 1, 0] });
    expect(lastRoll(table)).toMatchObject({ otherDice: [6, 4], otherBonuses: [1, 0] });
    expect(lastRoll(table)?.also).not.toContain("IR-12.2.8");
  });

  test("RU-14: without hussarsBeforeSort the bonus of a Hussar charge is listed apart", () => {
    const table = attack(
      "pieces congo s1 cavalry 1\n pieces congo s1 infantry 1",
      "cavalry,infantry",
      "hand s0 hussars\n hand s1 hussars",
      { hussarsBeforeSort: false },
    );
    playCard(table, "s0 hussars");
    playCard(table, "s1 hussars");
    table.passOnce({ "X-10 attack": [1, 1], "X-10 defence": [4, 4] });
    expect(lastRoll(table)).toMatchObject({ dice: [2, 1], lateBonuses: [1, 0], otherDice: [5, 4] });
    expect(lastRoll(table)).toMatchObject({ otherLateBonuses: [1, 0] });
    expect(lastRoll(table)).not.toHaveProperty("bonuses");
  });

  test("IR-12.2.8, RU-74: Ambush and Surprise attack count in the first roll only", () => {
    const table = attack("pieces congo s1 infantry 3", "infantry,cavalry", "hand s0 surpriseAttack\n hand s1 ambush");
    playCard(table, "s0 surpriseAttack");
    playCard(table, "s1 ambush");
    table.passOnce({ "X-10 attack": [6, 6], "X-10 defence": [1, 1, 1] });
    expect(lastRoll(table)).toMatchObject({ bonuses: [2, 2], otherBonuses: [2, 2, 2] });
    expect(lastRoll(table)?.also).toContain("IR-12.2.8");
    table.passOnce({ "X-10 attack": [1, 1], "X-10 defence": [6] });
    expect(lastRoll(table)).not.toHaveProperty("bonuses");
    expect(lastRoll(table)?.also).not.toContain("IR-12.2.8");
  });
});

describe("a Hussar charge after pairing", () => {
  test("RU-14: helps a defender against an equal die", () => {
    const table = attack("pieces congo s1 cavalry 1", "infantry", "hand s1 hussars", { hussarsBeforeSort: false });
    playCard(table, "s1 hussars");
    table.passOnce({ "X-10 attack": [6], "X-10 defence": [5] });
    expect(table.count("congo", 1, "cavalry")).toBe(1);
  });

  test("RU-14, IR-12.2.7: wins a pair of equal dice for an attacker", () => {
    const table = attack("pieces congo s1 infantry 2", "cavalry", "hand s0 hussars", { hussarsBeforeSort: false });
    playCard(table, "s0 hussars");
    table.passOnce({ "X-10 attack": [3], "X-10 defence": [4, 1] });
    expect(lossRules(table)).toEqual(["1 IR-12.2.7"]);
  });
});

describe("boarding", () => {
  const SEA = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`;

  test.each([
    [[3, 6], [3, 1], 0],
    [[3, 1], [3, 6], 1],
  ])(
    "IR-12.6.1: equal dice %j and %j are rolled again, and the higher ship of seat %i captures",
    (mine, theirs, seat) => {
      const table = given(4, SEA);
      table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
      table.passOnce({
        "X-10 attack": [4],
        "X-10 defence": [4],
        "X-11 boarding attack": mine,
        "X-11 boarding defence": theirs,
      });
      expect(eventsOf(table.events, "boarded")).toHaveLength(2);
      expect(table.count("arabian-sea", seat, "frigate")).toBe(2);
    },
  );

  test("IR-13.5.18, RU-109: an attacker without a ship may still capture one, which fights on", () => {
    const table = given(
      4,
      `${SEA.replace("turn", "pieces arabian-sea s1 shipOfTheLine 1\n hand s0 capture\n hand s2 sabotage\n turn")}`,
    );
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    playCard(table, "s2 sabotage s0 frigate/1 arabian-sea");
    playCard(table, "s0 capture frigate");
    expect(battleOf(table)?.attackers).toHaveLength(1);
    table.passOnce();
    expect(eventsOf(table.events, "namingRepeated")).toHaveLength(1);
    expect(battleOf(table)?.attackers).toHaveLength(1);
  });
});
