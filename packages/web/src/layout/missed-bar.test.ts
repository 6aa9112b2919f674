import { signal } from "@preact/signals";
import { h } from "preact";
import { afterAll, describe, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";
import { testSession } from "../../test/test-session.ts";

vi.doMock("../messages/messages.ts", () => ({ t: (key: string, { count = 0 } = {}) => `${key} ${count || ""}` }));
vi.doMock("../ui/notices.ts", () => ({ showRefusal: () => undefined }));
// Test files share loaded modules: this file needs those with keys for texts.
vi.resetModules();
const { MissedBar } = await import("./MissedBar.tsx");
afterAll(() => {
  vi.doUnmock("../messages/messages.ts");
  vi.doUnmock("../ui/notices.ts");
  vi.resetModules();
});

const visit = (number: number, seenBefore: number) => testSession({ number: signal(number), seenBefore });
/** The bar in a tab that is opened now. */
const openTab = (session: ReturnType<typeof visit>) => render(h(MissedBar, { session }));

describe("the bar of missed moves", () => {
  it("counts the moves since the last visit once, whatever happens while its tab is closed", () => {
    const number = signal(8);
    const session = testSession({ number, seenBefore: 3 });
    expect(openTab(session).textContent).toContain("missed.moves 5");
    number.value = 10;
    expect(openTab(session).textContent).toContain("missed.moves 5");
  });

  it("does not come back to its tab after it has been skipped", async () => {
    const session = visit(8, 3);
    const page = openTab(session);
    page.all("button")[1]?.send("click");
    await vi.waitFor(() => expect(page.textContent).toBe(""));
    expect(openTab(session).textContent).toBe("");
  });

  it("is not shown at the first visit, nor later in a visit without missed moves", () => {
    expect(openTab(visit(8, 0)).textContent).toBe("");
    const number = signal(8);
    const session = testSession({ number, seenBefore: 8 });
    expect(openTab(session).textContent).toBe("");
    number.value = 9;
    expect(openTab(session).textContent).toBe("");
  });
});
