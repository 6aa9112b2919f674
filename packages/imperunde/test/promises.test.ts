import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { eventsOf, imperunde, promisesOf, reputationOf } from "../src/index.ts";
import { ARABIA, ARABIA_ATTACK, HOMES } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const lines = ({ state }: TestTable): string[] =>
  promisesOf(state).map(({ by, player, term, third, until, fate }) =>
    [`s${by} s${player} ${term}`, ...(third === undefined ? [] : [`s${third}`]), until, fate].join(" "),
  );
const told = (table: TestTable): string[] =>
  eventsOf(table.events, "promiseKept", "promiseBroken").map(
    ({ kind, party, other, word }) => `${kind} s${party} s${other} ${word}`,
  );
const stances = (table: TestTable): string[] =>
  eventsOf(table.events, "stanceChanged").map(({ party, other, word }) => `s${party} s${other} ${word}`);
const talks = (position: string, options = {}): TestTable =>
  given(4, `round 1 2\n ${HOMES} ${position}\n turn talks s0`, options);
const readyAll = (table: TestTable): void => {
  for (const seat of [...table.deciders()]) table.play(`s${seat} ready`);
  table.pass();
};

describe("IR-5.2.4: a new promise", () => {
  test("replaces only an open promise of the same players, term and third player", () => {
    const before = [
      "s2 s1 peace 1 open",
      "s0 s2 peace 1 open",
      "s0 s1 passage 1 open",
      "s0 s1 war s2 1 open",
      "s0 s1 peace 1 broken",
    ];
    const table = talks(
      `promise s2 s1 peace 1 1 open\n promise s0 s2 peace 1 2 open\n promise s0 s1 passage 1 3 open\n promise s0 s1 war 1 4 open third=s2\n promise s0 s1 peace 1 5 broken`,
    );
    table.play("s0 propose s1 peace,war - 1 third=s3\n s1 acceptProposal 0");
    expect(lines(table)).toEqual([...before, "s0 s1 peace 1 open", "s0 s1 war s3 1 open"]);
  });

  test("holds for its own rounds, whatever other promises say", () => {
    const table = talks("promise s0 s2 peace 9 1 open\n promise s0 s1 peace 9 2 broken");
    table.play("s0 propose s1 peace - 1\n s1 acceptProposal 0");
    expect(lines(table).at(-1)).toBe("s0 s1 peace 1 open");
  });

  test("extends a shorter open promise", () => {
    const table = talks("promise s0 s1 peace 1 1 open");
    table.play("s0 propose s1 peace - 3\n s1 acceptProposal 0");
    expect(lines(table)).toEqual(["s0 s1 peace 3 open"]);
  });

  test("asks both players again, even if they were ready", () => {
    const table = talks("");
    table.play("s0 propose s1 passage passage 1\n s0 ready\n s1 ready\n s1 acceptProposal 0");
    expect(table.deciders()).toEqual([0, 1, 2, 3]);
  });
});

describe("IR-5.2.4: the stance that a promise needs", () => {
  test("is that of a war that is declared, or of a consent to peace", () => {
    const table = talks("relation s0 s1 war");
    table.play("s0 propose s1 peace war 1 third=s2\n s1 acceptProposal 0");
    expect(eventsOf(table.events, "stanceChanged")).toEqual([
      { kind: "stanceChanged", rule: "IR-5.2.2", also: ["IR-5.2.4"], party: 0, other: 1, word: "consentPeace" },
      { kind: "stanceChanged", rule: "IR-5.2.1", also: ["IR-5.2.4"], party: 1, other: 2, word: "declareWar" },
    ]);
  });

  test("is none if only passage is promised, even in a war", () => {
    const table = talks("relation s0 s1 war");
    table.play("s0 propose s1 passage passage 1\n s1 acceptProposal 0");
    expect(stances(table)).toEqual([]);
  });

  test("is consent in a war, also if a card has made peace or war", () => {
    for (const relation of ["war", "war card=peace", "peace card=war"]) {
      const table = talks(`relation s0 s1 ${relation}`);
      table.play("s0 propose s1 peace - 1\n s1 acceptProposal 0");
      expect(stances(table)).toEqual(["s0 s1 consentPeace"]);
    }
  });

  test("is left as it is if the player has declared a war that goes on", () => {
    const table = talks("relation s0 s2 war");
    table.play("s0 declareWar s2\n s0 propose s1 war - 1 third=s2\n s1 acceptProposal 0");
    expect(stances(table)).toEqual(["s0 s2 declareWar"]);
  });
});

