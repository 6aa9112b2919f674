import type { CommandOutput, Position, Push } from "@rondel/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyPush, applySubscription, emptyTableState, type WritableTableState } from "./table-state.ts";

type Subscription = CommandOutput<"play/subscribe">;

const TABLE = "taaaaaaaaaaaaaaaaaaaa";
const position: Position = { view: { coins: 5 }, prompt: null, actions: [], free: [], undo: null, outcome: null };
const subscription = {
  table: { id: TABLE },
  streams: [{ viewer: 0, number: 3, position }],
  clock: null,
  presence: { here: [0], watching: 0 },
  orders: [],
  talk: [],
} as unknown as Subscription;
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
    const steps = [{ number: 4, patch: [["set", ["view", "missing", "amount"], 1]], events: [], at: 0 }];
    const broken = { ...subscription, streams: [{ viewer: 0, from: 3, number: 4, steps }] } as unknown as Subscription;
    expect(applySubscription(state, broken)).toBe(false);
    expect(state.streams.value).toEqual([]);
  });

  it("adds chat lines only once", () => {
    const state = subscribed();
    const line = { number: 1, at: 0, room: "table", kind: "said", seat: 0, text: "Hello" } as const;
    applyPush(state, { push: "talk", table: TABLE, line });
    applySubscription(state, { ...subscription, talk: [line] } as unknown as Subscription);
    expect(state.chat.value).toEqual([line]);
  });
});
