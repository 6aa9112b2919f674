import { signal } from "@preact/signals";
import { asSeat, type Seat } from "@rondel/engine";
import { h } from "preact";
import { afterAll, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";
import { testSession } from "../../test/test-session.ts";

vi.doMock("../messages/messages.ts", () => ({ t: (key: string) => key }));
vi.doMock("../ui/notices.ts", () => ({ showRefusal: () => undefined }));
// Test files share loaded modules: this file needs those with keys for texts.
vi.resetModules();
const { RematchButton } = await import("./RematchButton.tsx");
afterAll(() => {
  vi.doUnmock("../messages/messages.ts");
  vi.doUnmock("../ui/notices.ts");
  vi.resetModules();
});

function drawButton(mine: readonly Seat[], parts: { readonly host?: string; readonly rematch?: string }): string {
  const table = signal({ ...testSession().table.value, ...parts });
  const session = testSession({ table, mine: signal(mine) });
  return render(h(RematchButton, { session, rematch: async () => undefined })).textContent;
}

it("offers players to play again, and to accept an invitation", () => {
  expect(drawButton([asSeat(1)], { host: "p1" })).toBe("end.rematch");
  expect(drawButton([asSeat(1)], { host: "p1", rematch: "t2" })).toBe("end.acceptRematch");
});

it("offers nothing to the spectators of a table on the server", () => {
  expect(drawButton([], { host: "p1" })).toBe("");
  expect(drawButton([], { host: "p1", rematch: "t2" })).toBe("");
});

it("can always play a match of this device again, also after the last person has resigned", () => {
  expect(drawButton([], {})).toBe("end.rematch");
});
