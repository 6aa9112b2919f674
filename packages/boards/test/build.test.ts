import { describe, expect, test } from "vitest";
import { hashSources, hashText, readHashes } from "../src/build/hashes.ts";
import { drawImperial } from "../src/build/imperial.ts";
import { drawImperunde } from "../src/build/imperunde.ts";
import { imperial, imperunde } from "./boards.ts";

// Drawing takes half a minute: it is repeated only if a source changed since `npm run draw -w @rondel/boards`.
describe("drawing reproduces the stored board byte for byte", { timeout: 300_000 }, () => {
  const { sources, boards } = readHashes();
  const isUnchanged = sources === hashSources();

  test("of Imperial", () => {
    const drawn = isUnchanged ? boards.imperial : hashText(`${JSON.stringify(drawImperial())}\n`);
    expect(drawn).toBe(hashText(imperial.text));
  });

  test("of ImpeRunde", () => {
    const drawn = isUnchanged ? boards.imperunde : hashText(`${JSON.stringify(drawImperunde())}\n`);
    expect(drawn).toBe(hashText(imperunde.text));
  });
});
