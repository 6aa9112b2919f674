import { expect, it } from "vitest";
import type { LogEntry } from "../session/session.ts";
import { undoneMoves } from "./undone-moves.ts";

const entry = (number: number, ...kinds: string[]): LogEntry => ({
  number,
  events: kinds.map((kind) => ({ kind, rule: "FE-1" })),
});
const describe = ({ kind }: { readonly kind: string }) => (kind === "silent" ? undefined : `It ${kind}.`);

it("lists the moves after a position, without those that a takeback replaced", () => {
  const log = [
    entry(1, "sailed"),
    entry(2, "silent", "rolled"),
    { ...entry(3), cause: { kind: "takeback", to: 1 } as const },
  ];
  expect(undoneMoves([...log, entry(4, "rested")], 1, describe)).toEqual({
    sentences: ["It rolled.", "It rested."],
    more: 0,
  });
});

it("counts moves without a sentence, and those beyond the sixth", () => {
  expect(undoneMoves([entry(1, "silent"), entry(2)], 0, describe)).toEqual({ sentences: [], more: 2 });
  const many = Array.from({ length: 9 }, (_, index) => entry(index + 1, "sailed"));
  expect(undoneMoves(many, 0, describe)).toMatchObject({ more: 3 });
});
