import type { Refusal, Seat } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import { asSea, asTerritory, coastsOf, isSea, type Region, type Territory } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { SMUGGLED } from "../events.ts";
import { buildPost, launch } from "../phases/building.ts";
import { fortSites, hasBlackDisc, refuseWarshipPlace } from "../phases/purchases.ts";
import { fortsAt, recruit, supplyOf } from "../pieces.ts";
import type { State } from "../state.ts";
import { coloniesOf, isBattlefield, isColonyOf, postLimit, postsAt } from "../territories.ts";
import {
  ARTILLERY,
  CAVALRY,
  costOf,
  FORT,
  FRIGATE,
  fresh,
  INFANTRY,
  type Kind,
  POST,
  SHIP_OF_THE_LINE,
} from "../units.ts";
import { GOODS } from "./list.ts";
import type { CardRules } from "./rules.ts";

type Play = ActionOf<"smuggling">;
type Good = (typeof GOODS)[number];

const WORTH = 5;
const KIND_OF_GOOD: Readonly<Record<Good, Kind>> = {
  infantry: INFANTRY,
  cavalry: CAVALRY,
  artillery: ARTILLERY,
  fort: FORT,
  post: POST,
  frigate: FRIGATE,
  shipOfTheLine: SHIP_OF_THE_LINE,
};

/** Invests 5 doubloons in a colony of the player at once. */
export const smuggling: CardRules<"smuggling"> = {
  rule: "IR-13.5.11",
  when: "investments",
  targets: (state, seat) =>
    coloniesOf(state, seat)
      .filter((territory) => refuseColony(state, seat, territory) === undefined)
      .flatMap((territory) => baskets(state, seat, territory)),
  refuse(state, seat, play) {
    const refused = refuseColony(state, seat, play.territory);
    if (refused) return refused;
    const same = (other: Play): boolean => other.goods.join() === play.goods.join() && other.sea === play.sea;
    return baskets(state, seat, asTerritory(play.territory)).some(same)
      ? undefined
      : refusal("no-such-basket", "RU-26", { region: play.territory });
  },
  resolve(state, seat, { territory, goods, sea }, context) {
    const colony = asTerritory(territory);
    for (const good of goods) {
      const kind = KIND_OF_GOOD[good];
      if (kind === POST) {
        buildPost(state, seat, colony, SMUGGLED, context);
        continue;
      }
      const place = sea !== undefined && isWarshipGood(good) ? asSea(sea) : colony;
      context.emit({ kind: "bought", rule: SMUGGLED, party: seat, region: place, unit: fresh(kind), count: 1 });
      if (isSea(place)) launch(state, seat, kind, place, context);
      else recruit(state, colony, seat, fresh(kind), 1);
    }
  },
};

function refuseColony(state: State, seat: Seat, region: Region): Refusal | undefined {
  if (!isColonyOf(state, region, seat)) return refusal("not-your-colony", "IR-13.5.11", { region });
  if (isBattlefield(state, region)) return refusal("battle-is-open", "RU-126", { region });
  // ED-3
  return state.options.edition === "first-cards" && hasBlackDisc(state, region)
    ? refusal("black-disc", "IR-7.3.7", { region })
    : undefined;
}

/** RU-26: every basket worth 5, or the most valuable ones if there is none. */
function baskets(state: State, seat: Seat, territory: Territory): Play[] {
  const found: { play: Play; worth: number }[] = [];
  const fill = (from: number, goods: readonly Good[], left: number): void => {
    if (goods.length > 0 && fits(state, seat, territory, goods)) {
      for (const play of basketsOf(state, seat, territory, goods)) found.push({ play, worth: WORTH - left });
    }
    for (let place = from; place < GOODS.length; place++) {
      const good = GOODS[place] as Good;
      const cost = costOf(KIND_OF_GOOD[good]);
      if (cost <= left) fill(place, [...goods, good], left - cost);
    }
  };
  fill(0, [], WORTH);
  const best = Math.max(...found.map((basket) => basket.worth));
  return found.filter((basket) => basket.worth === best).map((basket) => basket.play);
}

function fits(state: State, seat: Seat, territory: Territory, goods: readonly Good[]): boolean {
  const count = (good: Good): number => goods.filter((item) => item === good).length;
  if (GOODS.some((good) => count(good) > supplyOf(state, seat, KIND_OF_GOOD[good]))) return false;
  const posts = postsAt(state, territory) + count("post");
  if (count("post") > 0 && (!state.options.smugglingMayBuyPosts || posts > postLimit(state, territory))) return false;
  return count("fort") === 0 || fortsAt(state, territory, seat) + count("fort") <= fortSites(state, territory, posts);
}

const isWarshipGood = (good: Good): boolean => good === "frigate" || good === "shipOfTheLine";

/** The plays for one basket: with a warship, one for each sea in which it may be built. */
function basketsOf(state: State, seat: Seat, territory: Territory, goods: readonly Good[]): Play[] {
  if (!goods.some(isWarshipGood)) return [{ kind: "smuggling", territory, goods }];
  return coastsOf(territory)
    .filter((sea) => !refuseWarshipPlace(state, seat, territory, sea))
    .map((sea) => ({ kind: "smuggling", territory, goods, sea }));
}
