import { describe, expect, it } from "vitest";
import { seededSource } from "./chance.ts";
import type { Game } from "./game.ts";
import { lastNumber, type Match, newHeader } from "./match.ts";
import { createMatch, openMatch, recreateMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { hasStateAfter, provideState, standingActions, stateAfter } from "./match-states.ts";
import { matchToText } from "./match-text.ts";
import { dropLastEntry, replayEntry, takeBackTo, undoLimit, undoTo } from "./match-undo.ts";
import { type FerryAction, ferry } from "./reference/index.ts";
import type { Tagged } from "./schema.ts";
import { asSeat, type Seat } from "./seat.ts";
import { canonicalJson, stateHash } from "./stable-hash.ts";

const [ANNA, BEN] = [asSeat(0), asSeat(1)];
const header = newHeader(ferry, {
  id: "m",
  players: 2,
  options: { rounds: 20, hands: "hidden" },
  chance: { kind: "seed", seed: "11" },
});
const source = seededSource("11");

describe("a match opened at a snapshot", () => {
  it("continues like the complete match, without the entries before the snapshot", () => {
    const complete = playedMatch(50);
    const opened = openedAt(complete, 30);
    expect(opened.entries).toEqual([]);
    expect(lastNumber(opened)).toBe(30);
    for (const entry of complete.entries.slice(30)) replayEntry(opened, entry);
    expect(lastNumber(opened)).toBe(50);
    expect(opened.state).toEqual(complete.state);
    expect(opened.deciders).toEqual(complete.deciders);
    for (let number = 30; number <= 50; number++) {
      expect(stateAfter(opened, number)).toEqual(stateAfter(complete, number));
    }
  });

  it("numbers new entries after the snapshot and refuses older numbers", () => {
    const opened = openedAt(playedMatch(30), 30);
    const seat = opened.deciders[0] as Seat;
    const action = opened.game.actions(opened.state, seat)[0];
    expect(appendAction(opened, 0, seat, action, source)).toMatchObject({ refused: { code: "stale-number" } });
    expect(appendAction(opened, 30, seat, action, source)).toMatchObject({ number: 31 });
  });

  it("has no draft that reaches across the snapshot", () => {
    const match = newMatch();
    appendAction(match, 0, ANNA, { kind: "bid", coins: 1 }, source);
    expect(undoLimit(match, ANNA)).toBe(0);
    const opened = openedAt(match, 1);
    expect(undoLimit(opened, ANNA)).toBe(1);
    expect(undoTo(opened, 1, ANNA, 0)).toMatchObject({ refused: { code: "beyond-the-draft" } });
  });

  it("returns to an entry before the snapshot once its state is provided", () => {
    const complete = playedMatch(50);
    const opened = openedAt(complete, 30);
    expect(hasStateAfter(opened, 12)).toBe(false);
    const before = canonicalJson(opened);
    expect(() => takeBackTo(opened, 30, 12)).toThrow("entry 12 is not in memory");
    expect(canonicalJson(opened)).toBe(before);
    provideState(opened, 12, stateAfter(complete, 12));
    expect(takeBackTo(opened, 30, 12)).toMatchObject({ number: 31 });
    expect(opened.state).toEqual(stateAfter(complete, 12));
    expect(stateAfter(opened, 31)).toEqual(opened.state);
    expect(standingActions(opened)).toEqual([]);
  });

  it("keeps the snapshot it was opened at, however long it gets", () => {
    const opened = openedAt(playedMatch(7), 7);
    const [seat] = opened.deciders as [Seat];
    for (let turn = 0; turn < 3000; turn++) {
      const last = lastNumber(opened);
      appendAction(opened, last, seat, opened.game.actions(opened.state, seat)[0], source);
      takeBackTo(opened, last + 1, last);
    }
    expect(opened.snapshots.saved.length).toBeLessThanOrEqual(66);
    expect(hasStateAfter(opened, 7)).toBe(true);
    expect(stateHash(ferry, stateAfter(opened, 7))).toBe(stateHash(ferry, opened.state));
  });

  it("cannot be written as a file", () => {
    expect(() => matchToText(openedAt(playedMatch(9), 9))).toThrow("entries 1 to 9 are not in memory");
  });

  it("reads stored states and actions with the field names they were stored with", () => {
    const game = renamed();
    const old: Match = openMatch(game, header, [], { number: 4, state: { amount: 3 } });
    expect(old.state).toEqual({ coins: 3 });
    provideState(old, 2, { amount: 1 });
    const entry = { kind: "action", seat: ANNA, action: { kind: "add", amount: 2 }, draws: [] } as const;
    expect(replayEntry(old, entry)).toMatchObject({ number: 5 });
    expect(old.state).toEqual({ coins: 5 });
    expect(old.entries).toEqual([{ ...entry, action: { kind: "add", coins: 2 } }]);
    takeBackTo(old, 5, 2);
    expect(old.state).toEqual({ coins: 1 });
  });

  it("reads stored statements with the field names they were stored with", () => {
    const statements: readonly Tagged[] = [{ kind: "begin", amount: 7 } as Tagged];
    const created = recreateMatch(renamed(), { ...header, begin: "empty", statements }, []);
    expect("match" in created && created.match.state).toEqual({ coins: 7 });
    expect("match" in created && created.match.header.statements).toEqual([{ kind: "begin", coins: 7 }]);
  });
});

describe("dropping the last entry", () => {
  it("leaves the match as it was before an action", () => {
    const match = playedMatch(31);
    const before = canonicalJson(match);
    const seat = match.deciders[0] as Seat;
    appendAction(match, 31, seat, match.game.actions(match.state, seat)[0], source);
    expect(canonicalJson(match)).not.toBe(before);
    dropLastEntry(match);
    expect(canonicalJson(match)).toBe(before);
  });

  it("leaves the match as it was before a takeback", () => {
    const match = playedMatch(40);
    const before = canonicalJson(match);
    takeBackTo(match, 40, 3);
    dropLastEntry(match);
    expect(canonicalJson(match)).toBe(before);
  });

  it("does not reach across the snapshot at which the match was opened", () => {
    expect(() => dropLastEntry(openedAt(playedMatch(9), 9))).toThrow("no entry in memory");
  });
});

describe("standing actions", () => {
  it("leave out takebacks and everything that was taken back", () => {
    const match = newMatch();
    appendAction(match, 0, ANNA, { kind: "bid", coins: 1 }, source);
    undoTo(match, 1, ANNA, 0);
    appendAction(match, 2, ANNA, { kind: "bid", coins: 2 }, source);
    appendAction(match, 3, BEN, { kind: "bid", coins: 0 }, source);
    expect(standingActions(match)).toEqual([3, 4]);
  });
});

describe("an exception in the rules", () => {
  const broken = (part: Partial<typeof ferry>): Game => ({ ...ferry, ...part }) as Game;

  it("leaves match and log as they were if `play` throws after changing the state", () => {
    const { match, giver } = untilDonation(
      broken({
        play(state, seat, action, random) {
          if (action.kind !== "donate") return ferry.play(state, seat, action, random);
          state.bank += 100;
          state.coins.fill(0);
          throw new Error("planted");
        },
      }),
    );
    const before = canonicalJson(match);
    const action = { kind: "donate", coins: 1 };
    expect(() => appendAction(match, lastNumber(match), giver, action, source)).toThrow("planted");
    expect(canonicalJson(match)).toBe(before);
    expect(() => replayEntry(match, { kind: "action", seat: giver, action, draws: [] })).toThrow("planted");
    expect(canonicalJson(match)).toBe(before);
  });

  it("leaves match and log as they were if `deciders` throws on the new state", () => {
    const { match, giver } = untilDonation(
      broken({
        deciders(state) {
          if (state.bank > 1000) throw new Error("planted");
          return ferry.deciders(state);
        },
        play(state, seat, action, random) {
          if (action.kind === "donate") state.bank += 1000;
          return ferry.play(state, seat, action, random);
        },
      }),
    );
    const before = canonicalJson(match);
    const action = { kind: "donate", coins: 1 };
    expect(() => appendAction(match, lastNumber(match), giver, action, source)).toThrow("planted");
    expect(canonicalJson(match)).toBe(before);
  });
});

function newMatch(game: Game = ferry): Match {
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  return created.match;
}

function playedMatch(entries: number, game: Game = ferry): Match {
  const match = newMatch(game);
  while (lastNumber(match) < entries) {
    const seat = match.deciders[0] as Seat;
    const actions = game.actions(match.state, seat);
    appendAction(match, lastNumber(match), seat, actions[lastNumber(match) % actions.length], source);
  }
  return match;
}

/** A match of more than 32 entries in which a seat may donate a coin now. */
function untilDonation(game: Game): { readonly match: Match; readonly giver: Seat } {
  for (let entries = 33; ; entries++) {
    const match = playedMatch(entries, game);
    const action: FerryAction = { kind: "donate", coins: 1 };
    const giver = [ANNA, BEN].find((seat) => !game.refuse(match.state, seat, action));
    if (giver !== undefined) return { match, giver };
  }
}

function openedAt({ game, setupDraws, ...match }: Match, number: number): Match {
  return openMatch(game, header, setupDraws, { number, state: stateAfter({ game, setupDraws, ...match }, number) });
}

/** A game whose field `coins` was once stored as `amount`. */
function renamed(): Game {
  const part: Partial<Game<{ coins: number }, { kind: "add"; coins: number }>> = {
    storedNames: { coins: "amount" },
    actionSchemas: { add: { coins: { kind: "integer", least: 0, most: 9 } } },
    emptyBoard: () => ({ coins: 0 }),
    arrange(state, statement) {
      state.coins = (statement as { readonly coins?: number }).coins ?? 0;
      return undefined;
    },
    clone: (state) => ({ ...state }),
    deciders: () => [ANNA],
    refuse: () => undefined,
    reveals: () => false,
    play(state, _seat, { coins }) {
      state.coins += coins;
      return [];
    },
  };
  return part as Game;
}
