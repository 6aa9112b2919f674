import type { Seat } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import { COASTS, type Land } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { coloniesOf, isBattlefield, isColonyOf, landValue, postLimit, postsAt } from "../lands.ts";
import { buildPost, launch } from "../phases/investments.ts";
import { costOf, hasBlackDisc, refuseWarshipPlace } from "../phases/purchases.ts";
import { fortsAt, recruit, supplyOf } from "../pieces.ts";
import type { State } from "../state.ts";
import { ARTILLERY, CAVALRY, FORT, FRIGATE, fresh, INFANTRY, type Kind, POST, SHIP_OF_THE_LINE } from "../units.ts";
import { GOODS } from "./list.ts";
import { type CardRules, wrongMoment } from "./rules.ts";

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

/** 5 doubloons that are invested in an own colony at once. */
export const smuggling: CardRules<"smuggling"> = {
  rule: "IR-13.5.11",
  when: "investments",
  refuse(state, seat, play) {
    if (state.phase !== 4) return wrongMoment("IR-13.5.11");
    if (!isColonyOf(state, play.land, seat)) return refusal("not-your-colony", "IR-13.5.11", { field: play.land });
    if (isBattlefield(state, play.land)) return refusal("battle-is-open", "RU-126", { field: play.land });
    // ED-3
    if (state.options.edition === "first-cards" && hasBlackDisc(state, play.land)) {
      return refusal("black-disc", "IR-7.3.7", { field: play.land });
    }
    const same = (other: Play): boolean => other.goods.join() === play.goods.join() && other.sea === play.sea;
    return baskets(state, seat, play.land).some(same)
      ? undefined
      : refusal("no-such-basket", "RU-26", { field: play.land });
  },
  plays(state, seat) {
    if (state.phase !== 4) return [];
    return coloniesOf(state, seat).flatMap((land) => {
      const all = baskets(state, seat, land);
      const [first] = all;
      return first && !smuggling.refuse(state, seat, first) ? all : [];
    });
  },
  resolve(state, seat, { land, goods, sea }, table) {
    for (const good of goods) {
      const kind = KIND_OF_GOOD[good];
      if (kind === POST) buildPost(state, seat, land, "IR-13.5.11", table);
      else if (sea !== undefined && (kind === FRIGATE || kind === SHIP_OF_THE_LINE))
        launch(state, seat, kind, sea, table);
      else recruit(state, land, seat, fresh(kind), 1);
      if (kind !== POST)
        table.tell({ kind: "bought", rule: "IR-13.5.11", party: seat, field: land, unit: fresh(kind), count: 1 });
    }
  },
};

/** RU-26: every basket worth 5, or the dearest ones if there is none. */
function baskets(state: State, seat: Seat, land: Land): Play[] {
  const found: { play: Play; worth: number }[] = [];
  const fill = (from: number, goods: readonly Good[], left: number): void => {
    if (goods.length > 0 && fits(state, seat, land, goods))
      found.push(...withSeas(state, seat, land, goods, WORTH - left));
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

function fits(state: State, seat: Seat, land: Land, goods: readonly Good[]): boolean {
  const count = (good: Good): number => goods.filter((item) => item === good).length;
  if (GOODS.some((good) => count(good) > supplyOf(state, seat, KIND_OF_GOOD[good]))) return false;
  const posts = postsAt(state, land) + count("post");
  if (count("post") > 0 && (!state.options.smugglingMayBuyPosts || posts > postLimit(state, land))) return false;
  const sites = state.options.canalPostsAllowForts ? posts : Math.min(posts, landValue(land));
  return count("fort") === 0 || fortsAt(state, land, seat) + count("fort") <= sites;
}

function withSeas(
  state: State,
  seat: Seat,
  land: Land,
  goods: readonly Good[],
  worth: number,
): { play: Play; worth: number }[] {
  if (!goods.includes("frigate") && !goods.includes("shipOfTheLine")) {
    return [{ play: { kind: "smuggling", land, goods }, worth }];
  }
  return (COASTS[land] ?? [])
    .filter((sea) => !refuseWarshipPlace(state, seat, land, sea) && !isBattlefield(state, sea))
    .map((sea) => ({ play: { kind: "smuggling", land, goods, sea }, worth }));
}
