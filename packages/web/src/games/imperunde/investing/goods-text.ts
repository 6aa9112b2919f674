import { groupBy } from "@rondel/boards/group-by";
import type { Purchase } from "@rondel/imperunde";
import { nameOf } from "../board/board-pieces.ts";
import { CANAL_NAMES } from "../board/canal-names.ts";
import type { ImperundeContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { thingCount, thingName } from "../messages/units.ts";

/** What a purchase buys, as a question to the rules names it. */
function wareOf(purchase: Purchase) {
  switch (purchase.kind) {
    case "buyArmy":
      return purchase.army;
    case "buyWarship":
      return purchase.ship;
    case "buyFort":
      return "fort";
    case "buyPost":
      return "post";
    case "buyCanal":
      return "canal";
    case "buyCard":
      return "card";
  }
}

/** The price of one purchase. */
export function priceOf({ ask }: ImperundeContext, purchase: Purchase): number {
  const answer = ask({
    kind: "purchase",
    what: wareOf(purchase),
    ...("territory" in purchase && { territory: purchase.territory }),
    ...("sea" in purchase && { sea: purchase.sea }),
  });
  return answer?.cost ?? 0;
}

/** The name of what a purchase buys. */
export function goodsName({ text, messages }: ImperundeContext, purchase: Purchase): string {
  switch (purchase.kind) {
    case "buyCard":
      return text("invest.card");
    case "buyCanal":
      return messages.term(`canal.${CANAL_NAMES[nameOf(purchase.territory)]}`);
    default:
      return thingName(messages, wareOf(purchase));
  }
}

/** The sea of a new warship. */
export function seaOf({ messages }: ImperundeContext, purchase: Purchase): string | undefined {
  return purchase.kind === "buyWarship" ? regionName(messages, purchase.sea) : undefined;
}

/** A list of purchases: "1 trading post and 2 infantry". */
export function goodsList(context: ImperundeContext, purchases: readonly Purchase[]): string {
  const alike = [...groupBy(purchases, wareOf)];
  return context.messages.list(
    alike.map(([ware, group]) => {
      const [first] = group;
      return first?.kind === "buyCanal" ? goodsName(context, first) : thingCount(context.messages, ware, group.length);
    }),
  );
}

/** The symbol of a purchase in the sprite. */
export function goodsSymbol(purchase: Purchase): string | undefined {
  switch (purchase.kind) {
    case "buyPost":
      return "trading-post";
    case "buyFort":
      return "fort";
    case "buyArmy":
      return purchase.army;
    case "buyWarship":
      return purchase.ship === "frigate" ? "frigate" : "ship-of-the-line";
    default:
      return undefined;
  }
}
