import { writeFileSync } from "node:fs";
import type { Level } from "@rondel/bots";
import type { Game } from "@rondel/engine";
import { type Call, type Command, type ExitCode, integerFlag, requiredWord, textFlag, UsageError } from "../command.ts";
import { checkedPlayers, chosenOptions, gameNamed } from "../games.ts";
import { checkedLevel } from "../levels.ts";
import { textTable } from "../output.ts";
import { reportPage } from "../simulate/report.ts";
import { type Estimate, statisticsOf, type TournamentStatistics, timesOf } from "../simulate/statistics.ts";
import { holdTournament, type Tournament } from "../simulate/tournament.ts";

export const simulate: Command = {
  name: "simulate",
  words: "GAME",
  summary: "let bots play many games on all cores, and see how strong they are",
  flags: {
    players: { type: "string" },
    games: { type: "string" },
    bots: { type: "string" },
    seed: { type: "string" },
    nodes: { type: "string" },
    milliseconds: { type: "string" },
    option: { type: "string", multiple: true },
    report: { type: "string" },
  },
  help: {
    "--players N": "how many seats",
    "--games N": "how many games (100)",
    "--bots LEVEL,LEVEL,...": "who plays, again and again until the table is full; all change seats (random)",
    "--seed WORD": "the same seed gives the same games (1)",
    "--nodes N": "positions to think about in a decision, instead of each level's own number",
    "--milliseconds N": "time for a decision instead; such games cannot be repeated",
    "--option NAME=VALUE": "a table option, as often as needed",
    "--report FILE.html": "a page with tables and plots",
  },
  example: "rondel simulate imperial --players 6 --games 60 --bots strong,skilled --report ladder.html",

  async run(call): Promise<ExitCode> {
    const game = gameNamed(requiredWord(call, 0, "GAME"));
    const tournament = tournamentOf(call, game);
    const results = await holdTournament(tournament, (done) => call.output.progress(done, tournament.games, "games"));
    const statistics = statisticsOf(results);
    for (const line of linesOf(statistics)) call.output.line(line);
    const times = timesOf(results);
    for (const { level, mean, slowest } of times) {
      call.output.line(`${level}: ${mean.toFixed(1)} ms for a decision, at most ${slowest.toFixed(0)} ms`);
    }
    call.output.json({ tournament, statistics, times });
    const path = textFlag(call, "report");
    if (path !== undefined) writeReport(path, reportPage(tournament, statistics, results));
    return 0;
  },
};

function tournamentOf(call: Call, game: Game): Tournament {
  const nodes = integerFlag(call, "nodes", 1, 0);
  const milliseconds = integerFlag(call, "milliseconds", 1, 0);
  const players = checkedPlayers(game, integerFlag(call, "players", 1));
  return {
    game: game.id,
    players,
    options: chosenOptions(game, call),
    games: integerFlag(call, "games", 1, 100),
    levels: chosenLevels(call, game, players),
    seed: textFlag(call, "seed") ?? "1",
    ...(nodes > 0 && { nodes }),
    ...(milliseconds > 0 && { milliseconds }),
  };
}

function chosenLevels(call: Call, game: Game, players: number): Level[] {
  const words = (textFlag(call, "bots") ?? "random").split(",");
  const levels = words.map((word) => checkedLevel(word, "bots", game.id));
  if (levels.length > players) throw new UsageError(`--bots names ${levels.length} for ${players} seats.`);
  return Array.from({ length: players }, (_, seat) => levels[seat % levels.length] as Level);
}

function linesOf({ games, finished, meanActions, levels, seats, measures }: TournamentStatistics): string[] {
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
    "share, 95 %",
    "mean place",
    "mean score",
    "Elo",
    "above the next, 95 %",
  ];
  return [
    `${games} games (${finished} to the end), ${meanActions.toFixed(0)} actions each`,
    ...textTable([head, ...ladder.reverse()]),
    ...textTable([["seat", "share, 95 %"], ...seats.map((share, seat) => [`s${seat}`, percent(share)])]),
    ...textTable(Object.entries(measures).map(([name, value]) => [name, value.toFixed(1)])),
  ];
}

function percent({ value, low, high }: Estimate): string {
  const whole = (share: number) => (100 * share).toFixed(0);
  return `${whole(value)} % (${whole(low)} to ${whole(high)})`;
}

function writeReport(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${(error as Error).message}`);
  }
}
