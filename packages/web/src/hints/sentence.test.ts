import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { HINTS } from "@rondel/bots";
import { describe, expect, it } from "vitest";
import { catalogues } from "./catalogues.ts";

describe.each(Object.entries(catalogues))("advice in %s", (_language, sentences) => {
  it("has a sentence for every code of the bots, and no other", () => {
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(HINTS).toSorted());
  });

  it.each(Object.entries(HINTS))("tells every figure and name of %s", (code, kinds) => {
    const used = parse(sentences[code as keyof typeof HINTS]).flatMap((part) =>
      part.type === TYPE.argument || part.type === TYPE.number ? part.value.replace(/(Of|The)$/, "") : [],
    );
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(kinds).toSorted());
  });
});
