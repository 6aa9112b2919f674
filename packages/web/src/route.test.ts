import { describe, expect, it } from "vitest";
import { hrefOf, parseRoute, type Route } from "./route.ts";

const routes: readonly Route[] = [
  { screen: "home" },
  { screen: "new", mode: "bots", game: "imperial" },
  { screen: "new", mode: "online", game: undefined },
  { screen: "local", id: "0f" },
  { screen: "table", id: "tabc" },
  { screen: "table", id: "tabc", invitation: "secret", at: 17 },
  { screen: "personal-link", secret: "mine" },
  { screen: "recovery", secret: "once" },
  { screen: "rules", game: undefined, rule: undefined },
  { screen: "rules", game: "imperial", rule: "IM-7.4" },
  { screen: "studies" },
  { screen: "study", id: "0f" },
  { screen: "study-link", code: "zeJw-_0" },
  { screen: "privacy" },
  { screen: "settings" },
];

describe("a route", () => {
  for (const route of routes) {
    it(`${hrefOf(route)} is parsed as it was written`, () => {
      expect(parseRoute(hrefOf(route))).toEqual(route);
    });
  }

  it("with an unknown address leads to the home screen", () => {
    for (const hash of ["", "#", "#/nowhere", "#/new/cellar", "#table=", "#/local"]) {
      expect(parseRoute(hash)).toEqual({ screen: "home" });
    }
  });

  it("ignores a past position that is not a number", () => {
    expect(parseRoute("#table=tabc&at=never")).toEqual({ screen: "table", id: "tabc" });
  });
});
