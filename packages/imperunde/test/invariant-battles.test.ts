import { describe, expect, test } from "vitest";
import { regionNamed } from "../src/board/board.ts";
import { lacksLocals, oddRoll, unfinishedBattle } from "../src/invariants/battles.ts";
import { freeSteps } from "../src/invariants/moves.ts";
import { LOCALS, type State } from "../src/state.ts";
import { CONGO, CORAL, EGYPT, frame, log, S0, S1, stateOf, TWO_FLEETS, withOption } from "./support/planted-faults.ts";
import { battle, fighter, movement, pending, ROUND, window } from "./support/position-file.ts";

/* Faults that lie next to what is allowed. `invariants.test.ts` plants the plain ones. */

describe("INV-15 rolls", () => {
  const roll = (dice: number, otherDice: number) => ({
    kind: "rolled",
    region: CONGO,
    dice: Array(dice).fill(1),
    otherDice: Array(otherDice).fill(1),
  });
  const lost = (region = CONGO) => ({ kind: "unitLost", region });
  const isOdd = (...entries: readonly object[]) => oddRoll(stateOf(), stateOf(), log(...entries)) !== undefined;

  test("have one to three dice on each side", () => {
    expect([isOdd(roll(3, 1), lost()), isOdd(roll(1, 3), lost())]).toEqual([false, false]);
    expect([isOdd(roll(1, 4), lost()), isOdd(roll(0, 1)), isOdd(roll(1, 0))]).toEqual([true, true, true]);
  });

  test("count only the losses that follow at once in the same region", () => {
    const passed = { kind: "passed" };
    expect(isOdd(roll(1, 1), { kind: "boarded", region: CONGO }, { kind: "shipCaptured", region: CONGO })).toBe(false);
    expect(isOdd(roll(1, 1), lost(), lost(EGYPT))).toBe(false);
    expect(isOdd(roll(1, 1), lost(), { kind: "attackBegan", region: CONGO }, lost())).toBe(false);
    expect(isOdd(roll(1, 1), passed, lost())).toBe(true);
    expect(isOdd(roll(1, 1), lost(EGYPT))).toBe(true);
    expect(isOdd(roll(2, 2), lost())).toBe(true);
  });
});

