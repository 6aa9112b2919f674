import { signal } from "@preact/signals";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { render } from "../../../../test/render.ts";
import { testSession } from "../../../../test/test-session.ts";
import { type Coach, CoachContext } from "../../../layout/coach.ts";
import type { ImperundeContext } from "../context.ts";
import { HintChip } from "./HintChip.tsx";

const LESSON: Coach = { card: () => null, replacesDecision: signal(false), hidesSuggestions: true };

function drawChip(hints: boolean, coach?: Coach) {
  const session = testSession();
  const table = signal({ ...session.table.value, hints });
  const context = { session: { ...session, table }, text: (key: string) => key } as unknown as ImperundeContext;
  return render(h(CoachContext.Provider, { value: coach }, h(HintChip, { context })));
}

describe("the basket of the hint", () => {
  test("is offered at a table with hints", () => {
    expect(drawChip(true).textContent).toBe("invest.hint");
  });

  test("is not offered at a table without hints, nor in a lesson", () => {
    expect(drawChip(false).textContent).toBe("");
    expect(drawChip(true, LESSON).textContent).toBe("");
  });
});
