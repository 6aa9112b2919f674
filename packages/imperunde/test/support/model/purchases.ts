import {
  coloniesOf,
  count,
  foreignWarships,
  isHostile,
  NONE,
  type Party,
  type Position,
  piecesAt,
  supply,
} from "./position.ts";
import { CANALS, landNamed, SEAS } from "./world.ts";

/** IR-1.6.1 */
const COSTS: Readonly<Record<string, number>> = {
  infantry: 1,
  cavalry: 2,
  artillery: 3,
  fort: 3,
  frigate: 3,
  shipOfTheLine: 5,
  post: 2,
};
const CARD_COST = 5;
const ARMIES: readonly string[] = ["artillery", "cavalry", "infantry"];
export const SHIPS: readonly string[] = ["shipOfTheLine", "frigate"];

export const costOf = (kind: string): number => COSTS[kind] ?? 0;

/** IR-7.3.7: famine, or plunder in this round. */
export const hasDisc = (position: Position, land: string): boolean =>
  position.hasFamine(land) || position.plunderer(land) !== NONE;

const oldPosts = (position: Position, land: string): number => position.posts(land) - position.newPosts(land);

/** IR-7.3.1, IR-2.5.4 */
export const postLimit = (position: Position, land: string): number =>
  landNamed(land).value + (position.hasCanal(land) ? 2 : 0);

export const fortsAt = (position: Position, land: string): number =>
  count(piecesAt(position, land).filter(({ kind }) => kind === "fort"));

/** IR-7.3.5, RU-55: how many forts a colony with so many posts may have. */
export const fortLimit = (position: Position, land: string, posts: number): number =>
  position.options.canalPostsAllowForts ? posts : Math.min(posts, landNamed(land).value);

/** IR-7.4.3, RU-100: not beside the warships of a friend, except in a sea that the player holds. */
export const mayPlaceWarship = (position: Position, seat: Party, sea: string): boolean =>
  position.holder(sea) === seat ||
  foreignWarships(position, seat, sea).every((party) => isHostile(position, seat, party));

/** Phase 4: everything that the player may buy, and the end of the turn. */
export function purchases(position: Position, seat: Party): string[] {
  const colonies = coloniesOf(position, seat);
  const home = position.homes[seat] ?? "";
  return [
    ...military(position, seat, home),
    ...colonies.flatMap((land) => military(position, seat, land)),
    ...colonies.filter((land) => mayBuildPost(position, seat, land)).map((land) => `buyPost ${land}`),
    ...colonies.filter((land) => mayBuildCanal(position, seat, land)).map((land) => `buyCanal ${land}`),
    ...(mayBuyCard(position, seat) ? ["buyCard"] : []),
    "endInvestments",
  ];
}

/** Armies, forts and warships that one territory pays for (IR-7.2.1, IR-7.3.2 to IR-7.3.7). */
function military(position: Position, seat: Party, land: string): string[] {
  const isHome = position.homes[seat] === land;
  const allowance = 3 * oldPosts(position, land) - position.spending(land);
  const mayBuy = (kind: string): boolean =>
    supply(position, seat, kind) > 0 &&
    costOf(kind) <= (position.funds[seat] ?? 0) &&
    (isHome || (!hasDisc(position, land) && costOf(kind) <= allowance));
  const armies = ARMIES.filter(mayBuy).map((kind) => `buyArmy ${kind} ${land}`);
  const hasSite = !isHome && fortsAt(position, land) < fortLimit(position, land, oldPosts(position, land));
  const forts = hasSite && mayBuy("fort") ? [`buyFort ${land}`] : [];
  const ships = SHIPS.filter(mayBuy).flatMap((kind) =>
    landNamed(land)
      .seas.filter((sea) => mayPlaceWarship(position, seat, sea))
      .map((sea) => `buyWarship ${kind} ${land} ${sea}`),
  );
  return [...armies, ...forts, ...ships];
}

/** RU-56: a disc stops posts and canals only with the option. */
const isBarredByDisc = (position: Position, land: string): boolean =>
  position.options.blackDiscBlocksPosts && hasDisc(position, land);

function mayBuildPost(position: Position, seat: Party, land: string): boolean {
  const isPaid = costOf("post") <= (position.funds[seat] ?? 0) && supply(position, seat, "post") > 0;
  return isPaid && position.posts(land) < postLimit(position, land) && !isBarredByDisc(position, land);
}

/** IR-7.3.8, RU-57, RU-118 */
function mayBuildCanal(position: Position, seat: Party, land: string): boolean {
  const canal = CANALS.get(land);
  if (!canal || position.hasCanal(land)) return false;
  return canal.cost <= (position.funds[seat] ?? 0) && !isBarredByDisc(position, land);
}

/** IR-7.2.3, RU-46, RU-125 */
function mayBuyCard(position: Position, seat: Party): boolean {
  const left = position.deck + (position.options.deckRefill === "when-empty" ? position.discards : 0);
  return CARD_COST <= (position.funds[seat] ?? 0) && (position.cardsBought[seat] ?? 0) < 3 && left > 0;
}

/** IR-6.2: the funds of a player before repaying or borrowing. */
function fundsBeforeDebts(position: Position, seat: Party): number {
  const others = position.order.filter((other) => other !== seat);
  const dividend = 2 * others.filter((other) => position.relation(seat, other) === "peace").length;
  const interest = (position.debts[seat] ?? 0) / 5;
  const carried = position.funds[seat] ?? 0;
  return carried + 5 + dividend + colonialTax(position, seat) + seaTax(position, seat) - interest;
}

/** IR-6.2.4: posts of others pay the player who plunders them; famine pays nobody. */
function colonialTax(position: Position, seat: Party): number {
  return position.order
    .flatMap((owner) => coloniesOf(position, owner))
    .filter((land) => !position.hasFamine(land))
    .filter((land) => (position.plunderer(land) === NONE ? position.owner(land) : position.plunderer(land)) === seat)
    .reduce((sum, land) => sum + position.posts(land), 0);
}

/** IR-6.2.5: seas that the player alone holds with warships, on the coast of the home or of a colony with a post. */
function seaTax(position: Position, seat: Party): number {
  const lands = [position.homes[seat] ?? "", ...coloniesOf(position, seat).filter((land) => position.posts(land) > 0)];
  return [...SEAS]
    .filter(([sea]) => lands.some((land) => landNamed(land).seas.includes(sea)))
    .filter(([sea]) => foreignWarships(position, NONE, sea).join() === `${seat}`)
    .reduce((sum, [, { value }]) => sum + value, 0);
}

/** IR-6.3.1 to IR-6.3.3 */
export function debtChoices(position: Position, seat: Party): string[] {
  const debt = position.debts[seat] ?? 0;
  const funds = fundsBeforeDebts(position, seat);
  return [-10, -5, 0, 5]
    .filter((change) => debt + change >= 0 && debt + change <= 25 && funds + change >= 0)
    .map((change) => `settleDebt ${change}`);
}
