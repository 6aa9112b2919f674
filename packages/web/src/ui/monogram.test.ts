import { expect, it } from "vitest";
import { marksOf, monogramOf } from "./monogram.ts";

it.each([
  ["Mara", "M"],
  [" élise", "É"],
  ["Player 3", "3"],
  ["Guest ud42", "G"],
  ["", "?"],
])("the monogram of %j is %s", (name, sign) => {
  expect(monogramOf(name)).toBe(sign);
});

it.each([
  [
    ["Mara", "Otto"],
    ["M", "O"],
  ],
  [
    ["Guest ud42", "Guest k7", "Guest ux9"],
    ["Gu", "Gk", "Ge"],
  ],
  [
    ["Anna", "Anna", "Anne"],
    ["An", "Aa", "Ae"],
  ],
  [
    ["A", "A"],
    ["A1", "A2"],
  ],
  [
    ["Player 1", "Player 2"],
    ["1", "2"],
  ],
])("the marks of %j are %j", (names, marks) => {
  expect(marksOf(names)).toEqual(marks);
});
