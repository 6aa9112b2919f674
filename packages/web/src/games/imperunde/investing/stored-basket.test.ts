import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import { imperunde, type Purchase, regionNamed, type Territory } from "@rondel/imperunde";
import { expect, it } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { testSession } from "../../../../test/test-session.ts";
import { gameMessages } from "../../../messages/game-messages.ts";
import { createContext } from "../context.ts";
import { catalogues } from "../messages/catalogues.ts";
import { messageParams } from "../messages/params.ts";
import { keepBasket, readBasket } from "./stored-basket.ts";

const post: Purchase = { kind: "buyPost", territory: regionNamed("congo") as Territory };

/** A page that shows the investments of a seat in a round. */
function openPage(table: string, seat: number, round: number) {
  const viewer = asSeat(seat);
  const state = { ...imperunde.emptyBoard(3, defaultOptions(imperunde)), round };
  const session = testSession({
    viewer: signal(viewer),
    view: signal(imperunde.view(state, viewer)),
    actions: signal([{ kind: "endInvestments" }]),
  });
  const messages = gameMessages({ catalogues, params: messageParams }, (player) => `Player ${player}`);
  const atTable = { ...session, table: signal({ ...session.table.value, id: table }) };
  const context = createContext(atTable, messages);
  return { basket: context.selection.basket, stop: keepBasket(context) };
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
