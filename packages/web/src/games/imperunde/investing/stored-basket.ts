import { effect } from "@preact/signals";
import { type Seat, schemaProblem } from "@rondel/engine";
import { imperunde, type Purchase } from "@rondel/imperunde";
import { hasFields, readRecord, removeRecord, storeRecord } from "../../../device/stored-records.ts";
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
  if (stored.basket.length === 0) removeRecord(keyOf(table));
  else storeRecord(keyOf(table), stored);
}

/** The stored basket; undefined if there is none or another program has written it. */
export function readBasket(table: string): StoredBasket | undefined {
  return readRecord(keyOf(table), isStoredBasket);
}

function isStoredBasket(read: unknown): read is StoredBasket {
  if (!hasFields(read, { round: "number", seat: "number", basket: "object" }) || !Array.isArray(read.basket))
    return false;
  return read.basket.every((purchase) => schemaProblem(imperunde.actionSchemas, purchase) === undefined);
}
