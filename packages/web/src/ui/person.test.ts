import { expect, it } from "vitest";
import { personMarks } from "./person.ts";

it("gives each of six people at a table another mark and another colour, also with the same name", () => {
  const people = personMarks(["Anna", "Anna", "Guest 1", "Guest 2", "Guest 1", "Bob"]);
  expect(new Set(people.map(({ mark }) => mark)).size).toBe(6);
  expect(new Set(people.map(({ colour }) => colour)).size).toBe(6);
});

it("gives a person who plays one power the colour of the power", () => {
  const people = personMarks(["Anna", "Bob"], ["red", undefined]);
  expect(people.map(({ colour }) => colour)).toEqual(["person-power own-red", "person-1"]);
});
