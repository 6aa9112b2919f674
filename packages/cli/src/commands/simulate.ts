import { writeFileSync } from "node:fs";
import { type Entrant, OTHER } from "@rondel/bots";
import type { Game } from "@rondel/engine";
import {
  type Call,
  type Command,
  type ExitCode,
  integerFlag,
  requiredArgument,
  textFlag,
  UsageError,
} from "../command.ts";
import { checkedPlayers, chosenOptions, gameNamed } from "../games.ts";
import { checkedEntrant } from "../levels.ts";
import { textTable } from "../output.ts";
import { reportPage } from "../simulate/report.ts";
import { type Estimate, statisticsOf, type TournamentStatistics, timesOf } from "../simulate/statistics.ts";
import { poolLines, runPool } from "../simulate/style-pool.ts";
import { runTournament, type Tournament } from "../simulate/tournament.ts";

export const simulate: Command = {
  name: "simulate",
  usage: "GAME",
  summary: "run a bot tournament on all cores and rate the bots",
  flags: {
    players: { type: "string" },
    games: { type: "string" },
    bots: { type: "string" },
    seed: { type: "string" },
    nodes: { type: "string" },
    milliseconds: { type: "string" },
    opening: { type: "string" },
    option: { type: "string", multiple: true },
    report: { type: "string" },
    pool: { type: "boolean" },
    against: { type: "string" },
  },
  help: {
    "--players N": "number of seats",
    "--games N": "number of games (default: 100)",
    "--bots LEVEL,LEVEL,...":
      "bot levels, styles, or levels with a temperament such as strong:trader or simple:mixed, repeated to fill the table; seats rotate (default: random)",
    "--pool": "play the level of --bots (default: strong) against each style, with half of the seats for each",
    "--against FOLDER": "another version of Rondel; its strong level plays the seats named other in --bots",
    "--seed WORD": "the same seed gives the same games (default: 1)",
    "--nodes N": "number of positions to search per decision (default: set by the level)",
    "--milliseconds N": "time per decision instead; results are then not reproducible",
    "--opening N": "draw the first N actions of each game at random, so that the same bots play different games",
    "--option NAME=VALUE": "a rule variant; repeat for more",
    "--report FILE.html": "write a page with tables and plots",
  },
  example: "rondel simulate imperial --players 6 --games 60 --bots strong,skilled --report ladder.html",

  async run(call): Promise<ExitCode> {
    const game = gameNamed(requiredArgument(call, 0, "GAME"));
    if (call.flags.pool === true) return playPool(call, game);
    const tournament = tournamentOf(call, game);
    const results = await runTournament(tournament, (done) => call.output.progress(done, tournament.games, "games"));
    const statistics = statisticsOf(results);
    for (const line of linesOf(statistics)) call.output.line(line);
    const times = timesOf(results);
    for (const { level, mean, slowest } of times) {
      call.output.line(`${level}: ${mean.toFixed(1)} ms per decision, ${slowest.toFixed(0)} ms at most`);
    }
    call.output.json({ tournament, statistics, times });
    const path = textFlag(call, "report");
    if (path !== undefined) writeReport(path, reportPage(tournament, statistics, results));
    return 0;
  },
};

async function playPool(call: Call, game: Game): Promise<ExitCode> {
  const tournament = tournamentOf(call, game, "strong");
  const duels = await runPool(tournament, (done, of) => call.output.progress(done, of, "games"));
  for (const line of poolLines(tournament.levels[0] as Entrant, duels)) call.output.line(line);
  call.output.json({ tournament, duels });
  return 0;
}

function tournamentOf(call: Call, game: Game, byDefault: Entrant = "random"): Tournament {
  const nodes = integerFlag(call, "nodes", 1, 0);
  const milliseconds = integerFlag(call, "milliseconds", 1, 0);
  const opening = integerFlag(call, "opening", 1, 0);
  const players = checkedPlayers(game, integerFlag(call, "players", 1));
  const levels = chosenLevels(call, game, players, byDefault);
  const against = textFlag(call, "against");
  if (levels.includes(OTHER) !== (against !== undefined))
    throw new UsageError("--against FOLDER and the name other in --bots need each other.");
  return {
    game: game.id,
    players,
    options: chosenOptions(game, call),
    games: integerFlag(call, "games", 1, 100),
    levels,
    seed: textFlag(call, "seed") ?? "1",
    ...(nodes > 0 && { nodes }),
    ...(milliseconds > 0 && { milliseconds }),
    ...(opening > 0 && { opening }),
    ...(against !== undefined && { against }),
  };
}

function chosenLevels(call: Call, game: Game, players: number, byDefault: Entrant): Entrant[] {
  const names = (textFlag(call, "bots") ?? byDefault).split(",");
  const levels = names.map((name) => checkedEntrant(name, "bots", game.id));
  if (levels.length > players) throw new UsageError(`--bots lists ${levels.length} levels for ${players} seats.`);
  return Array.from({ length: players }, (_, seat) => levels[seat % levels.length] as Entrant);
}

function linesOf({ games, finished, different, meanActions, levels, seats, measures }: TournamentStatistics): string[] {
  const ladder = levels.map(({ level, seats: each, victories, share, meanPlace, meanScore, elo, above }) => [
    level,
    `${each}`,
    `${Number(victories.toFixed(1))}`,
    percent(share),
    meanPlace.toFixed(2),
    meanScore.toFixed(1),
    elo.toFixed(0),
    above ? `${above.value.toFixed(0)} (${above.low.toFixed(0)} to ${above.high.toFixed(0)})` : "",
  ]);
  const head = [
    "level",
    "seats",
    "victories",
    "win rate (95%)",
    "mean place",
    "mean score",
    "Elo",
    "Elo above next (95%)",
  ];
  return [
    `${games} games (${finished} finished, ${different} different), ${meanActions.toFixed(0)} actions per game`,
    ...textTable([head, ...ladder.reverse()]),
    ...textTable([["seat", "win rate (95%)"], ...seats.map((share, seat) => [`s${seat}`, percent(share)])]),
    ...textTable(Object.entries(measures).map(([name, value]) => [name, value.toFixed(1)])),
    ...conductLines(levels),
  ];
}

/** What the players do, per seat and game, with a column for each level. */
function conductLines(levels: TournamentStatistics["levels"]): string[] {
  const figures = Object.keys(levels[0]?.conduct ?? {});
  if (figures.length === 0) return [];
  return textTable([
    ["per seat and game", ...levels.map(({ level }) => level)],
    ...figures.map((name) => [name, ...levels.map(({ conduct }) => (conduct[name] ?? 0).toFixed(1))]),
  ]);
}

function percent({ value, low, high }: Estimate): string {
  const whole = (share: number) => (100 * share).toFixed(0);
  return `${whole(value)}% (${whole(low)} to ${whole(high)})`;
}

function writeReport(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new UsageError(`Cannot write ${path}: ${(error as Error).message}`);
  }
}
