import { perft } from "@rondel/engine/testing";
import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";
import { optionsWith } from "./support/table.ts";

test.each([
  [3, [1, 4, 16, 64, 224, 896, 4480]],
  [4, [1, 4, 16, 64, 256, 1536, 8064]],
  [6, [1, 4, 16, 64, 256, 1024]],
])("counts the lines of play with %i players by length", (players, lines) => {
  expect(perft(imperunde, players, optionsWith(), "perft", lines.length - 1).lines).toEqual(lines);
});
