import { signal } from "@preact/signals";
import { h } from "preact";
import { afterAll, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";

const connection = signal("connecting");
const hasServer = signal(true);
const mocks = {
  "../api/socket.ts": { socket: { connection } },
  "../api/http.ts": { hasServer },
  "../messages/messages.ts": { t: (key: string) => key },
  "./TableMissing.tsx": { TableMissing: ({ sentence }: { readonly sentence: string }) => sentence },
};
for (const [path, parts] of Object.entries(mocks)) vi.doMock(path, () => parts);
// Test files share loaded modules: this file needs those with its own connection.
vi.resetModules();
const { TableAwaited } = await import("./TableAwaited.tsx");
afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

it("says that a table is loaded until an attempt to connect has failed", async () => {
  const page = render(h(TableAwaited, {}));
  expect(page.textContent).toBe("loading");
  connection.value = "reconnecting";
  await vi.waitFor(() => expect(page.textContent).toBe("connection.reconnecting"));
  connection.value = "offline";
  await vi.waitFor(() => expect(page.textContent).toBe("connection.offline"));
  connection.value = "connected";
  await vi.waitFor(() => expect(page.textContent).toBe("loading"));
});

it("says that the host has no server for tables", () => {
  hasServer.value = false;
  expect(render(h(TableAwaited, {})).textContent).toBe("refusal.no-server");
});
