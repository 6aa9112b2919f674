import { stableHash } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { eventsOf, type Frame, objectionsOf } from "../src/index.ts";
import { HOMES } from "./support/positions.ts";
import { given, type TestTable } from "./support/table.ts";

const TALKS = `${HOMES} turn talks s0`;

function talksOf(table: TestTable): Extract<Frame, { kind: "talks" }> {
  const frame = table.state.frames.find(({ kind }) => kind === "talks");
  if (frame?.kind !== "talks") throw new Error("no talks");
  return frame;
}

describe("RU-112: a vote against the target", () => {
  test("is public, says why, and leaves players ready who were ready", () => {
    const table = given(4, TALKS);
    table.play("s0 proposeTarget 20\n s0 ready\n s1 voteTarget no reason=behind");
    expect(table.deciders()).toEqual([1, 2, 3]);
    expect(table.view("spectator").board.frames.at(-1)).toMatchObject({ objections: [{ by: 1, reason: "behind" }] });
    expect(eventsOf(table.events, "targetVoted")).toEqual([
      { kind: "targetVoted", rule: "IR-5.2.5", party: 1, word: "no", reason: "behind" },
    ]);
    expect(table.offers(1)).not.toContain("voteTarget yes");
    expect(table.offers(2)).toContain("voteTarget yes");
  });

  test("can be changed, and ends with the next proposal", () => {
    const table = given(4, TALKS);
    table.play("s0 proposeTarget 20\n s1 voteTarget no\n s2 voteTarget no\n s1 voteTarget yes");
    expect(objectionsOf(talksOf(table))).toEqual([{ by: 2 }]);
    expect(talksOf(table).votes).toEqual([1, 1, 0, 0]);
    table.play("s3 proposeTarget 25 reason=shorter");
    expect(objectionsOf(talksOf(table))).toEqual([]);
    expect(talksOf(table).votes).toEqual([0, 0, 0, 1]);
  });

  test("keeps the target as it is", () => {
    const table = given(4, TALKS);
    table.play("s0 proposeTarget 20\n s1 voteTarget yes\n s2 voteTarget yes\n s3 voteTarget no");
    for (const seat of [0, 1, 2, 3]) table.play(`s${seat} ready`);
    table.pass();
    expect(table.state.target).toBe(31);
  });
});

test("RU-112: a withdrawn vote with a reason is a vote against the target", () => {
  const table = given(4, TALKS);
  table.play("s0 proposeTarget 20\n s1 voteTarget yes\n s1 voteTarget no reason=behind");
  expect(objectionsOf(talksOf(table))).toEqual([{ by: 1, reason: "behind" }]);
  expect(talksOf(table).votes).toEqual([1, 0, 0, 0]);
});

test("a withdrawn vote without a reason leaves the state that it left in earlier matches", () => {
  const voted = given(4, TALKS);
  voted.play("s0 proposeTarget 20\n s1 voteTarget yes\n s1 voteTarget no");
  const silent = given(4, TALKS);
  silent.play("s0 proposeTarget 20");
  expect(stableHash(talksOf(voted))).toBe(stableHash(talksOf(silent)));
  expect(talksOf(voted)).not.toHaveProperty("objections");
});
