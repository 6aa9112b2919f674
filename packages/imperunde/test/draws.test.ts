import type { Seat } from "@rondel/engine";
import { expect, test } from "vitest";
import { CARD_NAMES, imperunde } from "../src/index.ts";
import { goldenFiles } from "./support/files.ts";
import { HOMES } from "./support/positions.ts";
import { given, givenHands } from "./support/table.ts";

test("section 18: the golden matches use these ids of draws and no others", () => {
  const ids = new Set([...goldenFiles().values()].flatMap((text) => text.match(/\bX-\d\d\b/g) ?? []));
  const drawn = ["02", "03", "04", "05", "06", "07", "09", "10", "11", "12", "13", "14", "15"];
  expect([...ids].toSorted()).toEqual(drawn.map((number) => `X-${number}`));
});

test("X-01, X-08, X-17: a card from the deck needs no random draw", () => {
  const { state } = given(4, `${HOMES} money s0 9 0\n turn investments s0`);
  const labels: string[] = [];
  imperunde.play(state, 0 as Seat, { kind: "buyCard" }, { draw: (label) => labels.push(label) * 0 });
  expect(labels).toEqual([]);
});

test("X-16: an empty deck is refilled by one shuffle of the discards before a card is drawn", () => {
  const all = givenHands(4, "").state.deck.map((card) => CARD_NAMES[card]);
  const { state } = givenHands(
    4,
    `${HOMES} money s0 9 0\n hand s2 ${all.slice(0, 44).join()}\n discard ${all.slice(44).join()}\n turn investments s0`,
    { deckRefill: "when-empty" },
  );
  const labels: string[] = [];
  imperunde.play(state, 0 as Seat, { kind: "buyCard" }, { draw: (label) => labels.push(label) * 0 });
  expect(labels).toEqual(["X-16 deck refill", "X-16 deck refill", "X-16 deck refill"]);
});

test("X-18: each frigate of the Pirates card rolls in a storm", () => {
  const table = given(4, `${HOMES} storm coral-sea\n hand s0 pirates\n turn investments s0`);
  table.play("s0 pirates coral-sea");
  table.passOnce({ "X-18": [3, 4] });
  expect(table.count("coral-sea", 6, "frigate")).toBe(1);
});
