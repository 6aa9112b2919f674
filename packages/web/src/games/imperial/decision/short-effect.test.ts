import type { Nation, SpacePreview } from "@rondel/imperial";
import { expect, it } from "vitest";
import type { ImperialContext } from "../context.ts";
import { shortEffect } from "./short-effect.ts";

const INVESTOR = { effect: { action: "investor", toOthers: 3, toGovernment: 4 } } as SpacePreview;

/** Seat 0 governs the first nation, seat 1 the second one; the viewer has seat 0. */
const CONTEXT = {
  text: (key: string, params: object) => `${key} ${JSON.stringify(params)}`,
  state: { value: { government: [0, 1] } },
  seat: { value: 0 },
  messages: { seat: (seat: number) => `player ${seat}` },
} as unknown as ImperialContext;

it("names the government that gets the interest of the investor space, unless it is the viewer", () => {
  expect(shortEffect(CONTEXT, 0 as Nation, INVESTOR)).toBe('preview.investor {"total":7,"own":4}');
  expect(shortEffect(CONTEXT, 1 as Nation, INVESTOR)).toBe(
    'preview.investorOther {"total":7,"own":4,"seat":"player 1"}',
  );
});
