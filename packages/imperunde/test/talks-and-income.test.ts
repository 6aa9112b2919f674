import { expect, test } from "vitest";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const readyAll = (table: TestTable): void => {
  for (const seat of [...table.deciders()]) table.play(`s${seat} ready`);
  table.pass();
};

test("IR-5.2.3: one player can start a war, peace needs both", () => {
  const table = given(4, `${HOMES} relation s0 s2 war\n relation s1 s3 war\n turn talks s0`);
  table.play("s0 declareWar s1\n s0 consentPeace s2\n s2 consentPeace s0\n s1 consentPeace s3");
  readyAll(table);
  expect(table.relation(0, 1)).toBe("war");
  expect(table.relation(0, 2)).toBe("peace");
  expect(table.relation(1, 3)).toBe("war");
});

test("RU-09: a changed stance ends the readiness of all players", () => {
  const table = given(4, `${HOMES} turn talks s0`);
  table.play("s0 ready\n s1 ready\n s2 declareWar s0");
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
  table.play("s0 ready\n s2 withdrawWar s0");
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
});

test("RU-112, RU-80: a unanimous vote changes the target, and victory is tested then", () => {
  const table = given(4, `${HOMES} colony china s3 3\n turn talks s0`);
  table.play("s0 proposeTarget 3\n s1 voteTarget yes\n s2 voteTarget yes");
  expect(table.state.target).toBe(31);
  table.play("s3 voteTarget yes");
  readyAll(table);
  expect(table.state.target).toBe(3);
  expect(table.state.winner).toBe(3);
});

test("IR-5.2.4: a private channel has members, and closes with the talks", () => {
  const table = given(4, `${HOMES} turn talks s0`);
  table.play("s0 openChannel s0,s2");
  expect(table.view("spectator").board.channels).toEqual([[0, 2]]);
  expect(table.verdict("s1 closeChannel 0")).toBe("not-your-channel");
  readyAll(table);
  expect(table.state.channels).toEqual([]);
});

test("IR-5.4.2: a peace treaty prevails over a declaration in the same talks", () => {
  const table = given(4, `${HOMES} hand s2 peaceTreaty\n turn talks s0`);
  playCard(table, "s2 peaceTreaty s0 s1");
  table.play("s0 declareWar s1");
  readyAll(table);
  expect(table.relation(0, 1)).toBe("peace");
});

test("RU-10: consent of both ends the war of a card in the same phase", () => {
  const table = given(4, `${HOMES} hand s0 declarationOfWar\n turn talks s0`);
  playCard(table, "s0 declarationOfWar s1");
  expect(table.relation(0, 1)).toBe("war");
  table.play("s0 consentPeace s1\n s1 consentPeace s0");
  readyAll(table);
  expect(table.relation(0, 1)).toBe("peace");
});

test("TV-RUL-22, RU-111: secret stances are revealed together, and one side is enough for war", () => {
  const table = given(
    6,
    `home s0 south-africa\n home s1 great-britain\n home s2 japan\n home s3 usa\n home s4 brazil\n home s5 victoria
     relation s2 s3 war\n relation s4 s5 war\n turn talks s0`,
    { diplomacyClose: "sealed" },
  );
  for (const seat of [0, 1, 2, 3, 4, 5]) table.play(`s${seat} ready`);
  table.play("s0 sealStance -\n s1 sealStance s0\n s2 sealStance -\n s3 sealStance -\n s5 sealStance -");
  expect(table.view(0).board.frames.at(-1)).toMatchObject({ sealed: [0, null, null, null, null, null] });
  expect(table.deciders()).toEqual([4]);
  table.play("s4 sealStance s5");
  table.pass();
  expect([table.relation(0, 1), table.relation(2, 3), table.relation(4, 5)]).toEqual(["war", "peace", "war"]);
});

test("IR-14.1.2, TV-RUL-9, RU-77: repaying the last debt wins before phase 4", () => {
  const table = given(4, `${HOMES} colony china s0 3\n target 3\n money s0 20 10\n turn debts s0`);
  table.play("s0 settleDebt -10\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0");
  expect(table.state.winner).toBe(0);
  expect(table.state.phase).toBe(3);
});

test("TV-RUL-12: offers only possible loans and repayments", () => {
  const table = given(4, `${HOMES} money s0 20 25\n money s1 20 5\n money s2 0 10\n turn debts s0`);
  expect(table.offers(0)).toEqual(["settleDebt -10", "settleDebt -5", "settleDebt 0"]);
  expect(table.offers(1)).toEqual(["settleDebt -5", "settleDebt 0", "settleDebt 5"]);
});

