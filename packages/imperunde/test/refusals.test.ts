import { parseNotation } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { imperunde, REFUSAL_CODES, regionNamed, type Statement } from "../src/index.ts";
import { testFiles } from "./support/files.ts";
import { drawn, HOMES, INCOME_WINDOW, WAR_01 } from "./support/positions.ts";
import { given, optionsWith } from "./support/table.ts";

const TALKS = `${HOMES} turn talks s0`;
const INVEST = `${HOMES} colony persia s0 1\n money s0 20 0\n turn investments s0`;
const MOVE = `${HOMES} ${WAR_01}\n colony persia s0 1\n pieces persia s0 infantry 1\n pieces arabian-sea s0 frigate 1\n turn movement s0`;
const LAND_BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1\n turn movement s0`;
const TO_BATTLE = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";
const CROWDED = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 3\n pieces congo s1 cavalry 2\n pieces south-africa s0 infantry 1\n turn movement s0`;
const WIND = `${HOMES} pieces arabian-sea s0 infantry-aboard/0.0 1\n ${drawn(4, regionNamed("arabian-sea"), 2, true)}`;
const PASS_ALL = "s0 pass\n s1 pass\n s2 pass\n s3 pass";
const frames = (...pending: readonly unknown[]): string => `pending ${JSON.stringify(JSON.stringify(pending))}`;
const SETUP = `${HOMES} colony china s1 3\n ${frames({ kind: "startColonies", turn: 0, territory: regionNamed("china") })}`;

