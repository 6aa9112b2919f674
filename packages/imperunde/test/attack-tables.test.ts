import { describe, expect, test } from "vitest";
import { type AttackForecast, imperunde, type Question, REGION_NAMES } from "../src/index.ts";
import { KINDS } from "../src/units.ts";
import { ARABIA, CONGO, drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, sea, territory } from "./support/table.ts";

describe("the attack question", () => {
  const ask = (position: string, question = "congo - -"): AttackForecast =>
    given(4, position).ask(0, `attack ${question}`) as AttackForecast;

  test("IR-11.3.2: counts the units that calms keep away, by the first calm sea on their way", () => {
    const calms = (weather: string) =>
      ask(`${CONGO}\n ${weather}`).calms.map((calm) => [REGION_NAMES[calm.sea], calm.count]);
    expect(calms("calm indian-ocean")).toEqual([["indian-ocean", 3]]);
    // RU-117: the cavalry lands in South Africa and rides on.
    expect(calms("calm gulf-of-guinea")).toEqual([["gulf-of-guinea", 2]]);
    expect(calms("calm gulf-of-guinea\n calm indian-ocean")).toEqual([["indian-ocean", 3]]);
    const west = "pieces mid-atlantic s0 infantry-aboard 2\n calm mid-atlantic";
    expect(calms(`storm gulf-of-guinea\n ${west}`)).toEqual([["mid-atlantic", 2]]);
    expect(calms(`calm indian-ocean\n ${west}`).sort()).toEqual([
      ["indian-ocean", 3],
      ["mid-atlantic", 2],
    ]);
    expect(calms("storm gulf-of-guinea")).toEqual([]);
  });

  test("IR-12.1.2, RU-117: lists the strongest units first and of equals the one with the safer way", () => {
    const { arrival } = ask(`${CONGO}\n storm gulf-of-guinea`);
    expect(
      arrival.map(({ kind, from, arrives, isReinforcement }) =>
        [KINDS[kind], REGION_NAMES[from], arrives, isReinforcement ? "later" : "first"].join(" "),
      ),
    ).toEqual([
      "artillery south-africa 1 first",
      "artillery south-africa 1 first",
      "artillery indian-ocean 0.5 first",
      "cavalry south-africa 1 later",
      "cavalry indian-ocean 1 later",
      "infantry south-africa 1 later",
      "infantry indian-ocean 0.5 later",
    ]);
  });

  test("IR-11.4.2: of equal ships the one that meets no storm comes first", () => {
    const pieces = "pieces java-sea s0 frigate 1\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1";
    const position = `${HOMES} ${WAR_01}\n storm bay-of-bengal\n ${pieces}\n turn movement s0`;
    const { arrival } = ask(position, "arabian-sea - -");
    expect(arrival.map(({ from, arrives }) => [REGION_NAMES[from], arrives])).toEqual([
      ["indian-ocean", 1],
      ["java-sea", 0.5],
    ]);
  });

  test("RU-119: a warship that is in the sea with pirates already has no way", () => {
    const table = given(
      4,
      `${HOMES}\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea pirates frigate 1\n holder arabian-sea party=s0\n storm arabian-sea\n pieces indian-ocean s0 frigate 1\n turn movement s0`,
    );
    const { arrival } = table.ask(0, "attack arabian-sea frigate,frigate arabian-sea,indian-ocean") as AttackForecast;
    expect(arrival.map(({ from, arrives }) => [REGION_NAMES[from], arrives])).toEqual([
      ["arabian-sea", 1],
      ["indian-ocean", 0.5],
    ]);
  });

  test.each([
    ["congo cavalry,infantry south-africa", "no-such-unit", "D-15", "congo"],
    ["canada - -", "nobody-can-reach-it", "IR-9.5.1", "canada"],
    ["canada infantry south-africa", "cannot-reach-it", "IR-9.5.2", "south-africa"],
    ["japan - -", "not-attackable", "IR-5.3.1", "japan"],
    ["congo cavalry,cavalry south-africa,south-africa", "cannot-reach-it", "IR-9.5.2", "south-africa"],
  ])("refuses %s: %s (%s)", (question, code, rule, region) => {
    expect(ask(CONGO, question)).toEqual({ code, rule, params: { region: territory(region) } });
  });

  test("IR-9.5.1: one unit in reach is enough", () => {
    const table = given(4, `${HOMES}\n pieces south-africa s0 infantry 1\n turn movement s0`);
    expect(table.ask(0, "attack mozambique - -")).toMatchObject({ assumes: { sent: 1, reinforcements: 0 } });
  });

  test("IR-12.4.5: an attack by fair winds can be reinforced with them", () => {
    const winds = drawn(4, sea("indian-ocean"), 2, true);
    const pieces =
      "pieces indian-ocean s0 frigate 2\n pieces tasman-sea s0 frigate 1\n pieces arabian-sea s1 frigate 1";
    const table = given(4, `${HOMES} ${WAR_01}\n ${pieces}\n ${winds}`, { goodWindsMayAttack: true });
    table.pass();
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    expect(table.ask(0, "battle")).toMatchObject({ assumes: { sent: 0, reinforcements: 1 } });
  });

  test("IR-12.1.1: armies aboard do not defend a sea", () => {
    const table = given(4, ARABIA);
    const { attackerWins } = table.ask(0, "odds sea shipOfTheLine - shipOfTheLine,frigate,frigate") as {
      attackerWins: number;
    };
    const { chanceAlone } = table.ask(0, "attack arabian-sea shipOfTheLine tasman-sea") as AttackForecast;
    expect(chanceAlone).toBeCloseTo(attackerWins, 14);
  });

  test("IR-9.1.1: spectators and players whose turn it is not move and attack nothing", () => {
    const table = given(4, CONGO);
    const attack: Question = { kind: "attack", target: territory("congo"), units: [], from: [] };
    for (const viewer of ["spectator", 1 as never] as const) {
      const attacked = imperunde.answer(table.state, viewer, attack);
      expect(attacked).toEqual({ code: "not-your-turn", rule: "D-15", params: {} });
      const moved = imperunde.answer(table.state, viewer, { kind: "moves" });
      expect(moved).toEqual({ code: "not-your-turn", rule: "IR-9.1.1", params: {} });
    }
  });

  test.each([
    [
      "IR-13.5.8",
      CONGO,
      "congo cavalry south-africa cards=surpriseAttack",
      "land cavalry - fort,cavalry,infantry,infantry,infantry surprise=yes",
    ],
    [
      "IR-13.5.5",
      CONGO,
      "congo cavalry south-africa cards=hussars",
      "land cavalry - fort,cavalry,infantry,infantry,infantry attackerHussars=yes",
    ],
    [
      "IR-13.5.2",
      CONGO,
      "congo cavalry south-africa cards=betrayal",
      "land cavalry - cavalry,infantry,infantry,infantry",
    ],
    [
      "IR-13.5.18",
      ARABIA,
      "arabian-sea shipOfTheLine tasman-sea cards=capture",
      "sea shipOfTheLine,frigate - shipOfTheLine,frigate",
    ],
  ])("%s: after a battle card the chance is that of the changed battle", (_rule, position, question, battle) => {
    const { attackerWins } = given(4, position).ask(0, `odds ${battle}`) as { attackerWins: number };
    expect(ask(position, question).chanceAlone).toBeCloseTo(attackerWins, 14);
  });
});
