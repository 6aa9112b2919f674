import type { AnyEvent, StopCheck } from "./game.ts";
import type { Message, Refusal } from "./message.ts";
import type { Random } from "./random.ts";
import type { Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";

/**
 * One unfinished procedure. The state has a stack of frames: a turn, in it a battle, in the battle an answer window. An interrupt
 * pushes a frame; when it pops, the frame below continues. Frames are plain data, so the stack survives JSON.
 */
export interface AnyFrame {
  readonly kind: string;
}

export interface HasFrames<Frame extends AnyFrame> {
  /** The last frame is the top of the stack. It decides what happens next. */
  frames: Frame[];
}

/** Chance and event output for rules code. */
export interface PlayContext<Event extends AnyEvent> {
  readonly random: Random;
  emit(event: Event): void;
}

/** The rules of one kind of frame: who decides, which actions are legal, what they do. */
export interface FrameRules<State, Frame extends AnyFrame, Action extends Tagged, Event extends AnyEvent> {
  deciders(state: State, frame: Frame): readonly Seat[];
  actions(state: State, frame: Frame, seat: Seat): Action[];
  defaultAction(state: State, frame: Frame, seat: Seat): Action;
  refuse(state: State, frame: Frame, seat: Seat, action: Action): Refusal | undefined;
  play(state: State, frame: Frame, seat: Seat, action: Action, context: PlayContext<Event>): void;
  prompt(state: State, frame: Frame, seat: Seat): Message;
  /**
   * Called when this frame is on top after a change: it was pushed, an action was played, or the frame above was popped. Does
   * the next step that needs no decision and returns true, or returns false to wait for the deciders.
   */
  step(state: State, frame: Frame, context: PlayContext<Event>): boolean;
}

export type FrameRulesByKind<State, Frame extends AnyFrame, Action extends Tagged, Event extends AnyEvent> = {
  readonly [Kind in Frame["kind"]]: FrameRules<State, Extract<Frame, { kind: Kind }>, Action, Event>;
};

/** The part of the `Game` contract that follows from the rules of the top frame. */
export interface FrameMachine<State, Action extends Tagged, Event extends AnyEvent> {
  deciders(state: State): readonly Seat[];
  actions(state: State, seat: Seat): Action[];
  defaultAction(state: State, seat: Seat): Action;
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  play(state: State, seat: Seat, action: Action, random: Random, stop?: StopCheck<State>): Event[];
  prompt(state: State, seat: Seat): Message;
  /** Whether the top frame waits for a decision. If not, the state changes: it takes the next step. */
  waits(state: State): boolean;
  /** Plays on to the next decision: after the setup, and after a free action outside the frames. Ends early where `stop` is true. */
  runToDecision(state: State, context: PlayContext<Event>, stop?: StopCheck<State>): void;
}

const NOBODY: readonly Seat[] = [];
const MOST_STEPS = 100_000;
/** The context of a step whose events and draws do not count. */
const SILENT: PlayContext<never> = { random: { draw: () => 0 }, emit: () => {} };

export function frameMachine<
  State extends HasFrames<Frame>,
  Frame extends AnyFrame,
  Action extends Tagged,
  Event extends AnyEvent,
>(rulesByKind: FrameRulesByKind<State, Frame, Action, Event>): FrameMachine<State, Action, Event> {
  const rulesOf = (frame: Frame) => rulesByKind[frame.kind as Frame["kind"]] as FrameRules<State, Frame, Action, Event>;

  const runToDecision = (state: State, context: PlayContext<Event>, stop?: StopCheck<State>): void => {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (stop?.(state)) return;
      const frame = topFrame(state);
      if (!frame || !rulesOf(frame).step(state, frame, context)) return;
    }
    throw new Error(`frame ${topFrame(state)?.kind} does not stop stepping`);
  };

  const requiredTop = (state: State): Frame => {
    const frame = topFrame(state);
    if (!frame) throw new Error("the game is over: there is no frame");
    return frame;
  };

  return {
    runToDecision,
    waits(state) {
      const frame = topFrame(state);
      return !frame || !rulesOf(frame).step(state, frame, SILENT);
    },
    deciders(state) {
      const frame = topFrame(state);
      return frame ? rulesOf(frame).deciders(state, frame) : NOBODY;
    },
    actions(state, seat) {
      const frame = topFrame(state);
      return frame ? rulesOf(frame).actions(state, frame, seat) : [];
    },
    defaultAction(state, seat) {
      const frame = requiredTop(state);
      return rulesOf(frame).defaultAction(state, frame, seat);
    },
    refuse(state, seat, action) {
      const frame = requiredTop(state);
      return rulesOf(frame).refuse(state, frame, seat, action);
    },
    play(state, seat, action, random, stop) {
      const events: Event[] = [];
      const context: PlayContext<Event> = { random, emit: (event) => events.push(event) };
      const frame = requiredTop(state);
      rulesOf(frame).play(state, frame, seat, action, context);
      runToDecision(state, context, stop);
      return events;
    },
    prompt(state, seat) {
      const frame = requiredTop(state);
      return rulesOf(frame).prompt(state, frame, seat);
    },
  };
}

export function topFrame<Frame extends AnyFrame>(state: HasFrames<Frame>): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

export function pushFrame<Frame extends AnyFrame>(state: HasFrames<Frame>, frame: Frame): void {
  state.frames.push(frame);
}

/** Removes the given frame, which must be the top one. */
export function popFrame<Frame extends AnyFrame>(state: HasFrames<Frame>, frame: Frame): void {
  if (topFrame(state) !== frame) throw new Error(`frame ${frame.kind} is not on top`);
  state.frames.pop();
}
