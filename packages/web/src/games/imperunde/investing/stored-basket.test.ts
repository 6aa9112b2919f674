import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import { type Purchase, regionNamed, type Territory } from "@rondel/imperunde";
import { expect, it } from "vitest";
import type { ImperundeContext } from "../context.ts";
import { keepBasket, readBasket } from "./stored-basket.ts";

const post: Purchase = { kind: "buyPost", territory: regionNamed("congo") as Territory };

/** The parts of a context that the basket needs: a page that shows the investments of a seat in a round. */
function openPage(table: string, seat: number, round: number) {
  const basket = signal<readonly Purchase[]>([]);
  const stop = keepBasket({
    session: { table: signal({ id: table }) },
    state: signal({ round }),
    seat: signal(asSeat(seat)),
    actions: signal([{ kind: "endInvestments" }]),
    selection: { basket },
  } as unknown as ImperundeContext);
  return { basket, stop };
}

it("restores the planned investments of the same turn after a reload", () => {
  const first = openPage("kept", 1, 3);
  first.basket.value = [post, post];
  first.stop();
  expect(openPage("kept", 1, 3).basket.value).toEqual([post, post]);
});

it("restores nothing for another player or in another round, and forgets an empty basket", () => {
  const first = openPage("other", 1, 3);
  first.basket.value = [post];
  first.stop();
  expect(openPage("other", 2, 3).basket.value).toEqual([]);
  expect(openPage("other", 1, 4).basket.value).toEqual([]);
  const again = openPage("other", 1, 3);
  again.basket.value = [];
  expect(readBasket("other")).toBeUndefined();
});
