import { coloniesOf, nameOfPlace, type Party, type Position, supply } from "./position.ts";
import { costOf, fortLimit, fortsAt, hasDisc, mayPlaceWarship, postLimit, SHIPS } from "./purchases.ts";
import { landNamed } from "./world.ts";

const MONEY = 5;
const GOODS: readonly string[] = ["infantry", "cavalry", "artillery", "fort", "post", "frigate", "shipOfTheLine"];

/** Every list of goods that costs at most five doubloons, in the order of the notation. */
const BASKETS: readonly (readonly string[])[] = (function fill(from: number, left: number): string[][] {
  const further = GOODS.slice(from).flatMap((good, place) =>
    costOf(good) > left ? [] : fill(from + place, left - costOf(good)).map((rest) => [good, ...rest]),
  );
  return [[], ...further];
})(0, MONEY);

const costOfBasket = (basket: readonly string[]): number => basket.reduce((sum, good) => sum + costOf(good), 0);
const numberOf = (basket: readonly string[], good: string): number => basket.filter((other) => other === good).length;

/** IR-13.5.11: the plays of Smuggling; RU-126: not into a territory under attack. */
export function smugglings(position: Position, seat: Party): string[] {
  if (position.phase !== 4) return [];
  const isAttacked = (land: string): boolean =>
    position.frames.some((frame) => frame.kind === "battle" && nameOfPlace(frame.region) === land);
  const isBarred = (land: string): boolean => position.options.edition === "first-cards" && hasDisc(position, land);
  return coloniesOf(position, seat)
    .filter((land) => !isAttacked(land) && !isBarred(land))
    .flatMap((land) => baskets(position, seat, land).map((basket) => `${land} ${basket}`));
}

/** RU-26: baskets for exactly five doubloons, or else the most expensive ones that are possible. */
function baskets(position: Position, seat: Party, land: string): string[] {
  const legal = BASKETS.filter((basket) => basket.length > 0 && isLegal(position, seat, land, basket));
  const most = Math.max(...legal.map(costOfBasket));
  return legal
    .filter((basket) => costOfBasket(basket) === most)
    .flatMap((basket) => {
      const goods = basket.join(",");
      if (!basket.some((good) => SHIPS.includes(good))) return [goods];
      return seasFor(position, seat, land).map((sea) => `${goods} sea=${sea}`);
    });
}

const seasFor = (position: Position, seat: Party, land: string): string[] =>
  landNamed(land).seas.filter((sea) => mayPlaceWarship(position, seat, sea));

function isLegal(position: Position, seat: Party, land: string, basket: readonly string[]): boolean {
  if (GOODS.some((good) => numberOf(basket, good) > supply(position, seat, good))) return false;
  const posts = position.posts(land) + numberOf(basket, "post");
  const forts = fortsAt(position, land) + numberOf(basket, "fort");
  if (basket.includes("post") && !position.options.smugglingMayBuyPosts) return false;
  if (posts > postLimit(position, land) && basket.includes("post")) return false;
  if (basket.includes("fort") && forts > fortLimit(position, land, posts)) return false;
  const ships = basket.filter((good) => SHIPS.includes(good));
  return ships.length === 0 || seasFor(position, seat, land).length > 0;
}
