import type { Board } from "./lesson.ts";

export type Stars = 1 | 2 | 3;

/** How a learner solved a board. */
export interface Tries {
  readonly actions: number;
  readonly retries: number;
  readonly hints: number;
}

/** Three stars for a best line at the first try without a hint; two with one retry, one hint or one action more; otherwise one. */
export function starsOf({ solutions }: Board, { actions, retries, hints }: Tries): Stars {
  const best = Math.min(...solutions.map(({ length }) => length));
  const flaws = Math.max(0, actions - best) + retries + hints;
  return flaws === 0 ? 3 : flaws === 1 ? 2 : 1;
}

/** The stars of a lesson: those of its worst board; undefined until every board is solved. */
export function lessonStars(boards: readonly (Stars | undefined)[]): Stars | undefined {
  const solved = boards.filter((stars) => stars !== undefined);
  return solved.length < boards.length || boards.length === 0 ? undefined : (Math.min(...solved) as Stars);
}
