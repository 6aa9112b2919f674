import { describe, expect, it } from "vitest";
import { hrefOf, parseRoute, type Route } from "./route.ts";

const places: readonly Route[] = [
  { screen: "home" },
  { screen: "new", door: "bots", game: "imperial" },
  { screen: "new", door: "online", game: undefined },
  { screen: "local", id: "0f" },
  { screen: "table", id: "tabc" },
  { screen: "table", id: "tabc", invitation: "secret", at: 17 },
  { screen: "enter", secret: "mine" },
  { screen: "rules", game: undefined, rule: undefined },
  { screen: "rules", game: "imperial", rule: "IM-7.4" },
  { screen: "settings" },
];

describe("a place on the page", () => {
  for (const place of places) {
    it(`${hrefOf(place)} is read as it was written`, () => {
      expect(parseRoute(hrefOf(place))).toEqual(place);
    });
  }

  it("an address that nobody wrote leads home", () => {
    for (const hash of ["", "#", "#/nowhere", "#/new/cellar", "#table=", "#/local"]) {
      expect(parseRoute(hash)).toEqual({ screen: "home" });
    }
  });

  it("a moment that is no number is left out", () => {
    expect(parseRoute("#table=tabc&at=never")).toEqual({ screen: "table", id: "tabc" });
  });
});
