import { expect, it } from "vitest";
import { FIRST_FORM, mostOf, questionOf, withUnits } from "./battle-form.ts";

it("asks for the units of the chosen place only, and keeps those of the other", () => {
  const form = withUnits({ ...FIRST_FORM, cards: ["ambush"], storms: 2 }, "reserves", "artillery", 2);
  expect(questionOf(form)).toMatchObject({
    where: "land",
    attackers: ["infantry", "infantry", "infantry"],
    reserves: ["artillery", "artillery"],
    defenders: ["infantry", "infantry"],
    ambush: true,
    surprise: false,
    storms: 2,
    reserveStorms: 0,
  });
  expect(questionOf({ ...form, where: "sea" })).toMatchObject({ attackers: ["frigate", "frigate"], reserves: [] });
});

it("limits the units of a side, because larger battles take long to compute", () => {
  expect(mostOf(FIRST_FORM, "attackers", "infantry")).toBe(8);
  expect(mostOf(FIRST_FORM, "attackers", "artillery")).toBe(5);
  expect(mostOf(FIRST_FORM, "defenders", "fort")).toBe(6);
});
