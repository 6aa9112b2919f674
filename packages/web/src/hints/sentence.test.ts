import { HINTS } from "@rondel/bots";
import { describe, expect, it } from "vitest";
import { placeholdersOf } from "../messages/catalogue-checks.ts";
import { catalogues } from "./catalogues.ts";

const FORMS = /(?:The|To|Of|Adj|Acc|In|Into|OutOf|Sign|Size)$/;

describe.each(Object.entries(catalogues))("hints in %s", (_language, messages) => {
  it("have a message for every code of the bots, and no other", () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(HINTS).toSorted());
  });

  it.each(Object.entries(HINTS))("name every figure and name of %s", (code, kinds) => {
    const used = placeholdersOf(messages[code as keyof typeof HINTS]).map(
      (name) => name.charAt(0).toLowerCase() + name.slice(1).replace(FORMS, ""),
    );
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(kinds).toSorted());
  });
});
