import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import type { Step } from "@rondel/protocol";
import { afterAll, expect, it, vi } from "vitest";
import type { ViewerStream } from "./server-stream.ts";
import { emptyTableState, type WritableTableState } from "./table-state.ts";

const request = vi.fn();
vi.doMock("../api/socket.ts", () => ({ socket: { request } }));
// Test files share loaded modules: this file needs those with its own socket.
vi.resetModules();
const { loadOlderLog } = await import("./older-entries.ts");
afterAll(() => {
  vi.doUnmock("../api/socket.ts");
  vi.resetModules();
});

const viewer = asSeat(0);
const step = (number: number): Step => ({ number, patch: [], events: [{ kind: "moved", rule: "" }], at: 0 });

function tableAt(logFrom: number) {
  const position = {} as ViewerStream["position"];
  const streams = signal<readonly ViewerStream[]>([{ viewer, number: logFrom, position, log: [], logFrom }]);
  return { ...emptyTableState(), streams };
}

/** A server with a match of some steps after its setup. */
function serve(): void {
  request.mockReset();
  request.mockImplementation(async (name: string, { from, to }: { readonly from: number; readonly to: number }) =>
    name === "play/history"
      ? { answer: { events: [{ kind: "homeGiven" }], at: 0 } }
      : { answer: { steps: Array.from({ length: to - from }, (_, index) => step(from + index + 1)) } },
  );
}

const numbers = (state: WritableTableState) => state.streams.value[0]?.log.map(({ number }) => number);

it("begins the log of a new match with its setup, which is loaded once", async () => {
  serve();
  const state = tableAt(0);
  await loadOlderLog(state, { table: "t" }, viewer);
  expect(state.streams.value[0]?.log).toMatchObject([{ number: 0, events: [{ kind: "homeGiven" }] }]);
  await loadOlderLog(state, { table: "t" }, viewer);
  expect(request.mock.calls.map(([name]) => name)).toEqual(["play/history"]);
});

it("puts the setup before the first page of a long log only", async () => {
  serve();
  const state = tableAt(203);
  await loadOlderLog(state, { table: "t" }, viewer);
  expect([numbers(state)?.[0], state.streams.value[0]?.logFrom]).toEqual([4, 3]);
  await loadOlderLog(state, { table: "t" }, viewer);
  expect([numbers(state)?.slice(0, 3), state.streams.value[0]?.logFrom]).toEqual([[0, 1, 2], 0]);
});

it("shows the rest of the log if the setup cannot be loaded", async () => {
  serve();
  const answer = request.getMockImplementation();
  request.mockImplementation(async (name: string, input) =>
    name === "play/history" ? { refused: { code: "offline", params: {} } } : answer?.(name, input),
  );
  const state = tableAt(2);
  await loadOlderLog(state, { table: "t" }, viewer);
  expect(numbers(state)).toEqual([1, 2]);
});