test("IR-6.3.1, IR-6.3.2: repays down to free funds of 0 and borrows up to a debt of 25", () => {
  const table = given(4, `${HOMES} money s0 1 10\n money s1 0 10\n money s2 0 20\n money s3 0 25\n turn debts s0`);
  expect(table.offers(0)).toContain("settleDebt -10");
  expect(table.offers(1)).toEqual(["settleDebt -5", "settleDebt 0", "settleDebt 5"]);
  expect(table.offers(2)).toContain("settleDebt 5");
  expect(table.offers(3)).not.toContain("settleDebt 5");
});

test("IR-6.3.1, IR-6.3.2: names the rule of a loan or of a repayment that is not possible", () => {
  const table = given(4, `${HOMES} money s0 0 0\n turn debts s0`);
  expect(table.rule("s0 settleDebt 1")).toBe("IR-6.3.2");
  expect(table.rule("s0 settleDebt -5")).toBe("IR-6.3.1");
});

test("IR-6.3.1, IR-6.3.2: the refusal of a debt names the largest repayment and the largest loan", () => {
  const table = given(4, `${HOMES} money s0 20 25\n money s1 20 5\n money s2 0 0\n turn debts s0`);
  expect(table.refusalParams("s0 settleDebt 5")).toEqual({ repay: 10, borrow: 0 });
  expect(table.refusalParams("s1 settleDebt -10")).toEqual({ repay: 5, borrow: 5 });
  expect(table.refusalParams("s2 settleDebt -5")).toEqual({ repay: 0, borrow: 5 });
});

test("IR-6.2.5: the posts of another player on the coast bring no sea-trade tax", () => {
  const coast = `${HOMES} pieces arabian-sea s0 frigate 1\n colony west-india s1 3\n turn debts s0`;
  expect(given(4, coast).ask(0, "budget s0")).toMatchObject({ sheet: { seaTradeTax: 0 }, taxedSeas: [] });
});

test("IR-6.1.1: a position in a later round has empty sheets for the rounds before", () => {
  const table = given(4, `${HOMES} round 3 3\n turn debts s0`);
  for (const seat of [0, 1, 2, 3]) table.play(`s${seat} settleDebt 0`);
  expect(table.state.sheets.map((sheets) => sheets.length)).toEqual([52, 52, 52]);
  expect(table.state.sheets[0]?.every((value) => value === 0)).toBe(true);
  expect(table.sheet(3)).toMatchObject({ homeTax: 5, peaceDividend: 6, freeFunds: 11 });
});

test("IR-6.5.1: writes a new sheet and keeps those of the rounds before", () => {
  const lines = "1,2,3,4,5,6,7,8,9,10,11,12,13";
  const table = given(4, `${HOMES} round 2 3\n sheet s0 1 ${lines}\n turn debts s0`);
  for (const seat of [0, 1, 2, 3]) table.play(`s${seat} settleDebt 0`);
  expect(table.state.sheets[0]?.slice(0, 13).join()).toBe(lines);
  expect(table.sheet(0)).toMatchObject({ homeTax: 5 });
});

const BUDGET = `round 1 3\n ${HOMES} ${WAR_01}\n colony west-india s0 3\n colony china s0 3\n colony guinea s0 1\n pieces arabian-sea s0 frigate 1
  pieces mid-atlantic s0 frigate 1\n money s0 3 15\n turn debts s0`;
const settled = (change: number) => {
  const table = given(4, BUDGET);
  table.play(`s0 settleDebt ${change}\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0`);
  return table.sheet(0);
};

test("TV-RUL-32: fills in a whole budget sheet", () => {
  expect(settled(0)).toMatchObject({
    carried: 3,
    homeTax: 5,
    peaceDividend: 4,
    colonialTax: 7,
    seaTradeTax: 5,
    interest: 3,
    freeFunds: 21,
    totalDebt: 15,
  });
  expect(settled(-10)).toMatchObject({ freeFunds: 11, totalDebt: 5, repayment: 10 });
  expect(settled(5)).toMatchObject({ freeFunds: 26, totalDebt: 20, newDebt: 5 });
});

test("IR-6.4.1, TV-RUL-33: the surplus and late income are carried over", () => {
  const table = given(4, BUDGET);
  table.play("s0 settleDebt -10\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0");
  table.play("s0 buyArmy artillery south-africa\n s0 buyArmy artillery south-africa\n s0 buyArmy cavalry south-africa");
  for (const seat of [0, 1, 2, 3]) {
    table.play(`s${seat} endInvestments`);
    table.pass();
  }
  for (const seat of [0, 1, 2, 3]) {
    table.play(`s${seat} endMovement`);
    table.pass();
  }
  for (const seat of [0, 1, 2]) {
    table.play(`s${seat} endEmbarkation`);
    table.pass();
  }
  table.play("s3 endEmbarkation");
  const china = 1 + 22 - 4;
  table.passOnce({ "X-12 field": [china], "X-12 event": [2] });
  table.passOnce();
  expect(table.sheet(0)).toMatchObject({ investments: 8, credits: 3, surplus: 6 });
  expect(table.state.funds[0]).toBe(6);
});
