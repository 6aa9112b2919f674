import { signal } from "@preact/signals";
import { asSeat, chooseOptions, type Game, seededRandom } from "@rondel/engine";
import { imperial, NATIONS, type State } from "@rondel/imperial";
import { describe, expect, test } from "vitest";
import { askingOf } from "./answers.ts";

const game: Game<State> = imperial;

function opening(): State {
  const answer = chooseOptions(imperial.options, {});
  if ("problem" in answer) throw new Error(answer.problem.code);
  return game.setup(3, answer.options, seededRandom("answers")).state;
}

/** The same position some decisions later. */
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
  const behind = (state: State) => imperial.guess(imperial.view(state, viewer), seededRandom("cash of others"));
  const score = { kind: "score" } as const;

  test("tell what the rules answer, although only a view is known", () => {
    const ask = askingOf(signal(behind(now)), signal(viewer));
    expect(ask(score)).toEqual(imperial.answer(now, viewer, score));
    for (const nation of NATIONS) {
      expect(ask({ kind: "rondel", nation })).toEqual(imperial.answer(now, viewer, { kind: "rondel", nation }));
    }
  });

  test("are about the position that is shown: of the past while one looks at it, of now afterwards", () => {
    const shown = signal<State | undefined>(behind(past));
    const ask = askingOf(shown, signal(viewer));
    expect(ask(score)).toEqual(imperial.answer(past, viewer, score));
    shown.value = behind(now);
    expect(ask(score)).toEqual(imperial.answer(now, viewer, score));
    expect(imperial.answer(now, viewer, score)).not.toEqual(imperial.answer(past, viewer, score));
  });
});