describe("RU-47: at the end of the talks", () => {
  test("a promise that was settled before is not judged or reported again", () => {
    const table = talks("promise s0 s1 peace 1 1 kept\n promise s2 s3 peace 1 2 broken\n promise s0 s2 peace 1 3 open");
    table.play("s0 declareWar s1\n s0 declareWar s2");
    readyAll(table);
    expect(lines(table)).toEqual(["s0 s1 peace 1 kept", "s2 s3 peace 1 broken", "s0 s2 peace 1 broken"]);
    expect(told(table)).toEqual(["promiseBroken s0 s2 peace"]);
    expect([0, 2].map((seat) => reputationOf(table.state, asSeat(seat)).broken)).toEqual([1, 1]);
    expect(reputationOf(table.state, asSeat(3))).toEqual({ kept: 0, broken: 0 });
  });

  test("a player is free of a promise of peace if the other makes war", () => {
    const table = talks("promise s0 s1 peace 2 1 open");
    table.play("s1 declareWar s0");
    readyAll(table);
    expect([lines(table), told(table)]).toEqual([["s0 s1 peace 2 released"], []]);
  });

  test("a secret choice of war against a later seat breaks a promise of peace", () => {
    const table = talks("promise s0 s1 peace 1 1 open", { diplomacyClose: "sealed" });
    for (const seat of [0, 1, 2, 3]) table.play(`s${seat} ready`);
    table.play("s0 sealStance s1\n s1 sealStance -\n s2 sealStance -\n s3 sealStance -");
    table.pass();
    expect(told(table)).toEqual(["promiseBroken s0 s1 peace"]);
  });

  test("a broken promise frees the other side only from promises of the same agreement", () => {
    const table = talks("");
    table.play("s0 propose s3 peace peace 2\n s3 acceptProposal 0");
    table.play("s1 propose s0 passage - 2\n s0 acceptProposal 1");
    table.play("s0 propose s1 peace war 2 third=s2\n s1 acceptProposal 2");
    table.play("s0 declareWar s1");
    readyAll(table);
    expect(lines(table)).toEqual([
      "s0 s3 peace 2 open",
      "s3 s0 peace 2 open",
      "s1 s0 passage 2 open",
      "s0 s1 peace 2 broken",
      "s1 s0 war s2 2 released",
    ]);
  });

  test("a broken promise does not change what the other side has kept already", () => {
    const table = talks("promise s0 s1 peace 1 1 open\n promise s1 s0 passage 1 1 kept");
    table.play("s0 declareWar s1");
    readyAll(table);
    expect(lines(table)).toEqual(["s0 s1 peace 1 broken", "s1 s0 passage 1 kept"]);
  });
});

test("RU-47: war by a card settles promises between the two players only, and none of war", () => {
  const table = talks(
    `hand s0 declarationOfWar\n promise s1 s0 peace 1 1 open\n promise s2 s1 peace 1 2 open\n promise s0 s2 peace 1 3 open\n promise s2 s0 peace 1 4 open
     promise s1 s2 peace 1 5 open\n promise s1 s0 war 1 6 open third=s2`,
  );
  playCard(table, "s0 declarationOfWar s1");
  expect(lines(table)).toEqual([
    "s1 s0 peace 1 released",
    "s2 s1 peace 1 open",
    "s0 s2 peace 1 open",
    "s2 s0 peace 1 open",
    "s1 s2 peace 1 open",
    "s1 s0 war s2 1 open",
  ]);
});

test("RU-47: an attack at sea breaks only an open promise of passage to the defender", () => {
  const table = given(
    4,
    `${ARABIA}\n promise s0 s1 peace 1 1 open\n promise s2 s1 passage 1 2 open\n promise s0 s2 passage 1 3 open\n promise s0 s1 passage 1 4 kept`,
  );
  table.play(ARABIA_ATTACK);
  expect(lines(table).map((line) => line.split(" ").at(-1))).toEqual(["open", "open", "open", "kept"]);
});

describe("IR-5.2.4: proposals", () => {
  test("of others do not count against the number of a player", () => {
    const table = talks("");
    for (const player of [0, 2, 3]) table.play(`s1 propose s${player} peace peace 1`);
    expect(table.verdict("s0 propose s1 passage passage 1")).toBe("legal");
  });

  test("against different third players are different, and none is against its own maker", () => {
    const table = talks("");
    table.play("s0 propose s1 war - 1 third=s2");
    expect(table.verdict("s0 propose s1 war - 1 third=s2")).toBe("same-proposal");
    expect(table.verdict("s0 propose s1 war - 1 third=s3")).toBe("legal");
    expect(table.verdict("s0 propose s1 war - 1 third=s0")).toBe("no-such-opponent");
  });

  test("of war are countered without another war in the sample of free actions", () => {
    const table = talks("");
    const counters = (): number =>
      imperunde.freeActions(table.state, asSeat(1)).filter(({ kind }) => kind === "counterProposal").length;
    table.play("s0 propose s1 war - 1 third=s2");
    expect(counters()).toBe(1);
    table.play("s0 propose s1 peace peace 1");
    expect(counters()).toBe(3);
  });
});
