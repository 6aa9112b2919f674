import type { Seat } from "@rondel/engine";
import { CANALS, canalOf, type Sea, type Territory } from "../board/board.ts";
import { spend } from "../budget.ts";
import type { PlayContext } from "../frame-rules.ts";
import { recruit } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import type { State } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { placePosts } from "../territories.ts";
import { fresh, type Kind } from "../units.ts";
import { testVictory } from "../victory.ts";

/** Puts a new warship to sea, where it may meet a storm (IR-7.4.5). */
export function launch(state: State, seat: Seat, kind: Kind, sea: Sea, context: PlayContext): void {
  recruit(state, sea, seat, fresh(kind), 1);
  survivesStorm(state, sea, seat, fresh(kind), "IR-7.4.5", context);
  updateHolder(state, sea);
}

/** Places one post, which counts as new this round (IR-7.3.4). */
export function buildPost(state: State, seat: Seat, territory: Territory, rule: string, context: PlayContext): void {
  addNewPosts(state, seat, territory, 1);
  context.emit({
    kind: "bought",
    rule,
    also: ["IR-7.2.2", "IR-7.3.4"],
    party: seat,
    region: territory,
    count: 1,
    word: "post",
  });
  testVictory(state, context);
}

export function buildCanal(state: State, seat: Seat, territory: Territory, context: PlayContext): void {
  const canal = canalOf(territory);
  const site = CANALS[canal];
  if (!site) throw new RangeError(`territory ${territory} has no place for a canal`);
  spend(state, seat, site.cost);
  state.canals[canal] = 1;
  const placed = addNewPosts(state, seat, territory, site.posts);
  context.emit({
    kind: "canalBuilt",
    rule: "IR-7.3.8",
    also: ["IR-2.5.1", "IR-2.5.4"],
    party: seat,
    region: territory,
    count: placed,
  });
  testVictory(state, context);
}

function addNewPosts(state: State, seat: Seat, territory: Territory, wanted: number): number {
  const placed = placePosts(state, territory, seat, wanted);
  state.newPosts[territory] = (state.newPosts[territory] ?? 0) + placed;
  return placed;
}
