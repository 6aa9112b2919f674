import { LOCAL_OPERATOR } from "@rondel/protocol/operator";
import { afterEach, expect, test } from "vitest";
import { language } from "../../messages/language.ts";
import { operatorName } from "./messages.ts";

const before = language.peek();
afterEach(() => {
  language.value = before;
});

test("the operator of the server's own machine has a name in every language, even in older audit entries", () => {
  const names = (["en", "de", "fr"] as const).map((one) => {
    language.value = one;
    return [LOCAL_OPERATOR, "this machine", "mara"].map(operatorName);
  });
  expect(names).toEqual([
    ["this machine", "this machine", "mara"],
    ["dieser Rechner", "dieser Rechner", "mara"],
    ["cette machine", "cette machine", "mara"],
  ]);
});
