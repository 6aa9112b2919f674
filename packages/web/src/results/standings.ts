import type { GameScreenModule, Standing } from "../games/game-screen.ts";
import type { TableSession } from "../session/session.ts";

/** How a game reads its standings and the ends of its rounds. */
export interface RoundReader {
  readonly standing: (view: unknown) => Standing;
  readonly roundEnds: GameScreenModule["roundEnds"] | undefined;
}

const MOST_SAMPLES = 80;

/** Loads the standings at the end of each round. Without `roundEnds` the last sample of a round stands for its end. */
export async function standingsByRound(
  session: TableSession,
  { standing, roundEnds }: RoundReader,
): Promise<readonly Standing[]> {
  const latest = session.number.peek();
  const numbers = roundEnds ? roundEnds(session.log.peek()) : samplesUpTo(latest);
  const views = await Promise.all([...numbers, latest].map((number) => session.past.viewAt(number)));
  const byRound = new Map<number, Standing>();
  for (const view of views) {
    if (view === undefined) continue;
    const standings = standing(view);
    byRound.set(standings.round, standings);
  }
  return [...byRound.values()];
}

function samplesUpTo(latest: number): readonly number[] {
  const stride = Math.max(1, Math.ceil(latest / MOST_SAMPLES));
  return Array.from({ length: Math.floor(latest / stride) }, (_, index) => index * stride);
}
