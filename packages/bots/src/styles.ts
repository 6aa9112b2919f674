import { isLevel, LEVELS, type Level } from "./levels.ts";
import { isTemperament, TEMPERAMENTS, type Temperament, temperamentOf } from "./temperaments.ts";

/** The styles of opponents, by game. They serve tournaments only: `strong` is measured against each. docs/bots-measurements.md describes them. */
const STYLES = {
  imperial: ["one-power", "raider", "copycat", "late-taker", "miser", "no-fight"],
  imperunde: ["turtle", "rusher", "banker", "card-shark", "sea-lord", "blocker"],
} as const;

export type ImperialStyle = (typeof STYLES)["imperial"][number];
export type ImperundeStyle = (typeof STYLES)["imperunde"][number];
export type Style = ImperialStyle | ImperundeStyle;

/** The strongest level with ten times its playouts: shows whether thinking pays. */
export const DEEP = "deep";
const DEEP_EFFORT = 10;

/** The strongest level of another version of the bots: shows whether this one plays better. */
export const OTHER = "other";

/** Each bot has another temperament, as at the tables of people. */
const MIXED = "mixed";
const CHARACTERS = [...TEMPERAMENTS, MIXED] as const;
/** A level with a temperament, or with a different one on each seat. */
export type Character = `${Level}:${Temperament | typeof MIXED}`;

/**
 * A participant of a tournament: a level, perhaps with a temperament; a style; the strongest level with
 * more effort; or that of another version.
 */
export type Entrant = Level | Character | Style | typeof DEEP | typeof OTHER;

/** A level followed by its characters. Random play has none. */
function withCharacters(level: Level): readonly Entrant[] {
  return level === "random" ? [level] : [level, ...CHARACTERS.map((character): Character => `${level}:${character}`)];
}

/** All participants, styles first, levels from the weakest to the strongest. */
export const ENTRANTS: readonly Entrant[] = [
  ...STYLES.imperial,
  ...STYLES.imperunde,
  ...LEVELS.flatMap(withCharacters),
  OTHER,
  DEEP,
];

/** The level with a temperament that a word names, such as `steady:trader`. */
export function characterNamed(word: string): Character | undefined {
  return ENTRANTS.find((entrant): entrant is Character => entrant === word && entrant.includes(":"));
}

/** The styles of a game; none if it has no bot of its own. */
export function stylesOf(gameId: string): readonly Style[] {
  return gameId === "imperial" || gameId === "imperunde" ? STYLES[gameId] : [];
}

/** How a participant plays: its level, with a temperament, a style or more effort. */
interface Manner {
  readonly level: Level;
  readonly temperament?: Temperament;
  readonly style?: Style;
  readonly effort?: number;
}

/** The manner of a participant on a seat of a game with this seed. */
export function mannerOf(entrant: Entrant, seed = "", seat = 0): Manner {
  if (entrant === DEEP) return { level: "strong", effort: DEEP_EFFORT };
  if (entrant === OTHER) return { level: "strong" };
  if (isLevel(entrant)) return { level: entrant };
  const [level = "", character = ""] = entrant.split(":");
  if (!isLevel(level)) return { level: "skilled", style: entrant as Style };
  return { level, temperament: isTemperament(character) ? character : temperamentOf(seed, seat) };
}

/** Whether the strongest level of a game searches, so that more effort can help. */
export function searches(gameId: string): boolean {
  return gameId === "imperial";
}