/** A position, the actions before, an illegal action, and the reason with its rule. */
const CASES: readonly (readonly [position: string, before: string, line: string, code: string, rule: string])[] = [
  [SETUP, "", "s1 equipArmies 2 0 0", "armies-must-cost-3", "IR-3.4.4"],
  [SETUP, "", "s1 equipFrigate coral-sea", "sea-not-allowed", "IR-3.4.4"],
  [TALKS, "s0 proposeTarget 20", "s1 proposeTarget 20", "already-proposed", "RU-112"],
  [TALKS, "", "s1 proposeTarget 46", "target-too-high", "RU-112"],
  [TALKS, "", "s1 voteTarget yes", "no-proposal", "RU-112"],
  [TALKS, "s0 proposeTarget 20", "s0 voteTarget yes", "voted-so-already", "RU-112"],
  [TALKS, "s0 proposeTarget 20\n s1 voteTarget no", "s1 voteTarget no", "voted-so-already", "RU-112"],
  [TALKS, "s0 ready", "s0 ready", "already-ready", "IR-5.2.6"],
  [TALKS, "", "s0 consentPeace s1", "at-peace-already", "IR-5.2.2"],
  [TALKS, "", "s0 declareWar s0", "no-such-opponent", "IR-5.2.1"],
  [TALKS, "", "s0 withdrawWar s1", "stance-is-so-already", "IR-5.2.2"],
  [TALKS, "", "s0 openChannel s1,s2", "not-a-channel", "IR-5.2.4"],
  [TALKS, "s0 openChannel s0,s1", "s1 openChannel s0,s1", "channel-is-open", "IR-5.2.4"],
  [TALKS, "", "s0 propose s1 - - 1", "not-a-proposal", "IR-5.2.4"],
  [TALKS, "", "s1 acceptProposal 0", "no-such-proposal", "IR-5.2.4"],
  [TALKS, "s0 propose s1 peace - 1", "s2 acceptProposal 0", "not-your-proposal", "IR-5.2.4"],
  [TALKS, "s0 propose s1 peace - 1\n s1 rejectProposal 0", "s1 acceptProposal 0", "proposal-is-answered", "IR-5.2.4"],
  [TALKS, "s0 propose s1 peace - 1", "s0 propose s1 peace - 1", "same-proposal", "IR-5.2.4"],
  [
    TALKS,
    "s0 propose s1 peace - 1\n s0 propose s1 peace - 2\n s0 propose s1 peace - 3",
    "s0 propose s2 peace - 1",
    "too-many-proposals",
    "IR-5.2.4",
  ],
  [`${HOMES} hand s0 peaceTreaty\n turn talks s0`, "", "s0 peaceTreaty s1 s1", "no-such-pair", "IR-13.5.13"],
  [`${HOMES} money s0 0 25\n turn debts s0`, "", "s0 settleDebt 5", "debt-not-possible", "IR-6.3.2"],
  [INVEST, "", "s0 buyArmy infantry china", "not-your-territory", "IR-7.3.6"],
  [INVEST, "", "s0 buyWarship frigate persia coral-sea", "not-beside-the-territory", "IR-7.4.1"],
  [INVEST, "", "s0 buyCanal persia", "no-canal-here", "IR-2.5.1"],
  [
    `${HOMES} canal egypt\n colony egypt s0 2\n money s0 20 0\n turn investments s0`,
    "",
    "s0 buyCanal egypt",
    "canal-is-built",
    "IR-2.5.1",
  ],
  [INVEST, "s0 buyCard\n s0 buyCard\n s0 buyCard", "s0 buyCard", "three-cards-bought", "IR-7.2.3"],
  [`${HOMES} turn investments s0`, "", "s0 buyArmy infantry south-africa", "too-expensive", "IR-7.1.2"],
  [
    `${HOMES} pieces coral-sea s0 infantry-aboard 40\n money s0 9 0\n turn investments s0`,
    "",
    "s0 buyArmy infantry south-africa",
    "no-piece-left",
    "IR-1.2.2",
  ],
  [MOVE, "", "s0 move infantry persia arabian-sea", "armies-embark-in-phase-7", "IR-9.2.5"],
  [MOVE, "", "s0 move infantry persia turkestan", "must-be-attacked", "IR-9.2.1"],
  [MOVE, "", "s0 move frigate arabian-sea persia", "ships-stay-at-sea", "IR-1.6.1"],
  [MOVE, "", "s0 move cavalry persia turkestan", "no-such-unit", "D-14"],
  [
    MOVE,
    "s0 move frigate arabian-sea indian-ocean\n s0 move frigate/1 indian-ocean arabian-sea",
    "s0 move frigate/0 arabian-sea indian-ocean",
    "no-moves-left",
    "IR-9.1.2",
  ],
  [MOVE, "", "s0 attack china", "nobody-can-reach-it", "IR-9.5.1"],
  [MOVE, "s0 attack turkestan", "s0 begin", "name-a-unit-first", "IR-9.5.1"],
  [CROWDED, TO_BATTLE, "s1 name infantry,cavalry,cavalry", "name-in-canonical-order", "IR-12.2.5"],
  [WIND, PASS_ALL, "s0 move infantry-aboard/0.0 arabian-sea china", "no-step-by-wind", "RU-62"],
  [WIND, PASS_ALL, "s0 move frigate arabian-sea indian-ocean", "no-wind-move", "RU-62"],
  [
    `${HOMES} colony persia s0 1\n turn embarkation s0`,
    "",
    "s0 embark fort persia arabian-sea",
    "only-armies-embark",
    "IR-10.1.1",
  ],
  [
    `${LAND_BATTLE.replace("turn", "hand s2 hussars,ambush,surpriseAttack,betrayal,capture\n turn")}`,
    TO_BATTLE,
    "s2 hussars",
    "not-in-this-battle",
    "IR-13.5.5",
  ],
  [`${LAND_BATTLE.replace("turn", "hand s2 ambush\n turn")}`, TO_BATTLE, "s2 ambush", "not-the-defender", "IR-13.5.7"],
  [
    `${LAND_BATTLE.replace("turn", "hand s2 surpriseAttack\n turn")}`,
    TO_BATTLE,
    "s2 surpriseAttack",
    "not-the-attacker",
    "IR-13.5.8",
  ],
  [`${LAND_BATTLE.replace("turn", "hand s2 betrayal\n turn")}`, TO_BATTLE, "s2 betrayal", "no-fort", "RU-28"],
  [`${LAND_BATTLE.replace("turn", "hand s1 betrayal\n turn")}`, TO_BATTLE, "s1 betrayal", "own-colony", "IR-13.1.6"],
  [`${LAND_BATTLE.replace("turn", "hand s0 hussars\n turn")}`, TO_BATTLE, "s0 hussars", "no-cavalry", "RU-97"],
  [
    `${LAND_BATTLE.replace("pieces congo s1 infantry 1\n", "").replace("turn", "hand s0 surpriseAttack\n turn")}`,
    TO_BATTLE,
    "s0 surpriseAttack",
    "no-roll-to-come",
    "RU-121",
  ],
  [
    `${LAND_BATTLE.replace("turn", "hand s0 capture\n turn")}`,
    TO_BATTLE,
    "s0 capture frigate",
    "not-at-this-moment",
    "IR-13.5.18",
  ],
  [
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 shipOfTheLine 1\n hand s0 capture\n turn movement s0`,
    "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin",
    "s0 capture shipOfTheLine",
    "no-such-frigate",
    "IR-13.5.18",
  ],
  [
    `${HOMES} hand s0 counterEspionage\n turn investments s0`,
    "",
    "s0 counterEspionage",
    "nothing-to-counter",
    "IR-13.5.17",
  ],
  [
    `${HOMES} ${WAR_01}\n hand s0 declarationOfWar\n turn investments s0`,
    "",
    "s0 declarationOfWar s1",
    "at-war-already",
    "IR-5.4.1",
  ],
  [`${HOMES} hand s0 unmaskSpies\n hand s1 -\n turn investments s0`, "", "s0 unmaskSpies s1 open", "no-cards", "RU-25"],
  [
    `${HOMES} hand s0 unmaskSpies\n hand s1 ambush\n turn investments s0`,
    "s0 unmaskSpies s1 open\n s1 pass\n s2 pass\n s3 pass",
    "s0 takeCard card=plunder",
    "not-in-that-hand",
    "RU-25",
  ],
  [`${HOMES} hand s0 freebooters\n turn investments s0`, "", "s0 freebooters coral-sea", "no-pirates", "IR-13.5.4"],
  [`${HOMES} hand s0 pirates\n turn investments s0`, "", "s0 pirates china", "not-a-sea", "IR-13.5.3"],
  [
    `${HOMES} hand s0 sabotage\n turn investments s0`,
    "",
    "s0 sabotage s1 frigate coral-sea",
    "no-such-ship",
    "IR-13.5.12",
  ],
  [
    `${HOMES} hand s0 smuggling\n turn investments s0`,
    "",
    "s0 smuggling china infantry,infantry,infantry,infantry,infantry",
    "not-your-colony",
    "IR-13.5.11",
  ],
  [
    `${HOMES} hand s0 forgedOrdersSea\n turn investments s0`,
    "",
    "s0 forgedOrdersSea s1 coral-sea java-sea",
    "no-ships",
    "IR-13.5.9",
  ],
  [
    `${HOMES} storm java-sea\n pieces coral-sea s1 frigate 1\n hand s0 forgedOrdersSea\n turn investments s0`,
    "",
    "s0 forgedOrdersSea s1 coral-sea java-sea",
    "bad-weather",
    "IR-13.5.9",
  ],
  [
    `${HOMES} colony china s1 1\n pieces china s1 infantry 1\n colony siam s1 1\n hand s0 forgedOrdersLand\n turn investments s0`,
    "",
    "s0 forgedOrdersLand china siam",
    "one-must-stay",
    "IR-13.5.10",
  ],
  [
    `${HOMES} colony china s1 1\n pieces china s1 infantry 2\n hand s0 forgedOrdersLand\n turn investments s0`,
    "",
    "s0 forgedOrdersLand china siam",
    "no-colony-next-door",
    "IR-13.5.10",
  ],
  [
    `${HOMES} ${WAR_01}\n colony china s1 1\n plundered china s2\n hand s0 plunder\n ${INCOME_WINDOW}`,
    "",
    "s0 plunder china",
    "plundered-already",
    "RU-76",
  ],
  [TALKS, "", "s0 orderPlay counterEspionage attacked", "counter-by-its-own-order", "RU-131"],
  [TALKS, "", "s0 orderPlay ambush attacked event=storm", "no-event-here", "RU-131"],
  [TALKS, "", "s0 dropOrder 0", "no-such-order", "RU-131"],
  [TALKS, "s0 orderStop roll", "s0 orderStop roll", "ordered-already", "RU-131"],
  [TALKS, "", "s0 orderAutoPass roll", "not-offered", "RU-131"],
  [`${HOMES} colony congo s0 2\n target 2\n over winner=s0`, "", "s0 ready", "game-over", "IR-14.1.1"],
];

describe("refuses an illegal action with its reason and rule", () => {
  test.each(CASES)("%#: %s %s", (position, before, line, code, rule) => {
    const table = given(4, position);
    table.play(before);
    expect([table.verdict(line), table.rule(line)]).toEqual([code, rule]);
  });
});

const STATEMENTS: readonly (readonly [before: string, statement: string, code: string])[] = [
  ["", "home s5 japan", "no-such-seat"],
  ["", "famine coral-sea", "not-a-territory"],
  ["", "sequence s0,s1", "not-all-seats"],
  ["home s0 japan", "colony japan s1 0", "territory-is-taken"],
  ["", "pieces coral-sea s0 infantry 1", "wrong-element"],
  ["", "pieces china s0 infantry 1", "not-the-owner"],
  ["", "money s0 3 7", "debt-in-fives"],
  ["", "hand s0 plunder,plunder,plunder", "no-such-card-left"],
  ["", "deck plunder", "not-the-rest-of-the-cards"],
  ["", "sheet s0 4 1,2,3", "no-such-sheet"],
  ["", 'standingOrder s0 "{}"', "not-an-order"],
  ["", 'standingOrder s0 "{\\"kind\\":\\"ready\\"}"', "not-an-order"],
  ["", 'snapshot "7"', "not-a-snapshot"],
  ["", "promise s0 s0 peace 1 1 open", "not-a-promise"],
  ["", "promise s0 s1 war 1 1 open", "not-a-promise"],
  ["", "promise s0 s1 war 1 1 open third=s1", "not-a-promise"],
  ["", "promise s0 s1 peace 1 1 open third=s2", "not-a-promise"],
  ["", "promise s0 s1 war 1 1 open third=s5", "no-such-seat"],
  ["", 'pending "{}"', "not-frames"],
];

test.each(STATEMENTS)(
  "refuses a senseless statement and leaves the position unchanged: %s %s",
  (before, line, code) => {
    const { state } = before === "" ? { state: imperunde.emptyBoard(4, optionsWith()) } : given(4, before);
    const text = JSON.stringify(state);
    const read = parseNotation(imperunde.statementSchemas, line);
    const statement = "value" in read ? (read.value as Statement) : undefined;
    expect(statement && imperunde.arrange(state, statement)?.code).toBe(code);
    expect(JSON.stringify(state)).toBe(text);
  },
);

test("every refusal code is in some test", () => {
  const here = [...CASES.map(([, , , code]) => `"${code}"`), ...STATEMENTS.map(([, , code]) => `"${code}"`)];
  const shown = [...testFiles().values(), ...here].join("\n");
  /** Limits that no ordinary game reaches, and actions that the schemas already exclude. */
  const unreachable = ["too-many-orders", "unknown-statement"];
  expect(REFUSAL_CODES.filter((code) => !shown.includes(`"${code}"`) && !unreachable.includes(code))).toEqual([]);
});
