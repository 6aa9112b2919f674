import { asSeat, type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { regionValue } from "../src/board/board.ts";
import { eventsOf } from "../src/events.ts";
import {
  ALL_TERRITORIES,
  controller,
  imperunde,
  isClockwise,
  NOBODY,
  REGION_NAMES,
  regionNamed,
  seatInTurn,
} from "../src/index.ts";
import { roundOrder } from "../src/phases/round.ts";
import { CONSENTED, DECLARED, NOTHING } from "../src/phases/stances.ts";
import { highestRoll } from "../src/setup/homes.ts";
import { admissibleTerritories } from "../src/setup/start-colonies.ts";
import { drawn, HOMES, INCOME_WINDOW, ninthEvent, WAR_01 } from "./support/positions.ts";
import { battleOf, given, givenHands, optionsWith, playCard, sea, type TestTable, unitsAt } from "./support/table.ts";

/** Ends the last turn of phase 4 and its window: phase 5 starts. */
const toClearing = (table: TestTable): void => {
  table.play("s3 endInvestments");
  table.passOnce();
};
const PIRATES = 3;

describe("setup and table", () => {
  test("RU-40: only players who tie for the highest die roll again", () => {
    const dice = [6, 2, 6, 6, 5, 1, 5, 3, 4];
    const random = { draw: () => (dice.shift() ?? 0) - 1 };
    expect(highestRoll(random, "die", 4)).toBe(3);
    expect(dice).toEqual([]);
  });

  test("RU-92: a starting colony may not border the home of a player", () => {
    const territories = (position: string) =>
      admissibleTerritories(given(3, position).state, 0 as Seat).map((territory) => REGION_NAMES[territory]);
    const withBrazil = territories("home s0 brazil\n home s1 great-britain\n home s2 japan");
    const withoutBrazil = territories("home s0 victoria\n home s1 great-britain\n home s2 japan");
    expect([withBrazil.includes("peru"), withoutBrazil.includes("peru")]).toEqual([false, true]);
    expect(withBrazil).toContain("guinea");
  });

  test("RU-33: markers never run out", () => {
    const territories = ["china", "siam", "peru", "chile", "egypt", "congo", "guinea"];
    const table = given(4, `${HOMES} ${territories.map((territory) => `famine ${territory}`).join("\n")}`);
    expect(table.state.famine.filter((disc) => disc === 1)).toHaveLength(7);
  });

  test("RU-47: no action gives money, cards, pieces or territories to another player", () => {
    const kinds = Object.keys(imperunde.actionSchemas);
    expect(kinds.filter((kind) => /give|pay|lend|trade|transfer|offer/i.test(kind))).toEqual([]);
  });

  test("RU-34: a limit of ten rounds lets the rounds before them begin", () => {
    const random = seededRandom("limit");
    const { state } = imperunde.setup(3, optionsWith({ roundLimit: 10 }), random);
    while (state.round === 0 && !state.ended) {
      const [seat = 0 as Seat] = imperunde.deciders(state);
      imperunde.play(state, seat, imperunde.defaultAction(state, seat), random);
    }
    expect([state.round, state.ended]).toEqual([1, false]);
  });

  test("IR-7.2.3, IR-7.3.3, IR-5.1.1: cards and spending are counted from zero in the next round, and wars by card end", () => {
    const table = given(
      4,
      `${HOMES} colony egypt s0 1\n spending egypt 2\n relation s0 s1 peace card=war\n cardsBought s0 3\n money s0 9 0\n ${ninthEvent()}`,
    );
    expect(table.relation(0, 1)).toBe("war");
    table.passOnce();
    table.passOnce();
    expect([table.state.round, table.state.cardsBought]).toEqual([2, [0, 0, 0, 0]]);
    expect(table.state.spending.every((doubloons) => doubloons === 0)).toBe(true);
    expect(table.relation(0, 1)).toBe("peace");
    expect(eventsOf(table.events, "relationChanged")).toMatchObject([
      { rule: "IR-5.1.1", party: 0, other: 1, word: "peace" },
    ]);
  });

  test("IR-9.1.2, IR-9.3.5: a new round gives every unit its moves back, also armies that embarked and captured ships", () => {
    const spent = ["frigate/0", "shipOfTheLine/captured", "infantry-aboard/0.0", "cavalry-aboard/0.0"];
    const table = given(
      4,
      `${HOMES} ${spent.map((unit) => `pieces south-sea s0 ${unit} 1`).join("\n")}\n pieces south-africa s0 cavalry/0 1\n ${ninthEvent()}`,
    );
    table.passOnce();
    table.passOnce();
    expect(table.state.round).toBe(2);
    expect(unitsAt(table, "south-sea")).toEqual(["shipOfTheLine", "cavalry-aboard", "infantry-aboard", "frigate"]);
    expect(unitsAt(table, "south-africa")).toEqual(["cavalry"]);
  });

  test("IR-4.2.2: odd rounds go clockwise, even rounds the other way", () => {
    const orders = [1, 2, 3, 4].map((round) => roundOrder(asSeat(1), round, 4).join());
    expect(orders).toEqual(["1,2,3,0", "1,0,3,2", "1,2,3,0", "1,0,3,2"]);
    const clockwise = ["s1,s2,s3,s0", "s3,s0,s1,s2", "s1,s0,s3,s2"].map((sequence) =>
      isClockwise(given(4, `${HOMES} sequence ${sequence}\n turn talks s0`).state),
    );
    expect(clockwise).toEqual([true, true, false]);
  });

  test("RU-45: a seat is in turn while it embarks, unless all embark at the same time", () => {
    const embarking = (seat: string, options = {}) =>
      seatInTurn(given(4, `${HOMES} turn embarkation ${seat}`, options).state);
    expect(embarking("s1")).toBe(1);
    expect(embarking("s0", { embarkOrder: "simultaneous" })).toBeUndefined();
  });

  test("IR-7.3.8, IR-14.1.2: the posts of a new canal can win the match", () => {
    const table = given(4, `${HOMES} colony egypt s0 2\n target 4\n money s0 20 0\n turn investments s0`);
    table.play("s0 buyCanal egypt");
    expect([table.posts("egypt"), table.state.winner]).toEqual([4, 0]);
  });

  test("IR-7.3.1: refuses a post in the colony of another player", () => {
    const table = given(4, `${HOMES} colony egypt s1 1\n money s0 20 0\n turn investments s0`);
    expect([table.verdict("s0 buyPost egypt"), table.rule("s0 buyPost egypt")]).toEqual([
      "not-your-territory",
      "IR-7.3.1",
    ]);
  });

  test("stances are stored as 0, 1 and 2", () => {
    expect([NOTHING, DECLARED, CONSENTED]).toEqual([0, 1, 2]);
  });

  test("RU-45: without cards in play the next phase follows simultaneous embarkation at once", () => {
    const table = givenHands(4, `${HOMES} turn embarkation s0`, { embarkOrder: "simultaneous" });
    table.play("s0 endEmbarkation\n s1 endEmbarkation\n s2 endEmbarkation\n s3 endEmbarkation");
    expect(table.state.phase).not.toBe(7);
    expect(table.deciders()).not.toEqual([]);
  });

  test("RU-81: funds, debts and sheets of all players are public", () => {
    const table = given(4, `${HOMES} money s1 7 10\n turn debts s0`);
    for (const viewer of [0, 2, "spectator"] as const) {
      const { board } = table.view(viewer);
      expect([board.funds, board.debt, board.sheets]).toEqual([[0, 7, 0, 0], [0, 10, 0, 0], table.state.sheets]);
    }
  });

  test("RU-79, RU-114: default actions eliminate nobody and do not end the game; income accumulates", () => {
    const random = seededRandom("defaults");
    const { state } = given(3, "home s0 brazil\n home s1 great-britain\n home s2 japan\n british s1\n turn talks s0");
    for (let actions = 0; actions < 2000 && state.round < 4; actions++) {
      for (const seat of imperunde.deciders(state).slice(0, 1)) {
        imperunde.play(state, seat, imperunde.defaultAction(state, seat), random);
      }
    }
    expect([state.round, state.ended]).toEqual([4, false]);
    expect(state.funds).toEqual([27, 27, 27]);
  });
});

describe("income and investments", () => {
  test("RU-51: in the window of phase 3 a war card cancels the dividend, and plundered tax can be spent", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony persia s1 2\n hand s0 plunder\n hand s2 declarationOfWar
       ${INCOME_WINDOW}`,
    );
    playCard(table, "s0 plunder persia");
    playCard(table, "s2 declarationOfWar s3");
    table.passOnce();
    table.play("s0 settleDebt 0\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0");
    expect([table.sheet(0), table.sheet(2)]).toMatchObject([{ peaceDividend: 4, freeFunds: 11 }, { peaceDividend: 4 }]);
  });

  test("RU-76: a colony without posts can be plundered for its disc", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony persia s1 0\n pieces persia s1 infantry 1\n hand s0 plunder
       ${INCOME_WINDOW}`,
    );
    expect(table.verdict("s0 plunder persia")).toBe("legal");
  });

  test("RU-52: a purchase can be undone, a bought card cannot", () => {
    const table = given(4, `${HOMES} money s0 9 0\n turn investments s0`);
    expect(table.play("s0 buyArmy infantry south-africa").some(imperunde.reveals)).toBe(false);
    expect(table.play("s0 buyCard").some(imperunde.reveals)).toBe(true);
  });

  test("RU-20: nobody controls or taxes a sea with warships of two parties", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony persia s0 1\n colony west-india s1 1\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 frigate 1\n turn debts s0`,
    );
    expect(controller(table.state, sea("arabian-sea"))).toBe(NOBODY);
    for (const seat of [0, 1]) expect(table.ask(seat, `budget s${seat}`)).toMatchObject({ sheet: { seaTradeTax: 0 } });
  });
});

describe("clearing and battles", () => {
  test("RU-58: seas are cleared in the order of the board", () => {
    const seas = ["coral-sea", "arabian-sea", "north-sea"];
    const pieces = seas.map((sea) => `pieces ${sea} s0 frigate 1\n pieces ${sea} s1 infantry-aboard 1`).join("\n");
    const table = given(4, `${HOMES} ${WAR_01}\n ${pieces}\n turn investments s3`);
    toClearing(table);
    const cleared = eventsOf(table.events, "seaCleared").map(({ region }) => REGION_NAMES[region]);
    expect(cleared).toEqual(["north-sea", "arabian-sea", "coral-sea"]);
  });

  test("RU-59: in phase 5 the player attacks the pirates; in their event the pirates attack", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s2 frigate 1\n pieces coral-sea pirates frigate 1\n turn investments s3`,
    );
    toClearing(table);
    expect(battleOf(table)).toMatchObject({ attacker: 2, defender: 6 });
    const event = given(
      4,
      `${HOMES} pieces coral-sea s2 frigate 1\n ${drawn(4, regionNamed("coral-sea"), PIRATES, true)}`,
    );
    event.passOnce();
    expect(battleOf(event)).toMatchObject({ attacker: 6, defender: 2 });
  });

  test("RU-32: pirates capture ships of the line; refuses the Pirates card when all 20 frigates are on the board", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s2 shipOfTheLine 1\n pieces coral-sea pirates frigate 1\n turn investments s3`,
    );
    toClearing(table);
    table.passOnce({
      "X-10 attack": [1],
      "X-10 defence": [3],
      "X-11 boarding attack": [1],
      "X-11 boarding defence": [6],
    });
    expect(table.count("coral-sea", 6, "shipOfTheLine")).toBe(1);
    const all = given(4, `${HOMES} pieces coral-sea pirates frigate 20\n hand s0 pirates\n turn investments s0`);
    expect(all.verdict("s0 pirates arabian-sea")).toBe("no-piece-left");
  });

  test("RU-70: an undefended colony falls only after the window, in which an armistice can save it", () => {
    const position = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces south-africa s0 infantry 1\n hand s1 armistice\n turn movement s0`;
    const attacked = (): TestTable => {
      const table = given(4, position);
      table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
      return table;
    };
    const fallen = attacked();
    expect(fallen.owner("congo")).toBe(1);
    expect(fallen.passOnce().some(({ kind }) => kind === "rolled")).toBe(false);
    expect(fallen.owner("congo")).toBe(0);
    const saved = attacked();
    playCard(saved, "s1 armistice s0");
    saved.passOnce();
    expect([saved.owner("congo"), saved.count("south-africa", 0, "infantry")]).toEqual([1, 1]);
  });

  test("RU-36: posts for which the conqueror has no piece are lost", () => {
    const spare = ALL_TERRITORIES.filter(
      (territory) =>
        !["congo", "south-africa", "great-britain", "japan", "usa"].includes(REGION_NAMES[territory] ?? ""),
    );
    let left = 44;
    const colonies = spare.flatMap((territory) => {
      const posts = Math.min(left, regionValue(territory));
      left -= posts;
      return posts > 0 ? [`colony ${REGION_NAMES[territory]} s0 ${posts}`] : [];
    });
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n ${colonies.join("\n")}\n money s0 0 5\n colony congo s1 2\n pieces south-africa s0 infantry 1\n turn movement s0`,
    );
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
    table.pass();
    expect([table.owner("congo"), table.posts("congo")]).toEqual([0, 1]);
  });

  test("RU-95: ships lost in a storm are no loss of the battle; without arrivals there is no battle", () => {
    const position = `${HOMES} ${WAR_01}\n storm arabian-sea\n pieces indian-ocean s0 frigate 3\n pieces arabian-sea s1 frigate 1\n turn movement s0`;
    const two = "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -\n s0 begin";
    const none = given(4, position);
    none.play(two, { "X-09": [1, 1] });
    expect([none.top(), unitsAt(none, "indian-ocean")]).toEqual(["movement", ["frigate"]]);
    const one = given(4, position);
    one.play(two, { "X-09": [1, 2] });
    expect(battleOf(one)).toMatchObject({ attackerLost: false });
    expect(battleOf(one)?.attackers).toHaveLength(1);
  });
});
