import { isLevel, LEVELS, type Level } from "./levels.ts";

/** The styles of opponents, by game. They serve tournaments only: `strong` is measured against each. docs/bots.md describes them. */
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

/** A participant of a tournament: a level, a style, or the strongest level with more effort. */
export type Entrant = Level | Style | typeof DEEP;

/** All participants, styles first, levels from the weakest to the strongest. */
export const ENTRANTS: readonly Entrant[] = [...STYLES.imperial, ...STYLES.imperunde, ...LEVELS, DEEP];

/** The styles of a game; none if it has no bot of its own. */
export function stylesOf(gameId: string): readonly Style[] {
  return gameId === "imperial" || gameId === "imperunde" ? STYLES[gameId] : [];
}

/** How a participant plays: its level, with a style or more effort. */
export function mannerOf(entrant: Entrant): {
  readonly level: Level;
  readonly style?: Style;
  readonly effort?: number;
} {
  if (entrant === DEEP) return { level: "strong", effort: DEEP_EFFORT };
  return isLevel(entrant) ? { level: entrant } : { level: "skilled", style: entrant };
}

/** Whether the strongest level of a game searches, so that more effort can help. */
export function searches(gameId: string): boolean {
  return gameId === "imperial";
}
