import { ALL_TERRITORIES, bordersOf, regionValue, type Territory } from "../board/board.ts";
import { type State, seatsOf } from "../state.ts";
import { colonistOf, freeTerritories } from "./readers.ts";

/**
 * INV-30: at the end of the setup each player has starting colonies of the exact total, and none borders a home. If the board cannot
 * give everyone the total away from the homes (IR-3.4.6), a player may be short of it, but only while no free territory fits.
 */
export function wrongStartColonies(state: State): boolean {
  const total = state.options.startColonyValue;
  const colonies = seatsOf(state).map((seat) => ALL_TERRITORIES.filter((land) => colonistOf(state, land) === seat));
  const missing = colonies.map((lands) => total - sum(lands.map(regionValue)));
  if (missing.some((value) => value < 0)) return true;
  if (everyoneCanHave(total, state)) {
    return missing.some((value) => value > 0) || colonies.flat().some((land) => bordersHome(state, land));
  }
  return freeTerritories(state).some((land) => missing.some((value) => regionValue(land) <= value));
}

const bordersHome = (state: State, territory: Territory): boolean =>
  bordersOf(territory).some((beside) => state.home.includes(beside));

/** Whether the territories away from the homes can be shared so that everyone has the total. */
function everyoneCanHave(total: number, state: State): boolean {
  const away = ALL_TERRITORIES.filter((land) => !state.home.includes(land) && !bordersHome(state, land));
  const count = (value: number): number => away.filter((land) => regionValue(land) === value).length;
  const [ones, twos, threes] = [count(1), count(2), count(3)];
  /** Each entry: the numbers of twos and threes that are used up after some players; everything else is ones. */
  let used = new Map<string, readonly [number, number]>([["", [0, 0]]]);
  for (let player = 1; player <= state.players; player++) {
    const next = new Map<string, readonly [number, number]>();
    for (const [two, three] of used.values()) {
      for (let moreThree = 0; 3 * moreThree <= total && three + moreThree <= threes; moreThree++) {
        for (let moreTwo = 0; 3 * moreThree + 2 * moreTwo <= total && two + moreTwo <= twos; moreTwo++) {
          const all = [two + moreTwo, three + moreThree] as const;
          if (player * total - 2 * all[0] - 3 * all[1] <= ones) next.set(all.join(), all);
        }
      }
    }
    used = next;
  }
  return used.size > 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
