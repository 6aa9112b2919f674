import { signal } from "@preact/signals";
import { asSeat, seededRandom } from "@rondel/engine";
import { type Action, imperunde, type State } from "@rondel/imperunde";
import { describe, expect, test, vi } from "vitest";
import type { ImperundeContext } from "../context.ts";
import { dealAutomatically, dealForMe } from "./deal.ts";

/** A new match, in which the viewer is the seat that decides first. */
function newMatch() {
  const { state } = imperunde.setup(3, imperundeOptions(), seededRandom("deal"));
  const [first = asSeat(0)] = imperunde.deciders(state);
  const act = vi.fn(async (_: Action) => undefined);
  const actions = signal<readonly Action[]>(imperunde.actions(state, first));
  const context = {
    actions,
    seat: signal(first),
    possible: signal<State | undefined>(state),
    pending: signal(state.frames.at(-1)),
    session: { number: signal(0), act },
    dealt: signal(new Set()),
  } as unknown as ImperundeContext;
  return { context, act, actions, state, first };
}

function imperundeOptions() {
  const entries = Object.entries(imperunde.options).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(entries) as Parameters<typeof imperunde.setup>[1];
}

describe("the setup", () => {
  test("waits for the player if there is something to choose", () => {
    const { context, act } = newMatch();
    dealAutomatically(context)();
    expect(act).not.toHaveBeenCalled();
  });

  test("plays the suggestion of the rules once the player leaves it to the page", () => {
    const { context, act, state, first } = newMatch();
    const stop = dealAutomatically(context);
    dealForMe(context);
    expect(act.mock.calls).toEqual([[imperunde.defaultAction(state, first)]]);
    stop();
  });

  test("has no step that offers one choice", () => {
    const { context, act, actions } = newMatch();
    const stop = dealAutomatically(context);
    actions.value = actions.value.slice(0, 1);
    expect(act).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is over with the first round", () => {
    const { context, act } = newMatch();
    (context.pending as { value: unknown }).value = { kind: "investments", turn: 0, stage: "turn" };
    const stop = dealAutomatically(context);
    dealForMe(context);
    expect(act).not.toHaveBeenCalled();
    stop();
  });
});
