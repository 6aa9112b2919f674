import { expect, it } from "vitest";
import { monogramOf } from "./monogram.ts";

it.each([
  ["Mara", "M"],
  [" élise", "É"],
  ["Player 3", "3"],
  ["Guest ud42", "G"],
  ["", "?"],
])("the monogram of %j is %s", (name, sign) => {
  expect(monogramOf(name)).toBe(sign);
});
