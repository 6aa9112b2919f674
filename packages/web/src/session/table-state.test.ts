import {
  CHAT_PAGE_LINES,
  type ChatLine,
  type CommandOutput,
  type Position,
  type Push,
  type Step,
} from "@rondel/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TABLE_VIEW } from "../../test/table-view.ts";
import { addOlderChat, applyPush, applySubscription, emptyTableState, type WritableTableState } from "./table-state.ts";

type Subscription = CommandOutput<"play/subscribe">;

const TABLE = TABLE_VIEW.id;
const position: Position = { view: { coins: 5 }, prompt: null, actions: [], free: [], undo: null, outcome: null };
const subscription: Subscription = {
  now: 0,
  table: TABLE_VIEW,
  header: null,
  streams: [{ viewer: 0, number: 3, position }],
  clock: null,
  presence: { here: [0], watching: 0 },
  orders: [],
  talk: [],
};
const step = (from: number, path: string): Push => ({
  push: "step",
  table: TABLE,
  viewer: 0,
  from,
  step: { number: from + 1, patch: [["set", ["view", path, "amount"], 1]], events: [], at: 0 },
});

function subscribed(): WritableTableState {
  const state = emptyTableState();
  expect(applySubscription(state, subscription)).toBe(true);
  return state;
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a push", () => {
  it("that continues the stream is applied", () => {
    const state = subscribed();
    const push: Push = {
      push: "step",
      table: TABLE,
      viewer: 0,
      from: 3,
      step: { number: 4, patch: [], events: [], at: 0 },
    };
    expect(applyPush(state, push)).toBe(true);
    expect(state.streams.value[0]?.number).toBe(4);
  });

  it("that is already known is ignored, and one after a gap needs a new subscription", () => {
    const state = subscribed();
    expect(applyPush(state, step(2, "known"))).toBe(true);
    expect(applyPush(state, step(7, "later"))).toBe(false);
    expect(state.streams.value[0]?.number).toBe(3);
  });

  it("whose patch does not fit drops the stream, and the next subscription restores it", () => {
    const state = subscribed();
    expect(applyPush(state, step(3, "missing"))).toBe(false);
    expect(state.streams.value).toEqual([]);
    expect(applySubscription(state, subscription)).toBe(true);
    expect(state.streams.value[0]?.number).toBe(3);
  });
});

describe("a subscription", () => {
  it("whose steps do not fit drops the stream, so that the next one starts from a whole position", () => {
    const state = subscribed();
    const steps: Step[] = [{ number: 4, patch: [["set", ["view", "missing", "amount"], 1]], events: [], at: 0 }];
    const broken: Subscription = { ...subscription, streams: [{ viewer: 0, from: 3, number: 4, steps }] };
    expect(applySubscription(state, broken)).toBe(false);
    expect(state.streams.value).toEqual([]);
  });

  it("adds chat lines only once", () => {
    const state = subscribed();
    const line = { number: 1, at: 0, room: "table", kind: "said", seat: 0, text: "Hello" } as const;
    applyPush(state, { push: "talk", table: TABLE, line });
    applySubscription(state, { ...subscription, talk: [line] });
    expect(state.chat.value).toEqual([line]);
  });
});

describe("older chat lines", () => {
  const said = (number: number): ChatLine => ({ number, at: number, room: "table", kind: "said", seat: 1, text: "" });
  const pageTo = (last: number) =>
    Array.from({ length: CHAT_PAGE_LINES }, (_, i) => said(last - CHAT_PAGE_LINES + 1 + i));

  it("may exist before a full page and not before a shorter one", () => {
    const state = emptyTableState();
    applySubscription(state, { ...subscription, talk: pageTo(100) });
    expect(state.hasOlderChat.value).toBe(true);
    addOlderChat(state, [said(49), said(50)]);
    expect(state.hasOlderChat.value).toBe(false);
    expect(state.chat.value.map(({ number }) => number)).toEqual(Array.from({ length: 52 }, (_, i) => 49 + i));
  });

  it("stay available after a reconnection that brings few new lines", () => {
    const state = emptyTableState();
    applySubscription(state, { ...subscription, talk: pageTo(100) });
    applySubscription(state, { ...subscription, talk: [said(101)] });
    expect(state.hasOlderChat.value).toBe(true);
    expect(state.chat.value.at(-1)?.number).toBe(101);
  });
});
