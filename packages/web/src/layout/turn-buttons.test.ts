import { signal } from "@preact/signals";
import { h } from "preact";
import { afterAll, describe, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";
import { testSession } from "../../test/test-session.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import type { SeatDescription } from "../session/session.ts";

vi.doMock("../messages/messages.ts", () => ({ t: (key: string) => key }));
vi.doMock("../ui/notices.ts", () => ({ showRefusal: () => undefined, showNotice: () => undefined }));
// Test files share loaded modules: this file needs those with keys for texts.
vi.resetModules();
const { TurnButtons } = await import("./TurnButtons.tsx");
afterAll(() => {
  vi.doUnmock("../messages/messages.ts");
  vi.doUnmock("../ui/notices.ts");
  vi.resetModules();
});

const PERSON: SeatDescription = { kind: "person", name: "Anna", yours: false, bot: undefined, votes: [] };
const MINE: SeatDescription = { ...PERSON, yours: true };
const BOT: SeatDescription = { ...PERSON, kind: "bot", bot: "simple" };

/** The label of the button that goes back further than the player may undo alone. */
function labelAt(seats: readonly SeatDescription[], isOnline = true): string {
  const table = signal({ ...testSession().table.value, seats });
  const session = testSession({ table, isOnline, number: signal(4) });
  return render(h(TurnButtons, { session, messages: {} as GameMessages })).textContent;
}

describe("the button that takes moves back", () => {
  it("asks other people, who must agree", () => {
    expect(labelAt([MINE, PERSON, BOT])).toBe("frame.askTakeback");
  });

  it("asks nobody if all others are bots, have resigned or sit at this device", () => {
    expect(labelAt([MINE, BOT, BOT])).toBe("frame.undo");
    expect(labelAt([MINE, { ...PERSON, hasResigned: true }])).toBe("frame.undo");
    expect(labelAt([MINE, MINE])).toBe("frame.undo");
    expect(labelAt([MINE, PERSON], false)).toBe("frame.undo");
  });
});
