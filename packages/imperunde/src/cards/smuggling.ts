import type { Seat } from "@rondel/engine";
import type { ActionOf } from "../actions.ts";
import { COASTS, type Territory } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { buildPost, launch } from "../phases/investments.ts";
import { costOf, hasBlackDisc, refuseWarshipPlace } from "../phases/purchases.ts";
import { fortsAt, recruit, supplyOf } from "../pieces.ts";
import type { State } from "../state.ts";
import { coloniesOf, isBattlefield, isColonyOf, postLimit, postsAt, territoryValue } from "../territories.ts";
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
    if (!isColonyOf(state, play.territory, seat))
      return refusal("not-your-colony", "IR-13.5.11", { region: play.territory });
    if (isBattlefield(state, play.territory)) return refusal("battle-is-open", "RU-126", { region: play.territory });
    // ED-3
    if (state.options.edition === "first-cards" && hasBlackDisc(state, play.territory)) {
      return refusal("black-disc", "IR-7.3.7", { region: play.territory });
    }
    const same = (other: Play): boolean => other.goods.join() === play.goods.join() && other.sea === play.sea;
    return baskets(state, seat, play.territory).some(same)
      ? undefined
      : refusal("no-such-basket", "RU-26", { region: play.territory });
  },
  plays(state, seat) {
    if (state.phase !== 4) return [];
    return coloniesOf(state, seat).flatMap((territory) => {
      const all = baskets(state, seat, territory);
      const [first] = all;
      return first && !smuggling.refuse(state, seat, first) ? all : [];
    });
  },
  resolve(state, seat, { territory, goods, sea }, context) {
    for (const good of goods) {
      const kind = KIND_OF_GOOD[good];
      if (kind === POST) buildPost(state, seat, territory, "IR-13.5.11", context);
      else if (sea !== undefined && (kind === FRIGATE || kind === SHIP_OF_THE_LINE))
        launch(state, seat, kind, sea, context);
      else recruit(state, territory, seat, fresh(kind), 1);
      if (kind !== POST)
        context.emit({
          kind: "bought",
          rule: "IR-13.5.11",
          party: seat,
          region: territory,
          unit: fresh(kind),
          count: 1,
        });
    }
  },
};

/** RU-26: every basket worth 5, or the dearest ones if there is none. */
function baskets(state: State, seat: Seat, territory: Territory): Play[] {
  const found: { play: Play; worth: number }[] = [];
  const fill = (from: number, goods: readonly Good[], left: number): void => {
    if (goods.length > 0 && fits(state, seat, territory, goods))
      found.push(...withSeas(state, seat, territory, goods, WORTH - left));
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
  const sites = state.options.canalPostsAllowForts ? posts : Math.min(posts, territoryValue(territory));
  return count("fort") === 0 || fortsAt(state, territory, seat) + count("fort") <= sites;
}

function withSeas(
  state: State,
  seat: Seat,
  territory: Territory,
  goods: readonly Good[],
  worth: number,
): { play: Play; worth: number }[] {
  if (!goods.includes("frigate") && !goods.includes("shipOfTheLine")) {
    return [{ play: { kind: "smuggling", territory, goods }, worth }];
  }
  return (COASTS[territory] ?? [])
    .filter((sea) => !refuseWarshipPlace(state, seat, territory, sea) && !isBattlefield(state, sea))
    .map((sea) => ({ play: { kind: "smuggling", territory, goods, sea }, worth }));
}
