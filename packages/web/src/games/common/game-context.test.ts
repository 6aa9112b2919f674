import { batch, signal } from "@preact/signals";
import { asSeat, type Tagged } from "@rondel/engine";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testSession } from "../../../test/test-session.ts";
import type { GameMessages } from "../../messages/game-messages.ts";
import type { LogEntry, TableSession } from "../../session/session.ts";

const showNotice = vi.hoisted(() => vi.fn());
vi.mock("../../ui/notices.ts", () => ({ showNotice }));

beforeAll(() => {
  // Test files share loaded modules: this file needs those with its notices, and later files those without.
  vi.resetModules();
  vi.stubGlobal("document", { getElementById: () => null });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

const PASS: Tagged = { kind: "pass" };

it("shows a sentence when an action throws, and can act again", async () => {
  const { createGameContext } = await import("./game-context.ts");
  const act = vi.fn<TableSession["act"]>(async () => undefined);
  act.mockImplementationOnce(async () => {
    throw new Error("broken");
  });
  act.mockImplementationOnce(() => {
    throw new Error("broken before it began");
  });
  const session = testSession({ act, actions: signal([PASS]) });
  const messages = { refusal: ({ code }) => `sentence for ${code}` } as GameMessages;
  const context = createGameContext(session, messages, () => undefined);

  expect(await context.act(PASS)).toBe(false);
  expect(await context.act(PASS)).toBe(false);
  expect(showNotice.mock.calls).toEqual([["sentence for page-error"], ["sentence for page-error"]]);
  expect(await context.act(PASS)).toBe(true);
});

it("resets a selection for a new position, but not for a secret answer of another seat", async () => {
  const { onNewPosition } = await import("./game-context.ts");
  const number = signal(4);
  const log = signal<readonly LogEntry[]>([]);
  const session = testSession({ number, log });
  const reset = vi.fn();
  const stop = onNewPosition({ session }, reset);
  const add = (entry: Omit<LogEntry, "number">) =>
    batch(() => {
      number.value += 1;
      log.value = [...log.value, { ...entry, number: number.value }];
    });
  expect(reset).toHaveBeenCalledTimes(1);
  add({ events: [], by: asSeat(1) });
  expect(reset).toHaveBeenCalledTimes(1);
  add({ events: [{ kind: "rolled", rule: "IR-12.2.4" }], by: asSeat(1) });
  expect(reset).toHaveBeenCalledTimes(2);
  add({ events: [], by: asSeat(0) });
  expect(reset).toHaveBeenCalledTimes(3);
  add({ events: [], cause: { kind: "takeback", to: 1 } });
  expect(reset).toHaveBeenCalledTimes(4);
  stop();
});
