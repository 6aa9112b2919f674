import { describe, expect, test } from "vitest";
import { eventsOf, imperunde, type PromiseRecord, promisesOf, proposalsOf, reputationOf } from "../src/index.ts";
import { ARABIA, ARABIA_ATTACK, CONGO, CONGO_ATTACK, HOMES } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const TALKS = `${HOMES} turn talks s0`;
const AT_WAR = `${HOMES} relation s0 s1 war\n turn talks s0`;
const PEACE = "peace peace";

const readyAll = (table: TestTable): void => {
  for (const seat of [...table.deciders()]) table.play(`s${seat} ready`);
  table.pass();
};

const fates = (table: TestTable): string[] =>
  promisesOf(table.state).map(({ by, term, fate }: PromiseRecord) => `s${by} ${term} ${fate}`);

const answers = (table: TestTable): string[] => {
  const frame = table.state.frames.find(({ kind }) => kind === "talks");
  return frame?.kind === "talks" ? proposalsOf(frame).map(({ answer }) => answer) : [];
};

const told = (table: TestTable): string[] =>
  eventsOf(table.events, "promiseKept", "promiseBroken").map(({ kind, party, word }) => `${kind} s${party} ${word}`);

describe("IR-5.2.4: a proposal", () => {
  test("is public, and asks the other player again", () => {
    const table = given(4, TALKS);
    table.play(`s1 ready\n s2 ready\n s0 propose s1 ${PEACE} 2`);
    expect(table.deciders()).toEqual([0, 1, 3]);
    expect(table.offers(1)).toEqual(expect.arrayContaining(["acceptProposal 0", "rejectProposal 0"]));
    expect(table.offers(2)).toEqual([]);
    expect(table.view("spectator").board.frames.at(-1)).toMatchObject({ proposals: [{ by: 0, player: 1, rounds: 2 }] });
  });

  test("becomes two promises and the stances that they need when it is accepted", () => {
    const table = given(4, AT_WAR);
    table.play(`s0 propose s1 ${PEACE} 1\n s2 ready\n s1 acceptProposal 0 reason=dividend`);
    expect(fates(table)).toEqual(["s0 peace open", "s1 peace open"]);
    expect(table.deciders()).toEqual([0, 1, 2, 3]);
    readyAll(table);
    expect(table.relation(0, 1)).toBe("peace");
    expect(eventsOf(table.events, "proposalAnswered")).toEqual([
      { kind: "proposalAnswered", rule: "IR-5.2.4", party: 1, other: 0, word: "accepted", reason: "dividend" },
    ]);
  });

  test("withdraws a contrary stance when it is accepted", () => {
    const table = given(4, `${HOMES} relation s2 s1 war\n turn talks s0`);
    table.play(`s0 declareWar s1\n s2 consentPeace s1\n s0 propose s2 peace war 1 third=s1\n s2 acceptProposal 0`);
    table.play(`s0 propose s1 ${PEACE} 1\n s1 acceptProposal 1`);
    const words = eventsOf(table.events, "stanceChanged").map(
      ({ party, other, word }) => `s${party} s${other} ${word}`,
    );
    expect(words).toEqual(["s0 s1 declareWar", "s2 s1 consentPeace", "s2 s1 withdrawConsent", "s0 s1 withdrawWar"]);
  });

  test("can be countered with other terms, rejected and withdrawn", () => {
    const table = given(4, TALKS);
    table.play(`s0 propose s1 ${PEACE} 3\n s1 counterProposal 0 peace peace,war 1 third=s2 reason=more`);
    expect(table.verdict("s1 acceptProposal 1")).toBe("not-your-proposal");
    table.play("s0 rejectProposal 1 reason=no-reason\n s0 propose s2 passage passage 1\n s0 withdrawProposal 2");
    expect(answers(table)).toEqual(["countered", "rejected", "withdrawn"]);
    expect(table.view(3).board.frames.at(-1)).toMatchObject({
      proposals: [{ reason: "more" }, { reason: "no-reason" }, {}],
    });
    expect(fates(table)).toEqual([]);
  });

  test("lapses when the talks end", () => {
    const table = given(4, TALKS);
    table.play(`s0 propose s1 ${PEACE} 1`);
    readyAll(table);
    expect(eventsOf(table.events, "proposalAnswered").map(({ word }) => word)).toEqual(["lapsed"]);
    expect(table.state.promises).toBeUndefined();
  });

  test("is refused if it stands already, makes no sense, or is one too many", () => {
    const table = given(4, TALKS);
    expect(table.verdict("s0 propose s1 - - 1")).toBe("not-a-proposal");
    expect(table.verdict("s0 propose s1 war war 1")).toBe("not-a-proposal");
    expect(table.verdict("s0 propose s1 peace,peace - 1")).toBe("not-a-proposal");
    expect(table.verdict("s0 propose s1 war,peace - 1 third=s2")).toBe("not-a-proposal");
    expect(table.verdict("s0 propose s1 war war 1 third=s1")).toBe("no-such-opponent");
    expect(table.verdict("s0 propose s0 peace peace 1")).toBe("no-such-opponent");
    expect(table.verdict("s0 acceptProposal 0")).toBe("no-such-proposal");
    table.play(`s0 propose s1 ${PEACE} 1`);
    expect(table.verdict(`s0 propose s1 ${PEACE} 1`)).toBe("same-proposal");
    expect(table.verdict(`s1 counterProposal 0 ${PEACE} 1`)).toBe("same-proposal");
    table.play(`s0 propose s2 ${PEACE} 1\n s0 propose s3 ${PEACE} 1`);
    expect(table.verdict(`s0 propose s3 ${PEACE} 2`)).toBe("too-many-proposals");
    for (const place of [0, 1, 2]) table.play(`s0 withdrawProposal ${place}`);
    expect(table.verdict("s1 rejectProposal 0")).toBe("proposal-is-answered");
    for (const rounds of [1, 2, 3]) table.play(`s0 propose s1 ${PEACE} ${rounds}\n s0 withdrawProposal ${rounds + 2}`);
    expect(table.verdict(`s0 propose s2 ${PEACE} 1`)).toBe("too-many-proposals");
  });

  test("is not possible once the stances are chosen secretly", () => {
    const table = given(4, TALKS, { diplomacyClose: "sealed" });
    for (const seat of [0, 1, 2, 3]) table.play(`s${seat} ready`);
    expect(table.verdict(`s0 propose s1 ${PEACE} 1`)).toBe("not-offered");
  });

  test("is listed as a sample of free actions that are all legal", () => {
    const table = given(4, TALKS);
    table.play(`s0 propose s1 ${PEACE} 1`);
    const kinds = (seat: 0 | 1) => new Set(imperunde.freeActions(table.state, seat as never).map(({ kind }) => kind));
    expect(kinds(0)).toContain("withdrawProposal");
    expect(kinds(1)).toContain("counterProposal");
    expect(kinds(1)).toContain("propose");
  });
});

