import type { Game } from "@rondel/engine";
import {
  armiesIn,
  armiesOnMap,
  BONDS,
  bondTotalOf,
  faceValue,
  factorOf,
  finalScores,
  flagIn,
  flagsOnMap,
  fleetsIn,
  fleetsOnMap,
  governmentOf,
  hasFactory,
  holderOf,
  holdsSwissBank,
  imperial,
  isOccupied,
  NATION_NAMES,
  type Nation,
  REGION_NAMES,
  type Region,
  SPACE_NAMES,
  type State,
  spaceOf,
} from "@rondel/imperial";
import { idIn, seatIn, seatWord, yesOrNo } from "./fact-words.ts";
import type { LessonGame } from "./lesson-game.ts";

type Fact = (state: State, words: readonly string[]) => string | number;

const nationIn = (word?: string): Nation => idIn(NATION_NAMES, word) as Nation;
const regionIn = (word?: string): Region => idIn(REGION_NAMES, word) as Region;

const nameAt = (names: readonly string[], id: number | undefined): string => names[id ?? -1] ?? "none";

/** The facts of Imperial, by their first word; docs/lessons.md lists them. */
const FACTS: Readonly<Record<string, Fact>> = {
  cash: (state, [seat]) => state.cash[seatIn(seat)] ?? 0,
  score: (state, [seat]) => finalScores(state)[seatIn(seat)] ?? 0,
  treasury: (state, [nation]) => state.treasury[nationIn(nation)] ?? 0,
  points: (state, [nation]) => state.points[nationIn(nation)] ?? 0,
  factor: (state, [nation]) => factorOf(state.points[nationIn(nation)] ?? 0),
  tax: (state, [nation]) => state.taxMarker[nationIn(nation)] ?? 0,
  government: (state, [nation]) => seatWord(governmentOf(state, nationIn(nation))),
  lent: (state, [seat, nation]) => bondTotalOf(state, seatIn(seat), nationIn(nation)),
  holder: (state, [nation, value]) => {
    const bond = BONDS.find((one) => faceValue(one) === Number(value));
    if (bond === undefined) throw new RangeError(`there is no bond of ${value}`);
    return seatWord(holderOf(state, nationIn(nation), bond));
  },
  space: (state, [nation]) => nameAt(SPACE_NAMES, spaceOf(state, nationIn(nation))),
  flag: (state, [region]) => nameAt(NATION_NAMES, flagIn(state, regionIn(region))),
  flags: (state, [nation]) => flagsOnMap(state, nationIn(nation)),
  factory: (state, [region]) => yesOrNo(hasFactory(state, regionIn(region))),
  occupied: (state, [region]) => yesOrNo(isOccupied(state, regionIn(region))),
  armies: (state, [nation, region]) =>
    armiesIn(state, nationIn(nation), regionIn(region), false) +
    armiesIn(state, nationIn(nation), regionIn(region), true),
  fleets: (state, [nation, region]) => fleetsIn(state, nationIn(nation), regionIn(region)),
  units: (state, [nation]) => armiesOnMap(state, nationIn(nation)) + fleetsOnMap(state, nationIn(nation)),
  card: (state) => seatWord(state.investorCard),
  swissBank: (state, [seat]) => yesOrNo(holdsSwissBank(state, seatIn(seat))),
};

/** Imperial with the facts of its lessons. */
export const imperialLessons: LessonGame = {
  game: imperial as Game,
  facts: (state, [word = "", ...rest]) => FACTS[word]?.(state as State, rest),
};
