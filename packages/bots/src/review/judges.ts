import { imperialJudge } from "../imperial/judge.ts";
import { imperundeJudge } from "../imperunde/judge.ts";
import type { Judge } from "./judge.ts";

const judges: readonly Judge[] = [imperialJudge, imperundeJudge];

/** The judge of a game; undefined if the game has no bot of its own. */
export function judgeFor(gameId: string): Judge | undefined {
  return judges.find(({ game }) => game.id === gameId);
}
