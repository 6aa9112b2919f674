import { signal } from "@preact/signals";
import type { Purchase } from "@rondel/imperunde";
import { h } from "preact";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../../../../test/render.ts";
import { testSession } from "../../../../test/test-session.ts";
import type { Coach } from "../../../layout/coach.ts";
import type { ImperundeContext } from "../context.ts";

const hintBasket = vi.fn<() => Promise<readonly Purchase[]>>();
const showRefusal = vi.fn((result: Promise<unknown>) => result.catch(() => undefined));
vi.doMock("./presets.ts", () => ({ hintBasket }));
vi.doMock("../../../ui/notices.ts", () => ({ showRefusal }));
// Test files share loaded modules: this file needs those with its own hint.
vi.resetModules();
const { HintChip } = await import("./HintChip.tsx");
const { CoachContext } = await import("../../../layout/coach.ts");
afterAll(() => {
  vi.doUnmock("./presets.ts");
  vi.doUnmock("../../../ui/notices.ts");
  vi.resetModules();
});

const LESSON: Coach = { card: () => null, replacesDecision: signal(false), hidesSuggestions: true };
const CARD: Purchase = { kind: "buyCard" };
const basket = signal<readonly Purchase[]>([]);

beforeEach(() => {
  basket.value = [];
});

/** Lets the bot think until the test ends its thought. */
function startThought() {
  const ends = { resolve: (_: readonly Purchase[]): void => undefined, reject: (_: Error): void => undefined };
  hintBasket.mockImplementationOnce(() => new Promise((resolve, reject) => Object.assign(ends, { resolve, reject })));
  return ends;
}

function drawChip({ hints = true, coach }: { readonly hints?: boolean; readonly coach?: Coach } = {}) {
  const session = testSession();
  const table = signal({ ...session.table.value, hints });
  const context = { session: { ...session, table }, selection: { basket }, text: (key: string) => key };
  const chip = h(HintChip, { context: context as unknown as ImperundeContext });
  return render(h(CoachContext.Provider, { value: coach }, chip));
}

describe("the basket of the hint", () => {
  test("is offered at a table with hints", () => {
    expect(drawChip().textContent).toBe("invest.hint");
  });

  test("is not offered at a table without hints, nor in a lesson", () => {
    expect(drawChip({ hints: false }).textContent).toBe("");
    expect(drawChip({ coach: LESSON }).textContent).toBe("");
  });

  test("fills the basket of the player", async () => {
    hintBasket.mockResolvedValueOnce([CARD, CARD]);
    drawChip().all("button")[0]?.send("click");
    await vi.waitFor(() => expect(basket.value).toEqual([CARD, CARD]));
  });

  test("does not replace what the player has put into the basket while the bot was thinking", async () => {
    const thought = startThought();
    const page = drawChip();
    page.all("button")[0]?.send("click");
    await vi.waitFor(() => expect(page.textContent).toBe("invest.thinking"));
    basket.value = [CARD];
    thought.resolve([CARD, CARD]);
    await vi.waitFor(() => expect(page.textContent).toBe("invest.hint"));
    expect(basket.value).toEqual([CARD]);
  });

  test("can be asked for again after the bot has failed, which the page says", async () => {
    const thought = startThought();
    const page = drawChip();
    page.all("button")[0]?.send("click");
    await vi.waitFor(() => expect(page.textContent).toBe("invest.thinking"));
    thought.reject(new Error("broken"));
    await vi.waitFor(() => expect(page.textContent).toBe("invest.hint"));
    expect(showRefusal).toHaveBeenCalled();
  });
});
