import { REASONS } from "@rondel/bots/turn-reasons";
import { describe, expect, it } from "vitest";
import { placeholdersOf } from "../../messages/catalogue-checks.ts";
import { catalogues } from "./catalogues.ts";
import { numberBefore } from "./TurnWhy.tsx";

const FORMS = /(?:The|To|Of|Adj|Acc|In|Into|OutOf|Sign|Size)$/;

describe.each(Object.entries(catalogues))("the reasons of others in %s", (_language, messages) => {
  it("have a message for every code of the bots, and no other", () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(REASONS).toSorted());
  });

  it.each(Object.entries(REASONS))("use only figures and names of %s", (code, kinds) => {
    const used = placeholdersOf(messages[code as keyof typeof REASONS]).map(
      (name) => name.charAt(0).toLowerCase() + name.slice(1).replace(FORMS, ""),
    );
    expect(used.filter((name) => !(name in kinds))).toEqual([]);
  });
});

describe("the position before a turn", () => {
  const event = (kind: string) => ({ kind, rule: "IM-6.1" }) as const;
  const [end, turn, move] = [event("manoeuvreEnded"), event("turn"), event("rondel")];

  it("is the one after the entry that ended the turn before it", () => {
    const log = [
      { number: 4, events: [end, turn] },
      { number: 5, events: [move] },
    ];
    expect(numberBefore(log, { from: 4, to: 5, events: [turn, move] })).toBe(4);
  });

  it("is the one before an entry that begins with the turn and goes on with it", () => {
    expect(numberBefore([{ number: 4, events: [turn, move] }], { from: 4, to: 4, events: [turn, move] })).toBe(3);
  });
});
