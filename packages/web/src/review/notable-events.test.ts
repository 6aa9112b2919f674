import { expect, it } from "vitest";
import { turnSentences } from "./notable-events.ts";

const messages = {
  event: ({ kind }: { readonly kind: string }) => (kind === "silent" ? undefined : `${kind}.`),
};
const events = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind, rule: "XX-1" }));

it("tells the two most important events of a turn, in their order", () => {
  expect(turnSentences(messages, events("rondel", "money", "taxed", "turn", "government"))).toBe("taxed. government.");
});

it("tells other events if a turn has no important one, but never passes", () => {
  expect(turnSentences(messages, events("passed", "silent", "moved", "passed"))).toBe("moved.");
});
