import type { AnyEvent } from "./game.ts";
import type { Message, Refusal } from "./message.ts";
import type { Random } from "./random.ts";
import type { Tagged } from "./schema.ts";
import type { Seat } from "./seat.ts";

/**
 * What is pending is a stack of frames inside the state: a turn, in it a battle, in that an answer window. An interrupt pushes
 * a frame; when it is done it pops, and what it interrupted goes on. Frames are plain data, so the stack survives JSON.
 */
export interface AnyFrame {
  readonly kind: string;
}

export interface HasFrames<Frame extends AnyFrame> {
  /** The last one is the one that is asked. */
  frames: Frame[];
}

/** What rules code may use while it carries something out. */
export interface PlayContext<Event extends AnyEvent> {
  readonly random: Random;
  emit(event: Event): void;
}

/** The rules of one kind of frame, in one file: who is asked, what may be answered, what happens then. */
export interface FrameRules<State, Frame extends AnyFrame, Action extends Tagged, Event extends AnyEvent> {
  deciders(state: State, frame: Frame): readonly Seat[];
  actions(state: State, frame: Frame, seat: Seat): Action[];
  defaultAction(state: State, frame: Frame, seat: Seat): Action;
  refuse(state: State, frame: Frame, seat: Seat, action: Action): Refusal | undefined;
  play(state: State, frame: Frame, seat: Seat, action: Action, context: PlayContext<Event>): void;
  prompt(state: State, frame: Frame, seat: Seat): Message;
  /**
   * Called whenever this frame is on top and something has changed: after it was pushed, after an action, after a frame above
   * it was popped. Does the next thing that needs no decision and returns true, or returns false to wait for the deciders.
   */
  step(state: State, frame: Frame, context: PlayContext<Event>): boolean;
}

export type FrameRulesByKind<State, Frame extends AnyFrame, Action extends Tagged, Event extends AnyEvent> = {
  readonly [Kind in Frame["kind"]]: FrameRules<State, Extract<Frame, { kind: Kind }>, Action, Event>;
};

/** The part of the game contract that a rule book of frames answers by asking the frame on top. */
export interface FrameMachine<State, Action extends Tagged, Event extends AnyEvent> {
  deciders(state: State): readonly Seat[];
  actions(state: State, seat: Seat): Action[];
  defaultAction(state: State, seat: Seat): Action;
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  play(state: State, seat: Seat, action: Action, random: Random): Event[];
  prompt(state: State, seat: Seat): Message;
  /** Runs everything that needs no decision: after setup, and after a free action that no frame knows of. */
  runToDecision(state: State, context: PlayContext<Event>): void;
}

const NOBODY: readonly Seat[] = [];
const MOST_STEPS = 100_000;

export function frameMachine<
  State extends HasFrames<Frame>,
  Frame extends AnyFrame,
  Action extends Tagged,
  Event extends AnyEvent,
>(book: FrameRulesByKind<State, Frame, Action, Event>): FrameMachine<State, Action, Event> {
  const rulesOf = (frame: Frame) => book[frame.kind as Frame["kind"]] as FrameRules<State, Frame, Action, Event>;

  const runToDecision = (state: State, context: PlayContext<Event>): void => {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const frame = topFrame(state);
      if (!frame || !rulesOf(frame).step(state, frame, context)) return;
    }
    throw new Error(`frame ${topFrame(state)?.kind} never comes to rest`);
  };

  const askedFrame = (state: State): Frame => {
    const frame = topFrame(state);
    if (!frame) throw new Error("nothing is pending");
    return frame;
  };

  return {
    runToDecision,
    deciders(state) {
      const frame = topFrame(state);
      return frame ? rulesOf(frame).deciders(state, frame) : NOBODY;
    },
    actions(state, seat) {
      const frame = topFrame(state);
      return frame ? rulesOf(frame).actions(state, frame, seat) : [];
    },
    defaultAction(state, seat) {
      const frame = askedFrame(state);
      return rulesOf(frame).defaultAction(state, frame, seat);
    },
    refuse(state, seat, action) {
      const frame = askedFrame(state);
      return rulesOf(frame).refuse(state, frame, seat, action);
    },
    play(state, seat, action, random) {
      const events: Event[] = [];
      const context: PlayContext<Event> = { random, emit: (event) => events.push(event) };
      const frame = askedFrame(state);
      rulesOf(frame).play(state, frame, seat, action, context);
      runToDecision(state, context);
      return events;
    },
    prompt(state, seat) {
      const frame = askedFrame(state);
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

/** Removes the top frame, which must be the given one: rules can only end what they are in. */
export function popFrame<Frame extends AnyFrame>(state: HasFrames<Frame>, frame: Frame): void {
  if (topFrame(state) !== frame) throw new Error(`frame ${frame.kind} is not on top`);
  state.frames.pop();
}
