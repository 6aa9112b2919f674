import { asSeat, chooseOptions, parseNotation, type Seat } from "@rondel/engine";
import { type Frame, imperunde, type Options, regionNamed, type Statement } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { concerns } from "./concerns.ts";

const [PLAYER, OTHER, BYSTANDER] = [0, 1, 2].map(asSeat) as [Seat, Seat, Seat];

/** Great Britain, South Africa and Japan; the second has a frigate in the Arabian Sea, the third a colony. */
const chosen = chooseOptions(imperunde.options, {});
if (!("options" in chosen)) throw new Error("the usual options are refused");
const state = imperunde.emptyBoard(3, chosen.options as Options);
for (const line of [
  "home s0 great-britain",
  "home s1 south-africa",
  "home s2 japan",
  "colony siam s2 1",
  "pieces arabian-sea s1 frigate 1",
]) {
  const read = parseNotation(imperunde.statementSchemas, line);
  if (!("value" in read) || imperunde.arrange(state, read.value as Statement)) throw new Error(line);
}

type CardFrame = Extract<Frame, { kind: "card" }>;

const played = (play: CardFrame["play"], chain: readonly Seat[] = []): CardFrame => ({
  kind: "card",
  seat: PLAYER,
  play,
  chain: [...chain],
  passed: [0, 0, 0],
});

describe("a card that was played concerns", () => {
  test("whom it names, whose land it strikes and whose ships lie in its sea", () => {
    const armistice = played({ kind: "armistice", player: OTHER });
    expect([OTHER, BYSTANDER].map((seat) => concerns(state, seat, armistice))).toEqual([true, false]);
    const rebellion = played({ kind: "rebellion", territory: regionNamed("siam") });
    expect([OTHER, BYSTANDER].map((seat) => concerns(state, seat, rebellion))).toEqual([false, true]);
    const pirates = played({ kind: "pirates", sea: regionNamed("arabian-sea") });
    expect([OTHER, BYSTANDER].map((seat) => concerns(state, seat, pirates))).toEqual([true, false]);
  });

  test("whoever played it, or a counter in its chain", () => {
    const countered = played({ kind: "armistice", player: OTHER }, [BYSTANDER]);
    expect([PLAYER, OTHER, BYSTANDER].every((seat) => concerns(state, seat, countered))).toBe(true);
  });
});