describe("RU-47: a promise is not binding, but remembered", () => {
  const agreed = (deal: string, position = TALKS, options = {}): TestTable => {
    const table = given(4, position, options);
    table.play(`s0 propose s1 ${deal}\n s1 acceptProposal 0`);
    return table;
  };

  test("a declaration of war breaks a promise of peace, and frees the other side", () => {
    const table = agreed("peace peace 2");
    table.play("s0 declareWar s1");
    readyAll(table);
    expect(fates(table)).toEqual(["s0 peace broken", "s1 peace released"]);
    expect(told(table)).toEqual(["promiseBroken s0 peace"]);
    expect(reputationOf(table.state, 0 as never)).toEqual({ kept: 0, broken: 1 });
  });

  test("a withdrawn consent breaks a promise of peace in a war", () => {
    const table = agreed("peace peace 1", AT_WAR);
    table.play("s1 withdrawConsent s0");
    readyAll(table);
    expect(fates(table)).toEqual(["s0 peace released", "s1 peace broken"]);
  });

  test("a secret choice of war breaks a promise of peace when it is revealed", () => {
    const table = agreed("peace peace 1", TALKS, { diplomacyClose: "sealed" });
    for (const seat of [0, 1, 2, 3]) table.play(`s${seat} ready`);
    table.play("s0 sealStance -\n s1 sealStance s0\n s2 sealStance -\n s3 sealStance -");
    table.pass();
    expect(told(table)).toEqual(["promiseBroken s1 peace"]);
  });

  test("a promise of war is kept or broken when the talks end", () => {
    const table = agreed("war war 1 third=s2");
    expect(eventsOf(table.events, "stanceChanged")).toHaveLength(2);
    table.play("s1 withdrawWar s2");
    readyAll(table);
    expect(told(table)).toEqual(["promiseKept s0 war", "promiseBroken s1 war"]);
  });

  test("a promise of war for two rounds stays open after the first", () => {
    const table = agreed("war - 2 third=s2", `${HOMES} relation s0 s2 war\n round 1 2\n turn talks s0`);
    readyAll(table);
    expect(fates(table)).toEqual(["s0 war open"]);
  });

  test("a card breaks a promise of peace, and frees the other side", () => {
    const table = agreed("peace,passage peace,passage 1", `${HOMES} hand s0 declarationOfWar\n turn talks s0`);
    playCard(table, "s0 declarationOfWar s1");
    expect(fates(table)).toEqual(["s0 peace broken", "s0 passage open", "s1 peace released", "s1 passage released"]);
  });

  test("an attack at sea breaks a promise of passage", () => {
    const table = given(4, `${ARABIA}\n promise s0 s1 passage 1 1 open`);
    table.play(ARABIA_ATTACK);
    expect(told(table)).toEqual(["promiseBroken s0 passage"]);
  });

  test("an attack on land does not break a promise of passage", () => {
    const table = given(4, `${CONGO}\n promise s0 s1 passage 1 1 open`);
    table.play(CONGO_ATTACK);
    expect(told(table)).toEqual([]);
  });

  test.each([
    ["automatic", "s0 move frigate bay-of-bengal indian-ocean"],
    ["optional", "s0 move frigate bay-of-bengal indian-ocean\n s0 sink"],
  ])("sinking transports breaks a promise of passage (%s)", (sinkCargo, lines) => {
    const position = `${HOMES} relation s0 s1 war\n pieces bay-of-bengal s0 frigate 1\n pieces indian-ocean s1 infantry-aboard 1
      promise s0 s1 passage 1 1 open\n promise s1 s0 passage 1 1 open\n turn movement s0`;
    const table = given(4, position, { sinkCargo });
    table.play(lines);
    expect(fates(table)).toEqual(["s0 passage broken", "s1 passage released"]);
  });

  test("peace and passage are kept when their last round ends", () => {
    const embark = `${HOMES} round 2 7\n promise s0 s1 peace 2 1 open\n promise s1 s0 passage 3 1 open`;
    const table = given(4, `${embark}\n turn embarkation s0`);
    for (let step = 0; step < 200 && table.state.round === 2; step++) {
      const [seat] = table.deciders();
      if (seat === undefined) break;
      table.play(`s${seat} ${table.top() === "embarkation" ? "endEmbarkation" : defaultLine(table, seat)}`);
    }
    expect(table.state.round).toBe(3);
    expect(fates(table)).toEqual(["s0 peace kept", "s1 passage open"]);
    expect(reputationOf(table.state, 0 as never)).toEqual({ kept: 1, broken: 0 });
  });

  test("a promise that is made again is extended, not doubled", () => {
    const table = agreed("peace peace 3");
    table.play("s1 propose s0 peace peace 1\n s0 acceptProposal 1");
    expect(promisesOf(table.state).map(({ until }) => until)).toEqual(
      [3, 3].map((rounds) => table.state.round + rounds - 1),
    );
  });
});

function defaultLine(table: TestTable, seat: number): string {
  const { kind } = imperunde.defaultAction(table.state, seat as never);
  return kind;
}
