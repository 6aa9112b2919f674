import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawImperial } from "../src/build/imperial.ts";
import { drawImperunde } from "../src/build/imperunde.ts";
import { imperial, imperunde } from "./boards.ts";

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
const MINUTE = 60_000;

test("drawing Imperial reproduces the stored board byte for byte", { timeout: 5 * MINUTE }, () => {
  expect(hash(`${JSON.stringify(drawImperial())}\n`)).toBe(hash(imperial.text));
});

test("drawing ImpeRunde reproduces the stored board byte for byte", { timeout: 5 * MINUTE }, () => {
  expect(hash(`${JSON.stringify(drawImperunde())}\n`)).toBe(hash(imperunde.text));
});
