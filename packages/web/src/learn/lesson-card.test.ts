import { signal } from "@preact/signals";
import type { BoardTexts } from "@rondel/lessons";
import { h } from "preact";
import { afterAll, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import type { BoardPlay } from "./board-play.ts";
import type { LearnText } from "./texts.ts";

vi.doMock("../router.ts", () => ({ hrefOf: () => "" }));
// Test files share loaded modules: this file needs those without an address.
vi.resetModules();
const { LessonCard } = await import("./LessonCard.tsx");
afterAll(() => {
  vi.doUnmock("../router.ts");
  vi.resetModules();
});

const WORDS: BoardTexts = { title: "Title", goal: "Goal", steps: ["Step"], won: [], failures: {} };
const text = ((key: string) => key) as LearnText;

/** The card of a board whose stated draws have these results. */
function drawCard(...results: number[]): string {
  const play = {
    board: { draws: results.length > 0 ? [{ label: "X-10 attack", results }] : [] },
    run: signal({ status: "playing", step: 0 }),
    ...{ help: signal(0), next: signal(undefined), actions: signal([]) },
  } as unknown as BoardPlay;
  const place = { curriculum: { game: "imperunde", lessons: [] }, lesson: 0, board: 0 } as const;
  const props = { play, place, text, words: WORDS, messages: {} as GameMessages };
  return render(h(LessonCard, { ...props, preselect: undefined, onNextBoard: () => undefined })).textContent;
}

it("says on boards with dice that they fall the same way each time", () => {
  expect(drawCard(3, 6)).toContain("fixed");
  expect(drawCard()).not.toContain("fixed");
});
