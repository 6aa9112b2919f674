import type { Game } from "@rondel/engine";
import {
  asSea,
  controller,
  effective,
  imperunde,
  KINDS,
  kindOf,
  ownerOf,
  type Party,
  PIRATES,
  postsAt,
  postsOnBoard,
  provisionalSheet,
  REGION_NAMES,
  type Region,
  SHEET_LINES,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
} from "@rondel/imperunde";
import { idIn, seatIn, seatWord } from "./fact-words.ts";
import type { LessonGame } from "./lesson-game.ts";

type Fact = (state: State, words: readonly string[]) => string | number;

const ARMIES = ["infantry", "cavalry", "artillery"];

const regionIn = (word?: string): Region => idIn(REGION_NAMES, word) as Region;
const partyIn = (word?: string): Party => (word === "pirates" ? PIRATES : seatIn(word));
const partyWord = (party: Party): string => (party === PIRATES ? "pirates" : seatWord(party));

function unitsAt(state: State, region: Region, party: Party, kinds: readonly string[]): number {
  return stacksAt(state, region)
    .filter((stack) => stackParty(stack) === party && kinds.includes(KINDS[kindOf(stackUnit(stack))] ?? ""))
    .reduce((sum, stack) => sum + stackCount(stack), 0);
}

/** The facts of ImpeRunde, by their first word; docs/lessons.md lists them. */
const FACTS: Readonly<Record<string, Fact>> = {
  posts: (state, [seat]) => postsOnBoard(state, seatIn(seat)),
  postsAt: (state, [land]) => postsAt(state, regionIn(land)),
  owner: (state, [land]) => partyWord(ownerOf(state, regionIn(land))),
  units: (state, [region, party, kind = ""]) => unitsAt(state, regionIn(region), partyIn(party), [kind]),
  armies: (state, [land, seat]) => unitsAt(state, regionIn(land), partyIn(seat), ARMIES),
  controls: (state, [sea]) => partyWord(controller(state, asSea(regionIn(sea)))),
  funds: (state, [seat]) => state.funds[seatIn(seat)] ?? 0,
  debt: (state, [seat]) => state.debt[seatIn(seat)] ?? 0,
  forecast: (state, [seat, line]) => {
    const sheet = provisionalSheet(state, seatIn(seat));
    return sheet[SHEET_LINES[idIn(SHEET_LINES, line)] ?? "freeFunds"];
  },
  relation: (state, [one, other]) => effective(state, seatIn(one), seatIn(other)),
  hand: (state, [seat]) => state.hands[seatIn(seat)]?.length ?? 0,
  phase: (state) => state.phase,
  /** The procedure that runs now: `battle`, `window`, `movement` and so on. */
  frame: (state) => state.frames.at(-1)?.kind ?? "none",
};

/** ImpeRunde with the facts of its lessons. */
export const imperundeLessons: LessonGame = {
  game: imperunde as Game,
  facts: (state, [word = "", ...rest]) => FACTS[word]?.(state as State, rest),
};
