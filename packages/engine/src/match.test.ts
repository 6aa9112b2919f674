import { describe, expect, it } from "vitest";
import { seededSource } from "./chance.ts";
import { type Match, newHeader } from "./match.ts";
import { createMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { stateAfter } from "./match-states.ts";
import { takeBackTo, undoLimit, undoTo } from "./match-undo.ts";
import { type FerryAction, type FerryEvent, type FerryState, ferry } from "./reference/index.ts";
import { asSeat, type Seat } from "./seat.ts";
import { stableHash } from "./stable-hash.ts";

const [ANNA, BEN] = [asSeat(0), asSeat(1)];
const header = newHeader(ferry, {
  id: "m",
  players: 2,
  options: { rounds: 4, hands: "hidden" },
  chance: { kind: "seed", seed: "11" },
});
const source = seededSource("11");

describe("appending", () => {
  it("plays a legal action and returns its number, events and draws", () => {
    const match = begin();
    const answer = play(match, ANNA, { kind: "bid", coins: 3 });
    expect(answer).toMatchObject({ number: 1, draws: [], events: [{ kind: "bidMade", seat: ANNA }] });
    expect(match.entries).toHaveLength(1);
    expect(match.deciders).toEqual([BEN]);
  });

  it("refuses an action for an older state and leaves the match unchanged", () => {
    const match = begin();
    play(match, ANNA, { kind: "bid", coins: 3 });
    const before = stableHash(match.state);
    expect(appendAction(match, 0, BEN, { kind: "bid", coins: 1 }, source)).toEqual({
      refused: { code: "stale-number", params: { expected: 0, current: 1 } },
    });
    expect(stableHash(match.state)).toBe(before);
  });

  it("refuses actions that are malformed, illegal, from an unknown seat, or after the end", () => {
    const match = begin();
    const refusedWith = (seat: Seat, action: unknown) =>
      appendAction(match, match.entries.length, seat, action, source);
    expect(refusedWith(ANNA, { kind: "bid", coins: "all" })).toMatchObject({ refused: { code: "malformed-action" } });
    expect(refusedWith(ANNA, { kind: "sail" })).toEqual({
      refused: { code: "only-bids-now", rule: "FE-2", params: {} },
    });
    expect(refusedWith(asSeat(2), { kind: "bid", coins: 1 })).toMatchObject({ refused: { code: "no-such-seat" } });
    expect(match.entries).toHaveLength(0);
    playToTheEnd(match);
    expect(refusedWith(ANNA, { kind: "bid", coins: 1 })).toMatchObject({ refused: { code: "match-is-over" } });
  });
});

describe("undo and takeback", () => {
  it("lets a seat undo its bid until the bids are revealed", () => {
    const match = begin();
    const fresh = stableHash(match.state);
    play(match, ANNA, { kind: "bid", coins: 3 });
    expect(undoLimit(match, ANNA)).toBe(0);
    expect(undoTo(match, 1, ANNA, 0)).toMatchObject({ number: 2 });
    expect(stableHash(match.state)).toBe(fresh);
    expect(match.deciders).toEqual([ANNA, BEN]);
    play(match, ANNA, { kind: "bid", coins: 2 });
    play(match, BEN, { kind: "bid", coins: 0 });
    expect(undoTo(match, 4, BEN, 3)).toMatchObject({
      refused: { code: "beyond-the-draft", params: { earliest: 4 } },
    });
  });

  it("stops at another seat's decision", () => {
    const match = begin();
    play(match, ANNA, { kind: "bid", coins: 3 });
    play(match, BEN, { kind: "bid", coins: 1 });
    expect(undoLimit(match, ANNA)).toBe(2);
  });

  it("stops at a draw and where another seat was asked", () => {
    const match = begin();
    play(match, ANNA, { kind: "bid", coins: 3 });
    play(match, BEN, { kind: "bid", coins: 0 });
    play(match, ANNA, { kind: "sail" });
    expect(undoLimit(match, ANNA)).toBe(3);
    play(match, BEN, { kind: "pass" });
    expect(undoLimit(match, BEN)).toBe(3);
    play(match, ANNA, { kind: "pass" });
    expect(match.entries.at(-1)).toMatchObject({ draws: [{ label: "crossing", sides: 6 }] });
    expect(undoLimit(match, ANNA)).toBe(5);
  });

  it("returns to any entry with consent; the log keeps the entries that were taken back", () => {
    const match = begin();
    playToTheEnd(match);
    const length = match.entries.length;
    expect(takeBackTo(match, length, 3)).toMatchObject({ number: length + 1 });
    expect(match.entries).toHaveLength(length + 1);
    expect(stableHash(match.state)).toBe(stableHash(stateAfter(match, 3)));
    expect(match.deciders.length).toBeGreaterThan(0);
    expect(takeBackTo(match, length + 1, 99)).toMatchObject({ refused: { code: "no-such-entry" } });
  });
});

describe("stateAfter", () => {
  it("returns every earlier state, with or without snapshots", () => {
    const match = begin({ ...header, options: { rounds: 20, hands: "hidden" } });
    const hashes = [stableHash(match.state)];
    playToTheEnd(match, () => hashes.push(stableHash(match.state)));
    expect(match.entries.length).toBeGreaterThan(64);
    for (const [number, hash] of hashes.entries()) expect(stableHash(stateAfter(match, number))).toBe(hash);
    match.snapshots.saved = match.snapshots.saved.slice(0, 1);
    expect(stableHash(stateAfter(match, match.entries.length))).toBe(hashes.at(-1));
  });

  it("needs a bounded number of snapshots", () => {
    const match = begin();
    for (let turn = 0; turn < 3000; turn++) {
      play(match, ANNA, { kind: "bid", coins: 1 });
      undoTo(match, match.entries.length, ANNA, match.entries.length - 1);
    }
    expect(match.entries).toHaveLength(6000);
    expect(match.snapshots.saved.length).toBeLessThanOrEqual(65);
    expect(stableHash(stateAfter(match, 5999))).not.toBe(stableHash(stateAfter(match, 6000)));
  });
});

function begin(chosen = header): Match<FerryState, FerryAction, FerryEvent> {
  const begun = createMatch<FerryState, FerryAction, FerryEvent>(ferry, chosen, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  return begun.match;
}

function play(match: Match<FerryState, FerryAction, FerryEvent>, seat: Seat, action: FerryAction) {
  return appendAction(match, match.entries.length, seat, action, source);
}

function playToTheEnd(match: Match<FerryState, FerryAction, FerryEvent>, after: () => void = () => {}): void {
  while (match.deciders.length > 0) {
    const seat = match.deciders[0] as Seat;
    const actions = match.game.actions(match.state, seat);
    play(match, seat, actions[match.entries.length % actions.length] as FerryAction);
    after();
  }
}
