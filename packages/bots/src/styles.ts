import { LEVELS, type Level } from "./levels.ts";

/** The styles of opponents, by game. They serve tournaments only: `strong` is measured against each. docs/bots.md describes them. */
const STYLES = {
  imperial: ["one-power", "raider", "copycat", "late-taker", "miser", "no-fight"],
  imperunde: ["turtle", "rusher", "banker", "card-shark", "sea-lord", "blocker"],
} as const;

export type ImperialStyle = (typeof STYLES)["imperial"][number];
export type ImperundeStyle = (typeof STYLES)["imperunde"][number];
export type Style = ImperialStyle | ImperundeStyle;

/** A participant of a tournament: a level, or a style. */
export type Entrant = Level | Style;

/** All participants, styles first, levels from the weakest to the strongest. */
export const ENTRANTS: readonly Entrant[] = [...STYLES.imperial, ...STYLES.imperunde, ...LEVELS];

/** The styles of a game; none if it has no bot of its own. */
export function stylesOf(gameId: string): readonly Style[] {
  return gameId === "imperial" || gameId === "imperunde" ? STYLES[gameId] : [];
}

export function isStyle(entrant: Entrant): entrant is Style {
  return !(LEVELS as readonly string[]).includes(entrant);
}
