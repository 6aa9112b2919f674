import { type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperial, type State } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, type Level, playGame, thinkWithin } from "../src/index.ts";
import { decider, optionsWith, position } from "./table.ts";

function chosen(state: State, level: Level, mayActFreely = true): Action {
  const seat: Seat = decider(state);
  const known = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat) };
  const bot = botFor("imperial");
  const thinking = beginThinking(bot, { ...known, level, mayActFreely, seed: "1" });
  return thinkWithin(thinking, { nodes: 2000 }).action() as Action;
}

const GIFT = { kind: "gift", amount: 1 };
const LEVELS: readonly Level[] = ["skilled", "strong"];

describe("a gift in Imperial", () => {
  it("completes the price of a factory that is worth it, and the factory follows", () => {
    for (const level of LEVELS) {
      const state = position("factory-lacks-one");
      const gift = chosen(state, level);
      expect(gift, level).toMatchObject(GIFT);
      expect(imperial.refuse(state, decider(state), gift)).toBeUndefined();
      imperial.play(state, decider(state), gift, seededRandom("gift"));
      expect(chosen(state, level), level).toEqual({ kind: "moveRondel", space: 0 });
    }
  });

  it("is not given without cash, for a factory that is too dear, or for a hint", () => {
    for (const level of LEVELS) {
      const poor = position("factory-lacks-one");
      poor.cash[decider(poor)] = 0;
      expect(chosen(poor, level).kind, level).not.toBe("gift");
      const empty = position("factory-lacks-one");
      empty.treasury[4] = 1;
      expect(chosen(empty, level).kind, level).not.toBe("gift");
      expect(chosen(position("factory-lacks-one"), level, false).kind, level).not.toBe("gift");
    }
  });

  it("is rare in games between bots", () => {
    const levels: Level[] = ["skilled", "skilled", "skilled", "skilled"];
    let gifts = 0;
    for (const seed of ["1", "2", "3", "4", "5", "6"]) {
      const pairing = { players: 4, options: optionsWith({}), levels, seed };
      const { conduct, outcome } = playGame(imperial, botFor("imperial"), pairing);
      expect(outcome).toBeDefined();
      gifts += conduct.reduce((sum, { gifts: own = 0 }) => sum + own, 0);
    }
    expect(gifts).toBeGreaterThan(0);
    expect(gifts).toBeLessThan(12);
  });
});
