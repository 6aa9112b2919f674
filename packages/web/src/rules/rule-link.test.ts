import { expect, it } from "vitest";
import { imperialIds, imperundeIds } from "../rules-texts/numbering.ts";
import { reasonAndRule, splitAtRules } from "./rule-link.ts";

it("links every rule and ruling of both games to its own rules page", () => {
  const gameOf = (id: string) => splitAtRules(`Not allowed. Rule ${id}.`)[1];
  for (const id of imperialIds) expect(gameOf(id)).toEqual({ rule: id, href: `#/rules/imperial/${id}` });
  for (const id of imperundeIds) expect(gameOf(id)).toEqual({ rule: id, href: `#/rules/imperunde/${id}` });
});

it("keeps the text around rules, and texts without a rule", () => {
  const parts = splitAtRules("Too far (IM-6.2). See RU-45.");
  expect(parts.map((part) => (typeof part === "string" ? part : `<${part.rule}>`))).toEqual([
    "Too far (",
    "<IM-6.2>",
    "). See ",
    "<RU-45>",
    ".",
  ]);
  expect(splitAtRules("Nation XX-1 and a full stop.")).toEqual(["Nation XX-1 and a full stop."]);
});

it.each(["Rule", "Regel", "Règle"])("separates the reason of a refusal from “%s”", (word) => {
  expect(reasonAndRule(`The treasury has only 3 M. ${word} IM-9.1.`)).toEqual({
    reason: "The treasury has only 3 M.",
    rule: "IM-9.1",
  });
  expect(reasonAndRule("Another reason.")).toEqual({ reason: "Another reason.", rule: undefined });
});
