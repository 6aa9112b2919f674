import { h } from "preact";
import { afterAll, describe, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";

vi.doMock("../messages/messages.ts", () => ({ t: (key: string) => key }));
// Test files share loaded modules: this file needs those with keys for texts.
vi.resetModules();
const { BottomSheet } = await import("./BottomSheet.tsx");
afterAll(() => {
  vi.doUnmock("../messages/messages.ts");
  vi.resetModules();
});

function drawSheet() {
  const page = render(h(BottomSheet, { needsDecision: false, children: null }));
  vi.stubGlobal("innerHeight", 800);
  const [sheet] = page.all("section");
  const [handle] = page.all("button");
  if (!sheet || !handle) throw new Error("the sheet has no handle");
  const expectStop = (stop: string) => vi.waitFor(() => expect(sheet.attributes.get("data-stop")).toBe(stop));
  return { sheet, handle, expectStop };
}

describe("the handle of the sheet", () => {
  it("opens and closes with a press on the keyboard", async () => {
    const { handle, expectStop } = drawSheet();
    await expectStop("half");
    handle.send("click", { detail: 0 });
    await expectStop("full");
    handle.send("click", { detail: 0 });
    await expectStop("half");
  });

  it("counts a tap once", async () => {
    const { handle, expectStop } = drawSheet();
    handle.send("pointerdown", { clientY: 400, pointerId: 1 });
    handle.send("pointerup", { clientY: 401 });
    handle.send("click", { detail: 1 });
    await expectStop("full");
  });

  it("drags the sheet to the nearest stop", async () => {
    const { sheet, handle, expectStop } = drawSheet();
    handle.send("pointerdown", { clientY: 700, pointerId: 1 });
    handle.send("pointermove", { clientY: 100 });
    expect([sheet.dataset.dragged, sheet.style.height]).toEqual(["", "600px"]);
    handle.send("pointerup", { clientY: 100 });
    await expectStop("full");
    expect([sheet.dataset.dragged, sheet.style.height]).toEqual([undefined, ""]);
  });

  it("returns to its stop when the browser takes the pointer away", async () => {
    const { sheet, handle, expectStop } = drawSheet();
    handle.send("pointerdown", { clientY: 700, pointerId: 1 });
    handle.send("pointermove", { clientY: 100 });
    handle.send("pointercancel");
    expect([sheet.dataset.dragged, sheet.style.height]).toEqual([undefined, ""]);
    handle.send("pointerup", { clientY: 100 });
    await expectStop("half");
  });
});
