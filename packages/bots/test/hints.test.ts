import { chooseOptions, type Seat, seededRandom } from "@rondel/engine";
import { imperunde, type Options, type State } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, type Choice, type Hint, thinkWithin } from "../src/index.ts";
import { decider, lazyThought, optionsWith, played, position, think } from "./table.ts";

/** The chance of winning that a choice shows, if any. */
const chanceOf = ({ effects }: Choice) =>
  effects.find((effect): effect is Extract<Hint, { code: "hint-chance" }> => effect.code === "hint-chance")?.params
    .percent;

/** A later choice has neither a higher value nor a higher chance. */
function expectOrdered(choices: readonly Choice[]): void {
  for (const [place, choice] of choices.slice(1).entries()) {
    const previous = choices[place] as Choice;
    expect(choice.value).toBeLessThanOrEqual(previous.value);
    expect(chanceOf(choice) ?? 0).toBeLessThanOrEqual(chanceOf(previous) ?? 100);
  }
}

describe("hints of Imperial", () => {
  it("never show a later choice as better than an earlier one", () => {
    for (const number of [9, 40, 83, 140]) {
      const state = played(4, optionsWith({ cash: "hidden" }), "simple", number, `hints/${number}`);
      const { choices } = think(state, decider(state), "strong", 1500);
      expectOrdered(choices);
      for (const { effects } of choices) expect(effects.length).toBeGreaterThan(0);
    }
  });

  it("count the whole turn and say so, with the treasury of the nation", () => {
    const state = position("flags-before-taxes");
    const { choices } = think(state, decider(state), "strong", 3000);
    const codes = choices[0]?.effects.map(({ code }) => code);
    expect(codes).toContain("hint-tax");
    expect(codes).toContain("hint-rest-of-turn");
  });

  it("name the interest that a bond brings", () => {
    const state = position("keep-the-last-government");
    const { choices } = think(state, decider(state), "strong", 3000);
    expect(choices[0]?.effects.map(({ code }) => code)).toContain("hint-interest");
  });
});

describe("hints of ImpeRunde", () => {
  const answer = chooseOptions(imperunde.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  const options = answer.options as Options;
  const thoughtOf = (state: State, seat: Seat, seed: string) => {
    const task = { view: imperunde.view(state, seat), seat, actions: imperunde.actions(state, seat), seed };
    return lazyThought(thinkWithin(beginThinking(botFor("imperunde"), { ...task, level: "strong" }), { nodes: 1 }));
  };

  it("have a reason for the best choice, none better below it, and odds of the units sent where an attack begins", () => {
    const random = seededRandom("hints");
    const { state } = imperunde.setup(4, options, random);
    const begun: number[] = [];
    for (let number = 0; number < 320; number++) {
      const seat = imperunde.deciders(state)[0] as Seat;
      const thought = thoughtOf(state, seat, `${number}`);
      const { action } = thought;
      if (action.kind === "begin" || number % 12 === 0) {
        const { choices } = thought;
        expectOrdered(choices);
        expect(choices[0]?.effects.length, JSON.stringify(action)).toBeGreaterThan(0);
        const attack = choices.find((choice) => choice.action.kind === "begin")?.effects[0];
        if (attack?.code === "hint-conquest") begun.push(attack.params.percent);
        for (const { effects } of choices) {
          for (const { code, params } of effects) if (code === "hint-conquest") expect(params.prize).toBeGreaterThan(0);
        }
      }
      imperunde.play(state, seat, action as Parameters<typeof imperunde.play>[2], random);
    }
    expect(begun.length).toBeGreaterThan(0);
  });
});
