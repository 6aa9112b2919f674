import { type Entrant, stylesOf } from "@rondel/bots";
import { textTable } from "../output.ts";
import { type Estimate, statisticsOf } from "./statistics.ts";
import { runTournament, type Tournament } from "./tournament.ts";

/** The result of one level against one style, with half of the seats for each. */
export interface Duel {
  readonly style: Entrant;
  readonly finished: number;
  /** The share of the games that the level won; half of them would be even. */
  readonly share: Estimate;
  /** Elo of the level above the style. */
  readonly above: Estimate;
  readonly beats: boolean;
}

/** Plays the level of the first seat against each style of the game, as many games each as the tournament has. */
export async function runPool(tournament: Tournament, progress: (done: number, of: number) => void): Promise<Duel[]> {
  const styles = stylesOf(tournament.game);
  const [level] = tournament.levels;
  const duels: Duel[] = [];
  for (const style of styles) {
    const levels = tournament.levels.map((_, seat) => (seat % 2 === 0 ? (level as Entrant) : style));
    const played = duels.length * tournament.games;
    const results = await runTournament({ ...tournament, levels }, (done) =>
      progress(played + done, styles.length * tournament.games),
    );
    const { finished, levels: rated } = statisticsOf(results);
    const upper = rated.find((entry) => entry.level === level);
    if (!upper?.above) continue;
    const { share, above } = upper;
    duels.push({ style, finished, share, above, beats: above.low > 0 });
  }
  return duels;
}

export function poolLines(level: Entrant, duels: readonly Duel[]): string[] {
  const rows = duels.map(({ style, finished, share, above, beats }) => [
    style,
    `${finished}`,
    `${estimate(share, 100)}%`,
    estimate(above, 1),
    beats ? "yes" : "not shown",
  ]);
  return textTable([["style", "games", `won by ${level} (95%)`, "Elo above (95%)", "beaten"], ...rows]);
}

function estimate({ value, low, high }: Estimate, unit: number): string {
  const whole = (number: number) => (unit * number).toFixed(0);
  return `${whole(value)} (${whole(low)} to ${whole(high)})`;
}
