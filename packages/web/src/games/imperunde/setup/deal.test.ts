import { signal } from "@preact/signals";
import { asSeat, seededRandom } from "@rondel/engine";
import { type Action, imperunde, type State } from "@rondel/imperunde";
import { describe, expect, test, vi } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { testSession } from "../../../../test/test-session.ts";
import { gameMessages } from "../../../messages/game-messages.ts";
import type { TableSession } from "../../../session/session.ts";
import { createContext } from "../context.ts";
import { catalogues } from "../messages/catalogues.ts";
import { messageParams } from "../messages/params.ts";
import { dealAutomatically, dealForMe } from "./deal.ts";

/** A new match, in which the viewer is the seat that decides first. */
function newMatch() {
  const { state } = imperunde.setup(3, defaultOptions(imperunde), seededRandom("deal"));
  const [first = asSeat(0)] = imperunde.deciders(state);
  const act = vi.fn<TableSession["act"]>(async () => undefined);
  const actions = signal<readonly Action[]>(imperunde.actions(state, first));
  const view = signal(imperunde.view(state, first));
  const session = testSession({ viewer: signal(first), view, actions, act });
  const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);
  return { context: createContext(session, messages), act, actions, view, state, first };
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
    const { context, act, view, state, first } = newMatch();
    const frames: State["frames"] = [{ kind: "round" }, { kind: "investments", turn: 0, stage: "turn" }];
    view.value = imperunde.view({ ...state, frames }, first);
    const stop = dealAutomatically(context);
    dealForMe(context);
    expect(act).not.toHaveBeenCalled();
    stop();
  });
});
