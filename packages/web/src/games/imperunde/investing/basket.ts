import { type InvestmentPlan, KINDS, type Purchase, type Region } from "@rondel/imperunde";

/** A kind of purchase in a territory; for a warship with its sea. Cards belong to no territory. */
export interface Goods {
  readonly key: string;
  readonly purchase: Purchase;
  readonly count: number;
  readonly canAdd: boolean;
}

/** The order in which the goods of a territory are listed; of the armies the cheapest first. */
const ORDER: readonly string[] = ["buyPost", "buyFort", "buyArmy", "buyCanal", "buyWarship", "buyCard"];

/** Everything that is in the basket or could be added to it, equal purchases together. */
export function goodsOf({ basket, offers }: InvestmentPlan): Goods[] {
  const goods = new Map<string, Goods>();
  const keyOf = (purchase: Purchase) => JSON.stringify(purchase);
  for (const purchase of offers) {
    const key = keyOf(purchase);
    goods.set(key, { key, purchase, count: 0, canAdd: true });
  }
  for (const purchase of basket) {
    const key = keyOf(purchase);
    const known = goods.get(key) ?? { key, purchase, count: 0, canAdd: false };
    goods.set(key, { ...known, count: known.count + 1 });
  }
  return [...goods.values()].toSorted((one, other) => rank(one.purchase) - rank(other.purchase));
}

function rank(purchase: Purchase): number {
  const among = purchase.kind === "buyArmy" ? KINDS.length - 1 - KINDS.indexOf(purchase.army) : 0;
  return ORDER.indexOf(purchase.kind) * KINDS.length + among;
}

export function territoryOf(purchase: Purchase): Region | undefined {
  return purchase.kind === "buyCard" ? undefined : purchase.territory;
}

/** The purchases of a basket without the last one that equals `purchase`. */
export function withoutOne(basket: readonly Purchase[], purchase: Purchase): readonly Purchase[] {
  const wanted = JSON.stringify(purchase);
  const last = basket.findLastIndex((one) => JSON.stringify(one) === wanted);
  return last < 0 ? basket : basket.toSpliced(last, 1);
}

/** The purchases in the order in which they are made: cards last, because nothing can be undone after a draw. */
export function inOrder(basket: readonly Purchase[]): readonly Purchase[] {
  return [...basket.filter(({ kind }) => kind !== "buyCard"), ...basket.filter(({ kind }) => kind === "buyCard")];
}
