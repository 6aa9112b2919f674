import { escaped } from "./html.ts";
import { barPlot, histogram } from "./plots.ts";
import type { TournamentStatistics } from "./statistics.ts";
import type { Result, Tournament } from "./tournament.ts";

/** A self-contained page with tables and SVG plots. */
export function reportPage(
  tournament: Tournament,
  statistics: TournamentStatistics,
  results: readonly Result[],
): string {
  const { game, players, games, seed } = tournament;
  const { levels, seats, measures } = statistics;
  const ladder = levels.map(({ level, elo, above }) => ({
    name: level,
    value: elo,
    ...(above && { low: elo - (above.value - above.low), high: elo + (above.high - above.value) }),
  }));
  const shares = levels.map(({ level, share }) => ({ name: level, ...inPercent(share) }));
  const seatShares = seats.map((share, seat) => ({ name: `s${seat}`, ...inPercent(share) }));
  const averages = Object.entries(measures).map(([name, value]) => ({ name, value }));
  const sections = [
    section("Elo above the lowest level, with 95% intervals for each step", barPlot(ladder)),
    section("Win rate by level (%), with 95% intervals", barPlot(shares)),
    section(`Win rate by seat (%); an even share is ${(100 / players).toFixed(1)}`, barPlot(seatShares, 100 / players)),
    averages.length === 0 ? "" : section("Averages of the final positions", barPlot(averages)),
    section("Actions per game", histogram(results.map(({ actions }) => actions))),
    section("All games", gamesTable(results)),
  ];
  const title = `${game}, ${players} players, ${games} games, seed ${seed}`;
  return page(title, `<pre>${escaped(JSON.stringify(tournament, undefined, 2))}</pre>${sections.join("")}`);
}

function inPercent({ value, low, high }: { value: number; low: number; high: number }) {
  return { value: 100 * value, low: 100 * low, high: 100 * high };
}

function section(title: string, content: string): string {
  return `<section><h2>${escaped(title)}</h2>${content}</section>`;
}

function gamesTable(results: readonly Result[]): string {
  const rows = results.map(({ number, levels, outcome, actions }) => {
    const ranking = outcome?.ranking.map(({ seat, score }) => `s${seat} ${levels[seat]} ${score}`) ?? ["not finished"];
    return `<tr><td>${number + 1}</td><td>${actions}</td><td>${escaped(ranking.join(", "))}</td></tr>`;
  });
  return `<table><tr><th>game</th><th>actions</th><th>ranking</th></tr>${rows.join("")}</table>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;border-bottom:1px solid #ddd}
svg{max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:#222}
@media (prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}svg text{fill:#ddd}td,th{border-color:#444}}`;

function page(title: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${content}</body></html>\n`;
}
