import { signal } from "@preact/signals";
import { asSeat, chooseOptions, type Game, seededRandom } from "@rondel/engine";
import { imperial, NATIONS, type State } from "@rondel/imperial";
import { describe, expect, test } from "vitest";
import { createAsk } from "./answers.ts";

const game: Game<State> = imperial;

function opening(): State {
  const answer = chooseOptions(imperial.options, {});
  if ("problem" in answer) throw new Error(answer.problem.code);
  return game.setup(3, answer.options, seededRandom("answers")).state;
}

/** The position after so many random decisions. */
function later(state: State, decisions: number): State {
  const next = imperial.clone(state);
  const random = seededRandom("later");
  for (let made = 0; made < decisions; made++) {
    const [seat] = imperial.deciders(next);
    if (seat === undefined) break;
    const actions = imperial.actions(next, seat);
    imperial.play(next, seat, actions[random.draw("action", actions.length)] ?? { kind: "pass" }, random);
  }
  return next;
}

describe("previews", () => {
  const past = opening();
  const now = later(past, 60);
  const viewer = asSeat(1);
  const guessed = (state: State) => imperial.guess(imperial.view(state, viewer), seededRandom("cash of others"));
  const score = { kind: "score" } as const;

  test("equal the answers of the rules, computed from a view alone", () => {
    const ask = createAsk(signal(guessed(now)), signal(viewer));
    expect(ask(score)).toEqual(imperial.answer(now, viewer, score));
    for (const nation of NATIONS) {
      expect(ask({ kind: "rondel", nation })).toEqual(imperial.answer(now, viewer, { kind: "rondel", nation }));
    }
  });

  test("follow the position on screen, an earlier one as well as the current one", () => {
    const shown = signal<State | undefined>(guessed(past));
    const ask = createAsk(shown, signal(viewer));
    expect(ask(score)).toEqual(imperial.answer(past, viewer, score));
    shown.value = guessed(now);
    expect(ask(score)).toEqual(imperial.answer(now, viewer, score));
    expect(imperial.answer(now, viewer, score)).not.toEqual(imperial.answer(past, viewer, score));
  });
});
