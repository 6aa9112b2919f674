import { signal } from "@preact/signals";
import type { SeatView } from "@rondel/protocol";
import { afterAll, expect, it, vi } from "vitest";
import { TABLE_VIEW } from "../../test/table-view.ts";
import type { ServerTable } from "./server-table.ts";
import { emptyTableState } from "./table-state.ts";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.doMock("../api/socket.ts", () => ({ socket: { connection: signal("connected") } }));
vi.doMock("./seen-number.ts", () => ({ readSeenNumber: () => 0, storeSeenNumber: () => undefined }));
// Test files share loaded modules: this file needs those with its own socket.
vi.resetModules();
const { serverSession } = await import("./server-session.ts");
afterAll(() => {
  vi.doUnmock("../api/socket.ts");
  vi.doUnmock("./seen-number.ts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The session of a table at which each seat has a person, "mine" at this device, or a bot. */
function sessionWith(...seats: ("person" | "mine" | "bot")[]) {
  const views = seats.map((one) => ({ kind: one === "bot" ? "bot" : "person", name: null, yours: one === "mine" }));
  const table = signal({ ...TABLE_VIEW, seats: views as unknown as SeatView[] });
  return serverSession({ ...emptyTableState(), table, id: TABLE_VIEW.id } as unknown as ServerTable);
}

it("can chat if people at the table do not sit at this device", () => {
  expect(sessionWith("mine", "bot", "person").canChat.value).toBe(true);
  expect(sessionWith("bot", "person").canChat.value).toBe(true);
  expect(sessionWith("mine", "bot", "mine").canChat.value).toBe(false);
});
