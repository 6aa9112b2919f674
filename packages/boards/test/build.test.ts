import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawImperial } from "../src/build/imperial.ts";
import { drawImperunde } from "../src/build/imperunde.ts";
import { imperial, imperunde } from "./boards.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const minutes = 60_000;

test("drawing Imperial again gives the stored board, byte for byte", { timeout: 5 * minutes }, () => {
  expect(hash(`${JSON.stringify(drawImperial())}\n`)).toBe(hash(imperial.text));
});

test("drawing ImpeRunde again gives the stored board, byte for byte", { timeout: 5 * minutes }, () => {
  expect(hash(`${JSON.stringify(drawImperunde())}\n`)).toBe(hash(imperunde.text));
});
