import { signal } from "@preact/signals";
import { asSeat, type Viewer } from "@rondel/engine";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { TABLE_VIEW } from "../../test/table-view.ts";

/** The answers that the server still owes, by the number of their position. */
const owed = new Map<number, (reply: object) => void>();
const request = (_: string, { number }: { readonly number: number }) =>
  new Promise((resolve) => owed.set(number, resolve));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", { hash: "" });
vi.doMock("../api/socket.ts", () => ({ socket: { request } }));
// Test files share loaded modules: this file needs those with its own socket.
vi.resetModules();
const { pastPositions } = await import("./server-past.ts");
afterAll(() => {
  vi.doUnmock("../api/socket.ts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

const OFFLINE = { refused: { code: "offline", params: {} } };
const viewer = signal<Viewer>(asSeat(0));
const { past, position } = pastPositions({ id: TABLE_VIEW.id, invitation: undefined }, signal(TABLE_VIEW), viewer);
const answer = (number: number) => owed.get(number)?.({ answer: { number, view: `view ${number}` } });

beforeEach(() => {
  past.returnToPresent();
  viewer.value = asSeat(0);
});

it("shows the position that the player asked for last, in whichever order the answers come", async () => {
  const shown = [past.show(4), past.show(7)];
  answer(7);
  answer(4);
  expect(await Promise.all(shown)).toEqual([undefined, undefined]);
  expect(position.value).toMatchObject({ number: 7, view: "view 7" });
});

it("stays in the present when the answer comes after the return to it", async () => {
  const shown = past.show(4);
  past.returnToPresent();
  answer(4);
  await shown;
  expect(past.at.value).toBeUndefined();
});

it("reports a missing connection only for the position that the player waits for", async () => {
  const [late, last] = [past.show(4), past.show(7)];
  owed.get(4)?.(OFFLINE);
  owed.get(7)?.(OFFLINE);
  expect([await late, await last]).toEqual([undefined, OFFLINE.refused]);
});

it("does not show what one seat saw to the next one at the same device", async () => {
  const shown = past.show(4);
  answer(4);
  await shown;
  viewer.value = asSeat(1);
  expect([past.at.value, position.value]).toEqual([undefined, undefined]);
});
