import {
  appendAction,
  createMatch,
  type Game,
  newHeader,
  parseNotation,
  type Seat,
  seededSource,
} from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { type Action, CARD_NAMES, cardNamed, imperunde, regionNamed } from "../src/index.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, optionsWith, playCard, unitsAt } from "./support/table.ts";

const CONGO = `${HOMES} ${WAR_01}\n colony congo s1 2\n pieces south-africa s0 infantry 2`;
const ATTACK_CONGO = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";
const SEA = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1`;
const ATTACK_SEA = "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin";

describe("playing and countering cards", () => {
  test("RU-01, ED-21: refuses a card whose target has gone, and the card stays in the hand", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s2 frigate 1\n hand s0 sabotage\n hand s1 sabotage\n turn investments s3`,
    );
    expect(table.verdict("s1 sabotage s2 frigate coral-sea")).toBe("legal");
    playCard(table, "s0 sabotage s2 frigate coral-sea");
    expect(table.verdict("s1 sabotage s2 frigate coral-sea")).toBe("no-such-ship");
    expect(table.state.hands[1]).toEqual([cardNamed("sabotage")]);
  });

  test("RU-03: when Betrayal removes a chosen fort, the defender chooses again and the window reopens", () => {
    const table = given(
      4,
      `${CONGO}\n pieces congo s1 fort 1\n pieces congo s1 cavalry 1\n pieces congo s1 infantry 3\n hand s2 betrayal\n turn movement s0`,
    );
    table.play(`${ATTACK_CONGO}\n s1 name fort,cavalry,infantry`);
    playCard(table, "s2 betrayal");
    table.passOnce();
    expect(table.deciders()).toEqual([1]);
    table.play("s1 name infantry,infantry,infantry");
    expect(table.state.frames.at(-1)).toMatchObject({ kind: "window", at: "battle", passed: [0, 0, 0, 0] });
  });

  test("RU-06: no card starts a battle or moves armies in the region of a battle; a battle elsewhere is fought first", () => {
    const table = given(
      4,
      `${CONGO}\n pieces congo s1 infantry 2\n colony egypt s1 1\n pieces egypt s1 infantry 2\n hand s2 rebellion,forgedOrdersLand\n turn movement s0`,
    );
    table.play(ATTACK_CONGO);
    expect(table.verdict("s2 rebellion congo")).toBe("battle-is-open");
    expect(table.verdict("s2 forgedOrdersLand egypt congo")).toBe("battle-is-open");
    playCard(table, "s2 rebellion egypt");
    expect(battleOf(table)?.region).toBe(regionNamed("egypt"));
  });

  test("RU-06: refuses pirates in a sea with a battle, but allows Sabotage there", () => {
    const table = given(4, `${SEA}\n pieces arabian-sea s1 frigate 1\n hand s2 pirates,sabotage\n turn movement s0`);
    table.play(ATTACK_SEA);
    expect(table.verdict("s2 pirates arabian-sea")).toBe("battle-is-open");
    expect(table.verdict("s2 sabotage s1 frigate arabian-sea")).toBe("legal");
  });

  test("RU-07: refuses the later of two counters to the same card, and the card stays in the hand", () => {
    const statements = [
      ...`${HOMES} colony china s3 1
      hand s0 rebellion\n hand s1 counterEspionage\n hand s2 counterEspionage\n turn investments s0`.split("\n"),
    ]
      .filter((line) => line.trim() !== "")
      .map((line) => parseNotation(imperunde.statementSchemas, line.trim()))
      .map((read) => ("value" in read ? read.value : { kind: "" }));
    const chance = { kind: "seed", seed: "two counters" } as const;
    const source = seededSource(chance.seed);
    const header = newHeader(imperunde, { id: "two counters", players: 4, options: optionsWith(), chance });
    const begun = createMatch(imperunde as Game, { ...header, begin: "empty", statements }, source);
    if ("refused" in begun) throw new Error("the position was refused");
    const { match } = begun;
    const act = (seen: number, seat: number, action: Action) => appendAction(match, seen, seat as Seat, action, source);
    act(0, 0, { kind: "rebellion", territory: regionNamed("china") });
    expect(act(1, 1, { kind: "counterEspionage" })).not.toHaveProperty("refused");
    expect(act(1, 2, { kind: "counterEspionage" })).toMatchObject({ refused: { code: "stale-number" } });
    expect(imperunde.view(match.state as Parameters<typeof imperunde.view>[0], 2 as Seat).handSizes).toEqual([
      0, 0, 1, 0,
    ]);
  });

  test("RU-25: Unmask spies shows a hand to all or to its player only; without a choice the card is random", () => {
    const unmasked = (mode: string) => {
      const table = given(4, `${HOMES} hand s0 unmaskSpies\n hand s1 ambush,plunder\n turn investments s3`);
      playCard(table, `s0 unmaskSpies s1 ${mode}`);
      return table;
    };
    const seen = (mode: string) => [0, 2].map((viewer) => unmasked(mode).view(viewer).board.hands[1]?.length);
    expect([seen("open"), seen("private")]).toEqual([
      [2, 2],
      [2, 0],
    ]);
    const picked = unmasked("open");
    picked.play("s0 takeCard", { "X-14 unmask": [2] });
    expect(picked.state.hands[1]?.map((card) => CARD_NAMES[card])).toEqual(["ambush"]);
  });
});

