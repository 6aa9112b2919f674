import { expect, it } from "vitest";
import { captionPlace } from "./caption-place.ts";

const BOARD = { left: 100, top: 50, width: 900, height: 600 };

it("lies at the bottom left if nothing that may be chosen is there", () => {
  expect(captionPlace(BOARD, 60, () => false)).toBe("bottom-left");
});

it("leaves a side on which a lit region lies", () => {
  expect(captionPlace(BOARD, 60, (_x, y) => y > 400)).toBe("top-left");
  expect(captionPlace(BOARD, 60, (x) => x < 300)).toBe("bottom-right");
  expect(captionPlace(BOARD, 60, (x, y) => y > 400 || x < 300)).toBe("top-right");
});

it("covers as little as possible if lit regions are everywhere", () => {
  expect(captionPlace(BOARD, 60, (x, y) => y > 400 || (y < 120 && x < 600 && x > 130))).toBe("top-right");
});
