import { expect, it } from "vitest";
import { isolate, visibleText } from "./chat-text.ts";

it("removes characters that turn or hide text", () => {
  expect(visibleText("pay \u202e005\u202c M\u0000\u2066!\u2069\ufeff")).toBe("pay 005 M!");
  expect(visibleText("a\u200eb\u200fc\u061cd\u2028e")).toBe("abcde");
});

it("keeps text of every script, emoji and line breaks", () => {
  for (const text of ["سلام، بازی کنیم؟", "می\u200cخواهم", "👩\u200d🚀 ok", "שלום", "one\ntwo"]) {
    expect(visibleText(text)).toBe(text);
  }
});

it("isolates the direction of a text inside a sentence", () => {
  expect(isolate("سلام")).toBe("\u2068سلام\u2069");
});
