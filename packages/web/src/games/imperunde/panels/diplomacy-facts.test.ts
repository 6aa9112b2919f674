import { asSeat, parseNotation } from "@rondel/engine";
import { type Event, imperunde, type State, type Statement } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import type { LogEntry } from "../../../session/session.ts";
import { diplomacyOf, talksResult, warsOf } from "./diplomacy-facts.ts";

const [ANNA, BRUNO, CLARA] = [0, 1, 2].map(asSeat) as [
  ReturnType<typeof asSeat>,
  ReturnType<typeof asSeat>,
  ReturnType<typeof asSeat>,
];

/** Three players in the talks; Anna and Bruno are at war. */
function talks(): State {
  const state = imperunde.emptyBoard(3, defaultOptions(imperunde));
  const lines = [
    "home s0 great-britain",
    "home s1 japan",
    "home s2 usa",
    "relation s0 s1 war",
    "round 2 2",
    "turn talks s0",
  ];
  for (const line of lines) {
    const read = parseNotation(imperunde.statementSchemas, line);
    if ("problem" in read || imperunde.arrange(state, read.value as Statement)) throw new Error(line);
  }
  return state;
}

const RANDOM = { draw: () => 0 };

describe("the diplomacy of a pair", () => {
  test("has the relation of now and what each of them has announced", () => {
    const state = talks();
    imperunde.play(state, BRUNO, { kind: "consentPeace", player: ANNA }, RANDOM);
    imperunde.play(state, CLARA, { kind: "declareWar", player: ANNA }, RANDOM);
    expect(diplomacyOf(state)).toMatchObject([
      { one: ANNA, other: BRUNO, relation: "war", announced: [{ by: BRUNO, about: ANNA, stance: "peace" }] },
      { one: ANNA, other: CLARA, relation: "peace", announced: [{ by: CLARA, about: ANNA, stance: "war" }] },
      { one: BRUNO, other: CLARA, relation: "peace", announced: [] },
    ]);
  });

  test("has a proposal while it waits for an answer", () => {
    const state = talks();
    const proposed = () => diplomacyOf(state).map(({ isProposed }) => isProposed);
    const deal = { offer: ["peace"], ask: ["peace"], rounds: 1 } as const;
    imperunde.play(state, CLARA, { kind: "propose", player: BRUNO, ...deal }, RANDOM);
    expect(proposed()).toEqual([false, false, true]);
    imperunde.play(state, BRUNO, { kind: "rejectProposal", proposal: 0 }, RANDOM);
    expect(proposed()).toEqual([false, false, false]);
  });
});

describe("a secret choice", () => {
  test("starts with what the player has announced, else with the wars of now", () => {
    const state = talks();
    const isAtWar = (other: number) => other === BRUNO;
    expect(warsOf(state, ANNA, [BRUNO, CLARA], isAtWar)).toEqual([BRUNO]);
    imperunde.play(state, ANNA, { kind: "consentPeace", player: BRUNO }, RANDOM);
    imperunde.play(state, ANNA, { kind: "declareWar", player: CLARA }, RANDOM);
    expect(warsOf(state, ANNA, [BRUNO, CLARA], isAtWar)).toEqual([CLARA]);
  });
});

describe("the result of the talks", () => {
  const changed = (rule: string) =>
    ({ kind: "relationChanged", rule, party: ANNA, other: BRUNO, word: "war" }) as Event;
  const round = { kind: "roundBegan", rule: "IR-4.1.1", party: ANNA, count: 2 } as Event;
  const log = (...events: readonly Event[]): LogEntry[] => [{ number: 1, events }];

  test("lists the relations that changed at the end of this round's talks", () => {
    const result = talksResult(
      { ...talks(), phase: 3 },
      log(changed("IR-5.2.3"), round, changed("IR-5.1.1"), changed("IR-5.2.3")),
    );
    expect(result).toHaveLength(1);
  });

  test("is no longer shown after the income", () => {
    expect(talksResult({ ...talks(), phase: 4 }, log(round, changed("IR-5.2.3")))).toEqual([]);
  });
});
