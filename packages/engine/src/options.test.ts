import { describe, expect, it } from "vitest";
import { chooseOptions, optionChoice, optionFlag, optionInteger, readOption, writeOption } from "./options.ts";

const table = { cash: optionChoice("open", "hidden"), limit: optionInteger(0, 30, 0), talk: optionFlag(true) } as const;

describe("table options", () => {
  it("have defaults", () => {
    expect(chooseOptions(table, { cash: "hidden" })).toEqual({ options: { cash: "hidden", limit: 0, talk: true } });
  });

  it("are refused if unknown or out of range, with the expected values", () => {
    expect(chooseOptions(table, { colour: "red" })).toMatchObject({
      problem: { code: "unknown-field", field: "colour" },
    });
    expect(chooseOptions(table, { limit: 31 })).toEqual({
      problem: { code: "wrong-value", field: "limit", expected: "0..30" },
    });
    expect(chooseOptions(table, { talk: "yes" })).toMatchObject({ problem: { field: "talk" } });
  });

  it("are written and parsed", () => {
    expect(readOption(table.cash, "hidden")).toBe("hidden");
    expect(readOption(table.cash, "secret")).toBeUndefined();
    expect(readOption(table.limit, "12")).toBe(12);
    expect(readOption(table.limit, "1.5")).toBeUndefined();
    expect(readOption(table.talk, "no")).toBe(false);
    expect(readOption(table.talk, "false")).toBeUndefined();
    expect([writeOption(true), writeOption(false), writeOption(3), writeOption("open")]).toEqual([
      "yes",
      "no",
      "3",
      "open",
    ]);
  });
});
