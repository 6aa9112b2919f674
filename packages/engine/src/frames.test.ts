import { describe, expect, it } from "vitest";
import { type FrameRules, frameMachine, popFrame, pushFrame, topFrame } from "./frames.ts";
import { refusal } from "./message.ts";
import { asSeat } from "./seat.ts";
import { seededRandom } from "./seeded-random.ts";

interface State {
  frames: Frame[];
  answers: string[];
}
type Frame = { readonly kind: "turn"; left: number } | { readonly kind: "question" };
type Action = { readonly kind: "ask" } | { readonly kind: "yes" };
interface Event {
  readonly kind: string;
  readonly rule: string;
}

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
  step(state, frame, context) {
    if (frame.left > 0) return false;
    popFrame(state, frame);
    context.emit({ kind: "turnEnded", rule: "T-2" });
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
    state.answers.push("yes");
  },
  step: () => false,
};

const machine = frameMachine<State, Frame, Action, Event>({ turn, question });
const random = seededRandom(1);

describe("the frame stack", () => {
  it("asks the top frame; the frame below continues after an interrupt", () => {
    const state: State = { frames: [{ kind: "turn", left: 2 }], answers: [] };
    expect(machine.deciders(state)).toEqual([ASKER]);
    machine.play(state, ASKER, { kind: "ask" }, random);
    expect(machine.deciders(state)).toEqual([ASKED]);
    expect(machine.prompt(state, ASKED)).toEqual({ code: "answer", params: {} });
    expect(machine.refuse(state, ASKED, { kind: "ask" })).toMatchObject({ code: "answer-first", rule: "T-3" });
    machine.play(state, ASKED, { kind: "yes" }, random);
    expect(machine.deciders(state)).toEqual([ASKER]);
  });

  it("plays on to the next decision, and has no deciders without a frame", () => {
    const state: State = { frames: [{ kind: "turn", left: 1 }], answers: [] };
    machine.play(state, ASKER, { kind: "ask" }, random);
    const events = machine.play(state, ASKED, { kind: "yes" }, random);
    expect(events).toEqual([{ kind: "turnEnded", rule: "T-2" }]);
    expect(machine.deciders(state)).toEqual([]);
    expect(machine.actions(state, ASKER)).toEqual([]);
    expect(() => machine.refuse(state, ASKER, { kind: "ask" })).toThrow("there is no frame");
  });

  it("survives JSON in the middle of an interrupt", () => {
    const state: State = { frames: [{ kind: "turn", left: 1 }], answers: [] };
    machine.play(state, ASKER, { kind: "ask" }, random);
    const revived = JSON.parse(JSON.stringify(state)) as State;
    machine.play(revived, ASKED, { kind: "yes" }, random);
    expect(revived).toEqual({ frames: [], answers: ["yes"] });
  });

  it("pops only the top frame", () => {
    const below: Frame = { kind: "turn", left: 1 };
    const state: State = { frames: [below, { kind: "question" }], answers: [] };
    expect(() => popFrame(state, below)).toThrow("not on top");
    expect(topFrame(state)).toEqual({ kind: "question" });
  });

  it("throws if the rules step forever", () => {
    const endless = frameMachine<State, Frame, Action, Event>({ turn: { ...turn, step: () => true }, question });
    const state: State = { frames: [{ kind: "turn", left: 1 }], answers: [] };
    expect(() => endless.runToDecision(state, { random, emit: () => {} })).toThrow("does not stop stepping");
  });
});
