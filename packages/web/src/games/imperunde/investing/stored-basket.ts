import { effect } from "@preact/signals";
import { type Seat, schemaProblem } from "@rondel/engine";
import { imperunde, type Purchase } from "@rondel/imperunde";
import { deviceStorage } from "../../../device/device-storage.ts";
import type { ImperundeContext } from "../context.ts";

/** A planned basket with the turn that it is for. */
interface StoredBasket {
  readonly round: number;
  readonly seat: Seat;
  readonly basket: readonly Purchase[];
}

const keyOf = (table: string) => `rondel.basket.${table}`;

/** Keeps the planned investments of a turn on this device, so that they survive a reload. Returns a function that stops it. */
export function keepBasket({ session, state, seat, actions, selection }: ImperundeContext): () => void {
  const table = session.table.peek().id;
  let restored: string | undefined;
  return effect(() => {
    const round = state.value?.round;
    const mine = seat.value;
    const isInvesting = actions.value.some(({ kind }) => kind === "endInvestments");
    const basket = selection.basket.value;
    if (round === undefined || mine === undefined || !isInvesting) return;
    const turn = `${round} ${mine}`;
    if (restored === turn) {
      storeBasket(table, { round, seat: mine, basket });
      return;
    }
    restored = turn;
    const stored = readBasket(table);
    if (basket.length === 0 && stored?.round === round && stored.seat === mine) selection.basket.value = stored.basket;
  });
}

function storeBasket(table: string, stored: StoredBasket): void {
  if (stored.basket.length === 0) deviceStorage().removeItem(keyOf(table));
  else deviceStorage().setItem(keyOf(table), JSON.stringify(stored));
}

/** The stored basket; undefined if there is none or another program has written it. */
export function readBasket(table: string): StoredBasket | undefined {
  const text = deviceStorage().getItem(keyOf(table));
  if (text === null) return undefined;
  const stored = JSON.parse(text) as Partial<StoredBasket>;
  const { round, seat, basket } = stored;
  if (round === undefined || seat === undefined || !Array.isArray(basket)) return undefined;
  const isValid = basket.every((purchase) => schemaProblem(imperunde.actionSchemas, purchase) === undefined);
  return isValid ? { round, seat, basket } : undefined;
}