describe("INV-16 the end of a battle", () => {
  const won = (region: number) => ({ kind: "battleWon", region, party: S0 });
  const isOpen = (state: State, ...entries: readonly object[]) =>
    unfinishedBattle(state, state, log(...entries)) !== undefined;

  test("leaves only the winner's fleet in a sea", () => {
    expect(isOpen(stateOf(...TWO_FLEETS), won(CORAL))).toBe(true);
    expect(isOpen(stateOf("pieces coral-sea s0 frigate 1", "pieces coral-sea s1 infantry-aboard 1"), won(CORAL))).toBe(
      false,
    );
    expect(isOpen(stateOf("pieces coral-sea s1 frigate 1"), won(CORAL))).toBe(true);
  });

  test("RU-119 lets fleets wait for the next clearing, but no armies", () => {
    const next = { piratesCardTiming: "next-clearing" };
    expect(isOpen(withOption(next, ...TWO_FLEETS), won(CORAL))).toBe(false);
    expect(isOpen(withOption(next), won(EGYPT))).toBe(true);
  });

  test("is not checked if units arrive in the region afterwards, but is if they arrived before or elsewhere", () => {
    const state = stateOf();
    const arrival = (region: number) => ({ kind: "piecesAppeared", region, party: S1 });
    const step = (to: number) => ({ kind: "moved", region: CONGO, to, party: S1 });
    expect(isOpen(state, won(EGYPT), arrival(EGYPT))).toBe(false);
    expect(isOpen(state, won(EGYPT), step(EGYPT))).toBe(false);
    expect(isOpen(state, won(EGYPT), { kind: "passed" }, arrival(EGYPT))).toBe(false);
    expect(isOpen(state, arrival(EGYPT), won(EGYPT))).toBe(true);
    expect(isOpen(state, arrival(EGYPT), won(EGYPT), { kind: "passed" })).toBe(true);
    expect(isOpen(state, won(EGYPT), arrival(CONGO), step(CONGO))).toBe(true);
  });

  test("INV-29 locals are as many as the value only before the first roll", () => {
    const local = { region: CONGO, defender: LOCALS, defenders: [fighter("infantry")] };
    expect([lacksLocals(frame(battle(local))), lacksLocals(frame(battle({ ...local, rolls: 1 })))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("INV-13 steps", () => {
  const FLEET = "pieces coral-sea s0 frigate/1 1";
  const turn = (...lines: readonly string[]) => stateOf(...lines, "turn movement s0");
  const isFree = (state: State, before: State, ...entries: readonly object[]) =>
    freeSteps(state, before, log(...entries)) !== undefined;
  const step = { kind: "moved", region: regionNamed("tasman-sea"), to: CORAL };

  test("are not compared with another turn or another round", () => {
    const before = turn("pieces tasman-sea s0 frigate 1");
    expect(isFree(turn(FLEET), before, step)).toBe(false);
    expect(isFree(turn("pieces coral-sea s0 frigate 1"), before, step)).toBe(true);
    expect(isFree(turn("pieces coral-sea s0 frigate 1"), stateOf("turn movement s1"), step)).toBe(false);
    expect(isFree(stateOf("pieces coral-sea s0 frigate 1", "round 2 6", "turn movement s0"), before, step)).toBe(false);
    const closed = stateOf("round 1 6", pending(ROUND, movement({ stage: "window" }), window("movement")));
    expect(isFree(closed, closed, step)).toBe(false);
  });

  test("cost the moves of the player who moves, by ship and by land", () => {
    const landing = { kind: "landed", region: CORAL, to: CONGO };
    const aboard = turn("pieces coral-sea s0 infantry-aboard 1");
    expect(isFree(turn("pieces congo s0 infantry/0 1"), aboard, landing)).toBe(false);
    expect(isFree(turn("pieces coral-sea s0 infantry-aboard/2.0 1"), aboard, landing)).toBe(true);
    expect(isFree(turn("pieces coral-sea s0 infantry-aboard/0.1 1"), aboard, landing)).toBe(true);
    const rider = turn("pieces coral-sea s0 cavalry-aboard 1");
    expect(isFree(turn("pieces coral-sea s0 cavalry-aboard/2.0 1"), rider, landing)).toBe(true);
    const last = turn("pieces coral-sea s0 infantry-aboard/1.1 1");
    const ashore = turn("pieces congo s0 infantry/0 1");
    expect(isFree(ashore, last, landing)).toBe(false);
    expect(isFree(ashore, last, landing, { kind: "reinforced" })).toBe(true);
    expect(isFree(turn(), turn(), { kind: "reinforced" })).toBe(true);
    const others = turn("pieces coral-sea s0 frigate 1", "pieces indian-ocean s1 frigate/0 1");
    const old = turn("pieces tasman-sea s0 frigate 1", "pieces indian-ocean s1 frigate 1");
    expect(isFree(others, old, step)).toBe(true);
  });

  test("RU-119 into a battle cost nothing for ships that are in its sea", () => {
    const attack = { kind: "attack", seat: 0, target: CORAL, cause: "movement", sent: [] };
    const sent = { ...attack, sent: [{ fighter: fighter("frigate"), seas: [] }] };
    const at = (frameNow: object, ...lines: readonly string[]) =>
      stateOf(...lines, "round 1 6", pending(ROUND, movement(), frameNow));
    const own = "pieces coral-sea s0 frigate 1";
    expect(isFree(at(sent), at(attack, own))).toBe(false);
    expect(
      isFree(
        at(sent, "pieces coral-sea s1 frigate 1"),
        at(attack, "pieces coral-sea s1 frigate 1", "pieces tasman-sea s0 frigate 1"),
      ),
    ).toBe(true);
    expect(
      isFree(
        at(sent, "pieces coral-sea s0 infantry-aboard 1"),
        at(attack, "pieces coral-sea s0 infantry-aboard 1", "pieces tasman-sea s0 frigate 1"),
      ),
    ).toBe(true);
    const fight = battle({
      region: CORAL,
      attackers: [fighter("frigate")],
      defenders: [fighter("frigate")],
      stage: "reinforce",
    });
    expect(isFree(at(fight), at(fight, "pieces coral-sea s0 frigate/0 1"), { kind: "reinforced" })).toBe(false);
    expect(isFree(at(fight), at(fight), { kind: "reinforced" })).toBe(true);
  });
});
