import {
  characterNamed,
  DEEP,
  type Entrant,
  isLevel,
  type Level,
  levelsOf,
  OTHER,
  searches,
  stylesOf,
} from "@rondel/bots";
import { type Call, textFlag, UsageError } from "./command.ts";

/** The level that a flag names, if the game has a bot of it. */
function checkedLevel(word: string, flag: string, gameId: string): Level {
  const known = levelsOf(gameId);
  if (isLevel(word) && known.includes(word)) return word;
  throw new UsageError(`--${flag} must be one of ${known.join(", ")} for ${gameId}, not "${word}".`);
}

/** The level of `--level`; without it the default, or the best level that the game has. */
export function levelFlag(call: Call, gameId: string, byDefault: Level): Level {
  const known = levelsOf(gameId);
  const best = known.includes(byDefault) ? byDefault : (known.at(-1) ?? "random");
  return checkedLevel(textFlag(call, "level") ?? best, "level", gameId);
}

/** The level, style, deep search or other version that a flag names, if the game has a bot of it. */
export function checkedEntrant(word: string, flag: string, gameId: string): Entrant {
  if (word === OTHER) return OTHER;
  if (word === DEEP && searches(gameId)) return DEEP;
  return stylesOf(gameId).find((style) => style === word) ?? checkedCharacter(word, flag, gameId);
}

/** The level of a flag, perhaps with a temperament such as `steady:trader`, if the game has a bot of it. */
export function checkedCharacter(word: string, flag: string, gameId: string): Entrant {
  const character = levelsOf(gameId).length > 1 ? characterNamed(word) : undefined;
  return character ?? checkedLevel(word, flag, gameId);
}
