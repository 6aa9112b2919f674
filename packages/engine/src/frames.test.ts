import { describe, expect, it } from "vitest";
import { type FrameRules, frameMachine, popFrame, pushFrame, topFrame } from "./frames.ts";
import { refusal } from "./message.ts";
import { asSeat } from "./seat.ts";
import { seededRandom } from "./seeded-random.ts";

interface State {
  frames: Frame[];
  said: string[];
}
type Frame = { readonly kind: "turn"; left: number } | { readonly kind: "question" };
type Action = { readonly kind: "ask" } | { readonly kind: "yes" };
type Event = { readonly kind: string; readonly rule: string };

const [ASKER, ASKED] = [asSeat(0), asSeat(1)];

const turn: FrameRules<State, Extract<Frame, { kind: "turn" }>, Action, Event> = {
  deciders: () => [ASKER],
  actions: () => [{ kind: "ask" }],
  defaultAction: () => ({ kind: "ask" }),
  refuse: (_state, _frame, _seat, action) => (action.kind === "ask" ? undefined : refusal("only-asking", "T-1")),
  prompt: () => ({ code: "ask", params: {} }),
  play(state, frame) {
    frame.left -= 1;
    pushFrame(state, { kind: "question" });
  },
  step(state, frame, table) {
    if (frame.left > 0) return false;
    popFrame(state, frame);
    table.emit({ kind: "turnEnded", rule: "T-2" });
    return true;
  },
};

const question: FrameRules<State, Extract<Frame, { kind: "question" }>, Action, Event> = {
  deciders: () => [ASKED],
  actions: () => [{ kind: "yes" }],
  defaultAction: () => ({ kind: "yes" }),
  refuse: (_state, _frame, _seat, action) => (action.kind === "yes" ? undefined : refusal("answer-first", "T-3")),
  prompt: () => ({ code: "answer", params: {} }),
  play(state, frame) {
    popFrame(state, frame);
    state.said.push("yes");
  },
  step: () => false,
};

const machine = frameMachine<State, Frame, Action, Event>({ turn, question });
const random = seededRandom(1);

describe("the frame stack", () => {
  it("asks the frame on top: an interrupt pushes, and what it interrupted goes on after it", () => {
    const state: State = { frames: [{ kind: "turn", left: 2 }], said: [] };
    expect(machine.deciders(state)).toEqual([ASKER]);
    machine.play(state, ASKER, { kind: "ask" }, random);
    expect(machine.deciders(state)).toEqual([ASKED]);
    expect(machine.prompt(state, ASKED)).toEqual({ code: "answer", params: {} });
    expect(machine.refuse(state, ASKED, { kind: "ask" })).toMatchObject({ code: "answer-first", rule: "T-3" });
    machine.play(state, ASKED, { kind: "yes" }, random);
    expect(machine.deciders(state)).toEqual([ASKER]);
  });

  it("runs on through what needs no decision, and nobody is asked when nothing is pending", () => {
    const state: State = { frames: [{ kind: "turn", left: 1 }], said: [] };
    machine.play(state, ASKER, { kind: "ask" }, random);
    const events = machine.play(state, ASKED, { kind: "yes" }, random);
    expect(events).toEqual([{ kind: "turnEnded", rule: "T-2" }]);
    expect(machine.deciders(state)).toEqual([]);
    expect(machine.actions(state, ASKER)).toEqual([]);
    expect(() => machine.refuse(state, ASKER, { kind: "ask" })).toThrow("nothing is pending");
  });

  it("survives JSON in the middle of an interrupt", () => {
    const state: State = { frames: [{ kind: "turn", left: 1 }], said: [] };
    machine.play(state, ASKER, { kind: "ask" }, random);
    const revived = JSON.parse(JSON.stringify(state)) as State;
    machine.play(revived, ASKED, { kind: "yes" }, random);
    expect(revived).toEqual({ frames: [], said: ["yes"] });
  });

  it("lets a frame end only itself, and only from the top", () => {
    const below: Frame = { kind: "turn", left: 1 };
    const state: State = { frames: [below, { kind: "question" }], said: [] };
    expect(() => popFrame(state, below)).toThrow("not on top");
    expect(topFrame(state)).toEqual({ kind: "question" });
  });

  it("reports rules that never come to rest instead of hanging", () => {
    const restless = frameMachine<State, Frame, Action, Event>({ turn: { ...turn, step: () => true }, question });
    const state: State = { frames: [{ kind: "turn", left: 1 }], said: [] };
    expect(() => restless.runToDecision(state, { random, emit: () => {} })).toThrow("never comes to rest");
  });
});