describe("cards that change relations", () => {
  test("RU-12: an armistice forbids building in the partner's sea, allows passage and pays no dividend", () => {
    const armistice = `${HOMES} relation s0 s1 war card=armistice\n colony persia s0 1\n pieces arabian-sea s1 frigate 1\n money s0 9 0`;
    const built = given(4, `${armistice}\n turn investments s0`);
    expect(built.verdict("s0 buyWarship frigate persia arabian-sea")).toBe("sea-of-a-friend");
    expect(built.ask(0, "budget s0")).toMatchObject({ sheet: { peaceDividend: 4 } });
    const sailed = given(4, `${armistice}\n pieces indian-ocean s0 frigate 1\n turn movement s0`);
    expect(sailed.verdict("s0 sailThrough frigate indian-ocean arabian-sea bay-of-bengal")).toBe("legal");
  });

  test("RU-22: the canal of an armistice partner is open, unless the option closes it", () => {
    const position = `${HOMES} relation s0 s1 war card=armistice\n canal egypt\n colony egypt s1 2\n pieces mediterranean-sea s0 frigate 1\n turn movement s0`;
    const sail = "s0 move frigate mediterranean-sea arabian-sea";
    expect(given(4, position).verdict(sail)).toBe("legal");
    expect(given(4, position, { armisticeAsPeace: false }).verdict(sail)).toBe("not-adjacent");
  });

  test("RU-23: a war card in phase 4 sinks no transports before phase 5", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s0 frigate 1\n pieces coral-sea s1 infantry-aboard 1\n hand s0 declarationOfWar\n turn investments s3`,
    );
    playCard(table, "s0 declarationOfWar s1");
    expect(table.count("coral-sea", 1, "infantry")).toBe(1);
    table.play("s3 endInvestments");
    table.passOnce();
    expect(table.count("coral-sea", 1, "infantry")).toBe(0);
  });

  test("RU-129: after a war card the next action may attack; purchases before an armistice stay", () => {
    const table = given(
      4,
      `${HOMES} colony congo s1 1\n pieces south-africa s0 infantry 1\n hand s0 declarationOfWar\n turn movement s0`,
    );
    expect(table.verdict("s0 attack congo")).toBe("not-attackable");
    playCard(table, "s0 declarationOfWar s1");
    expect(table.verdict("s0 attack congo")).toBe("legal");
    const built = given(
      4,
      `${HOMES} ${WAR_01}\n colony persia s0 1\n pieces arabian-sea s1 frigate 1\n money s0 9 0\n hand s1 armistice\n turn investments s0`,
    );
    built.play("s0 buyWarship frigate persia arabian-sea");
    playCard(built, "s1 armistice s0");
    expect([built.relation(0, 1), built.count("arabian-sea", 0, "frigate")]).toEqual(["armistice", 1]);
  });
});

describe("cards for ships and armies", () => {
  test("RU-17: Privateers hires as many ships as the supply holds, and none beside warships of a friend", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea pirates frigate 3\n pieces north-sea s0 frigate 14\n hand s0 freebooters\n turn investments s0`,
    );
    playCard(table, "s0 freebooters coral-sea");
    expect([table.count("coral-sea", 0, "frigate"), table.count("coral-sea", 6, "frigate")]).toEqual([1, 0]);
    const friend = given(
      4,
      `${HOMES} pieces coral-sea pirates frigate 1\n pieces coral-sea s1 frigate 1\n hand s0 freebooters\n turn investments s0`,
    );
    expect(friend.verdict("s0 freebooters coral-sea")).toBe("sea-of-a-friend");
  });

  test("D-26: a shortage of one kind of ship leaves no choice between kinds", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea pirates shipOfTheLine 2\n pieces coral-sea pirates frigate 2\n pieces north-sea s0 frigate 15
       pieces north-sea s0 shipOfTheLine 9\n hand s0 freebooters\n turn investments s0`,
    );
    playCard(table, "s0 freebooters coral-sea");
    expect(unitsAt(table, "coral-sea")).toEqual(["shipOfTheLine"]);
  });

  test("RU-116: ships hired in the window after a turn have no moves left", () => {
    const table = given(4, `${HOMES} pieces coral-sea pirates frigate 1\n hand s0 freebooters\n turn movement s0`);
    const now = given(4, `${HOMES} pieces coral-sea pirates frigate 1\n hand s0 freebooters\n turn movement s0`);
    playCard(now, "s0 freebooters coral-sea");
    expect(unitsAt(now, "coral-sea")).toEqual(["frigate"]);
    table.play("s0 endMovement");
    playCard(table, "s0 freebooters coral-sea");
    expect(unitsAt(table, "coral-sea")).toEqual(["frigate/0"]);
  });

  test("RU-18: forged orders at sea cannot leave a calm, use a canal if the owner may, and move captured ships", () => {
    const position = `${HOMES} pieces mediterranean-sea s1 frigate/captured 1\n hand s0 forgedOrdersSea\n turn investments s0`;
    const orders = "s0 forgedOrdersSea s1 mediterranean-sea arabian-sea";
    expect(given(4, `canal egypt\n calm mediterranean-sea\n ${position}`).verdict(orders)).toBe("calm");
    expect(given(4, position).verdict(orders)).toBe("not-adjacent");
    expect(given(4, `canal egypt\n relation s1 s2 war\n colony egypt s2 1\n ${position}`).verdict(orders)).toBe(
      "not-adjacent",
    );
    const table = given(4, `canal egypt\n ${position}`);
    playCard(table, orders);
    expect(unitsAt(table, "arabian-sea")).toEqual(["frigate/captured"]);
  });

  test("RU-19: forged orders on land move at least one army, never out of a home or into one", () => {
    const table = given(
      4,
      `${HOMES} colony congo s1 1\n pieces congo s1 infantry 3\n colony egypt s1 1\n colony mozambique s3 1\n pieces mozambique s3 infantry 2
       colony canada s3 1\n pieces canada s3 infantry 2\n hand s0 forgedOrdersLand\n turn investments s0`,
    );
    expect(table.verdict("s0 forgedOrdersLand canada usa")).toBe("no-colony-next-door");
    expect(table.verdict("s0 forgedOrdersLand usa canada")).toBe("not-a-colony");
    playCard(table, "s0 forgedOrdersLand congo egypt");
    expect(table.offers(0)).toEqual(["shift infantry"]);
    table.play("s0 shift infantry");
    expect(table.offers(0)).toContain("endShift");
  });

  test("RU-21: in phase 5 Capture works only against the holder of the sea; the last ship decides it without dice", () => {
    const position = `${HOMES} ${WAR_01}\n pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 1\n hand s0 capture\n hand s1 capture`;
    const table = given(4, `${position}\n holder coral-sea party=s1\n turn investments s3`);
    table.play("s3 endInvestments");
    table.passOnce();
    expect(table.verdict("s1 capture frigate")).toBe("not-at-this-moment");
    playCard(table, "s0 capture frigate");
    expect(table.pass().some((event) => event.kind === "rolled")).toBe(false);
    expect([table.count("coral-sea", 0, "frigate"), table.count("coral-sea", 1, "frigate")]).toEqual([2, 0]);
  });

  test("RU-98: in phase 6 only the attacker may capture", () => {
    const table = given(
      4,
      `${SEA}\n pieces arabian-sea s1 frigate 1\n hand s0 capture\n hand s1 capture\n turn movement s0`,
    );
    table.play(ATTACK_SEA);
    expect(table.verdict("s1 capture frigate/1")).toBe("not-at-this-moment");
    expect(table.verdict("s0 capture frigate")).toBe("legal");
  });

  test("RU-97: Hussar charge needs cavalry in the battle or in reach of it", () => {
    const position = `${CONGO}\n pieces congo s1 infantry 1\n hand s0 hussars`;
    const verdict = (more: string): string => {
      const table = given(4, `${position}\n ${more}\n turn movement s0`);
      table.play(ATTACK_CONGO);
      return table.verdict("s0 hussars");
    };
    expect(verdict("")).toBe("no-cavalry");
    expect(verdict("pieces south-africa s0 cavalry 1")).toBe("legal");
  });

  test("RU-121: a bonus card is spent even if the battle ends without a roll", () => {
    const table = given(
      4,
      `${CONGO}\n pieces congo s1 fort 1\n hand s0 surpriseAttack\n hand s2 betrayal\n turn movement s0`,
    );
    table.play(ATTACK_CONGO);
    playCard(table, "s0 surpriseAttack");
    playCard(table, "s2 betrayal");
    expect(table.pass().some((event) => event.kind === "rolled")).toBe(false);
    expect(table.state.discard.map((card) => CARD_NAMES[card])).toEqual(["surpriseAttack", "betrayal"]);
  });
});
