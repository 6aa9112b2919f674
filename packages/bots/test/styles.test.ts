import { type AnyEvent, type AnyOptions, chooseOptions, type Game, type Seat, seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, type Entrant, stylesOf } from "../src/index.ts";
import type { Style } from "../src/styles.ts";

/** Plays a number of actions with one style at every seat, and returns all actions and events. */
function playInStyle(game: Game, style: Style, actions: number) {
  const answer = chooseOptions(game.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  const random = seededRandom(`style/${style}`);
  const { state } = game.setup(3, answer.options as AnyOptions, random);
  const bot = botFor(game.id);
  const [kinds, events]: [string[], AnyEvent[]] = [[], []];
  for (let number = 0; number < actions && game.deciders(state).length > 0; number++) {
    const seat = game.deciders(state)[0] as Seat;
    const known = { view: game.view(state, seat), seat, actions: game.actions(state, seat), seed: `${number}` };
    const action = beginThinking(bot, { ...known, level: "skilled", style }).action();
    expect(game.refuse(state, seat, action)).toBeUndefined();
    kinds.push(action.kind);
    events.push(...game.play(state, seat, action, random));
  }
  return { kinds, events };
}

/** What each style does, or never does, within some hundred actions. */
const SIGNS: Readonly<Partial<Record<Style, { readonly does?: string; readonly never?: string }>>> = {
  turtle: { never: "declareWar" },
  rusher: { does: "declareWar" },
  banker: { never: "declareWar" },
  "card-shark": { does: "buyCard" },
  "sea-lord": { does: "buyWarship" },
  raider: { does: "declareBattle" },
  miser: { never: "invest" },
  "no-fight": { never: "declareBattle" },
};

describe("the pool of styles", () => {
  for (const game of [imperial, imperunde] as readonly Game[]) {
    for (const style of stylesOf(game.id) as readonly Style[]) {
      it(`plays ${game.id} in the style ${style}`, () => {
        const { kinds } = playInStyle(game, style, 300);
        const { does, never } = SIGNS[style] ?? {};
        if (does !== undefined) expect(kinds).toContain(does);
        if (never !== undefined) expect(kinds).not.toContain(never);
      });
    }
  }

  it("has six styles of each game, with names of their own", () => {
    const names: Entrant[] = [...stylesOf("imperial"), ...stylesOf("imperunde")];
    expect(new Set(names).size).toBe(12);
    expect(stylesOf("ferry")).toEqual([]);
  });

  it("a banker borrows in the first rounds", () => {
    const { events } = playInStyle(imperunde as Game, "banker", 200);
    expect(events).toContainEqual(expect.objectContaining({ kind: "debtSettled", count: 5 }));
  });
});
