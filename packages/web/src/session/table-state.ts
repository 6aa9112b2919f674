import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Viewer } from "@rondel/engine";
import {
  CHAT_PAGE_LINES,
  type ChatLine,
  type ClockView,
  type CommandOutput,
  type Presence,
  type Push,
  type StandingAnswer,
  type TableView,
} from "@rondel/protocol";
import { applyStep, continueStream, type ViewerStream } from "./server-stream.ts";

/** Everything that the server has sent about one table. */
export interface TableState {
  readonly table: ReadonlySignal<TableView | undefined>;
  readonly streams: ReadonlySignal<readonly ViewerStream[]>;
  readonly clock: ReadonlySignal<ClockView | undefined>;
  readonly presence: ReadonlySignal<Presence>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly hasOlderChat: ReadonlySignal<boolean>;
  readonly standingAnswers: ReadonlySignal<readonly StandingAnswer[]>;
}

type Writable<State> = {
  readonly [Name in keyof State]: State[Name] extends ReadonlySignal<infer Value> ? Signal<Value> : never;
};

export type WritableTableState = Writable<TableState>;

export function emptyTableState(): WritableTableState {
  return {
    table: signal(undefined),
    streams: signal([]),
    clock: signal(undefined),
    presence: signal({ here: [], watching: 0 }),
    chat: signal([]),
    hasOlderChat: signal(false),
    standingAnswers: signal([]),
  };
}

/**
 * Applies the answer to a subscription. Returns false if a stream could not be continued. That stream is dropped: the next
 * subscription receives its whole position.
 */
export function applySubscription(state: WritableTableState, answer: CommandOutput<"play/subscribe">): boolean {
  const streams = answer.streams.flatMap((received) => {
    const known = state.streams.peek().find(({ viewer }) => viewer === received.viewer);
    return unlessThrown(() => continueStream(known, received)) ?? [];
  });
  batch(() => {
    state.table.value = answer.table;
    state.streams.value = streams;
    state.clock.value = answer.clock ? inLocalTime(answer.clock) : undefined;
    state.presence.value = answer.presence;
    state.standingAnswers.value = answer.orders;
    if (state.chat.peek().length === 0) addOlderChat(state, answer.talk);
    else for (const line of answer.talk) addChatLine(state, line);
  });
  return streams.length === answer.streams.length;
}

/** Applies a push about this table. Returns false if the page must subscribe again to continue. */
export function applyPush(state: WritableTableState, push: Push): boolean {
  switch (push.push) {
    case "table":
      state.table.value = push.table;
      return true;
    case "step":
      return applyStepPush(state, push);
    case "clock":
      state.clock.value = inLocalTime(push.clock);
      return true;
    case "orders":
      state.standingAnswers.value = push.orders;
      return true;
    case "presence":
      state.presence.value = push.presence;
      return true;
    case "talk":
      addChatLine(state, push.line);
      return true;
    case "began":
      return false;
    default:
      return true;
  }
}

function applyStepPush(state: WritableTableState, push: Extract<Push, { push: "step" }>): boolean {
  const stream = state.streams.peek().find(({ viewer }) => viewer === push.viewer);
  if (!stream) return false;
  // A step that is already known may arrive again after a subscription.
  if (stream.number !== push.from) return stream.number >= push.step.number;
  const next = unlessThrown(() => applyStep(stream, push.step));
  state.streams.value = state.streams.peek().flatMap((one) => (one === stream ? (next ?? []) : one));
  return next !== undefined;
}

export function changeStream(
  { streams }: WritableTableState,
  viewer: Viewer,
  change: (stream: ViewerStream) => ViewerStream,
): void {
  streams.value = streams.peek().map((stream) => (stream.viewer === viewer ? change(stream) : stream));
}

/** Adds a page of the chat before the known lines. Only a full page may have others before it. */
export function addOlderChat({ chat, hasOlderChat }: WritableTableState, page: readonly ChatLine[]): void {
  const first = chat.peek()[0]?.number ?? Number.POSITIVE_INFINITY;
  batch(() => {
    chat.value = [...page.filter(({ number }) => number < first), ...chat.peek()];
    hasOlderChat.value = page.length === CHAT_PAGE_LINES;
  });
}

function addChatLine({ chat }: WritableTableState, line: ChatLine): void {
  if (!chat.peek().some(({ number }) => number === line.number)) chat.value = [...chat.peek(), line];
}

function unlessThrown<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Converts the moments of the server's clock to the clock of this device. */
function inLocalTime(clock: ClockView): ClockView {
  const ahead = clock.now - Date.now();
  const local = (moment: number) => moment - ahead;
  return {
    now: local(clock.now),
    window: clock.window && {
      opened: local(clock.window.opened),
      end: local(clock.window.end),
      wait: clock.window.wait && { from: local(clock.window.wait.from), until: local(clock.window.wait.until) },
    },
    seats: clock.seats.map((seat) => ({
      ...seat,
      since: seat.since && local(seat.since),
      deadline: seat.deadline && local(seat.deadline),
    })),
  };
}
