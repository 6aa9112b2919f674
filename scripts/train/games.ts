import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyOptions, chooseOptions, pick, type Seat, seededRandom } from "@rondel/engine";
import { imperial, type Options, type State } from "@rondel/imperial";
import { imperialBot } from "../../packages/bots/src/imperial/bot.ts";
import { featuresOf } from "../../packages/bots/src/imperial/features.ts";
import { forecastOf } from "../../packages/bots/src/imperial/forecast.ts";
import { holdingsOf } from "../../packages/bots/src/imperial/holdings.ts";
import { judgementOf } from "../../packages/bots/src/imperial/judgement.ts";
import { strengthOf } from "../../packages/bots/src/imperial/strength.ts";
import weights from "../../packages/bots/src/imperial/weights.json" with { type: "json" };
import { beginThinking, type Entrant, stylesOf, thinkWithin } from "../../packages/bots/src/index.ts";
import { mannerOf } from "../../packages/bots/src/styles.ts";

/** A position of a recorded game: by seat the judgement and the features. */
export interface Sample {
  readonly judgement: readonly number[];
  readonly features: readonly (readonly number[])[];
}

/** A recorded game: its positions in order and each seat's share of the victory. */
export interface Recording {
  readonly samples: readonly Sample[];
  readonly result: readonly number[];
}

/** Games of one kind. `mixed` has levels and styles at random, `strong` only that level. */
export interface Series {
  readonly name: string;
  readonly kind: "mixed" | "strong";
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: string;
}

/**
 * Games per file; a run that was stopped goes on with the first file that is missing. Strong players think with the stored weights, so
 * the files belong to their version.
 */
const GAMES_PER_FILE = 100;
/** Every so many turns of nations a position is recorded. It has no factor in common with six, so every nation occurs. */
const INTERVAL = { mixed: 7, strong: 5 } as const;
const MOST_ACTIONS = 5000;

/** Plays or reads the games of a series. */
export function recordings(series: Series, folder: string, note: (text: string) => void): Recording[] {
  mkdirSync(folder, { recursive: true });
  const games: Recording[] = [];
  for (let first = 0; first < series.games; first += GAMES_PER_FILE) {
    const name = `${series.name}-${series.seed}-v${weights.version}-${first}.json`;
    const path = join(folder, name);
    if (!existsSync(path)) {
      const played = Array.from({ length: GAMES_PER_FILE }, (_, place) => record(series, first + place));
      writeFileSync(`${path}.part`, JSON.stringify(played));
      renameSync(`${path}.part`, path);
      note(`${series.name}: ${first + GAMES_PER_FILE} of ${series.games} games`);
    }
    games.push(...(JSON.parse(readFileSync(path, "utf8")) as Recording[]));
  }
  return games;
}

const LEVELS_IN_MIX: readonly Entrant[] = ["simple", "steady", "skilled", "skilled", "skilled"];

function record({ kind, players: counts, seed }: Series, number: number): Recording {
  const random = seededRandom(`${seed}/${kind}/${number}`);
  const players = counts[number % counts.length] as number;
  const { state } = imperial.setup(players, defaultOptions(), random);
  const mix: readonly Entrant[] = [...LEVELS_IN_MIX, ...stylesOf("imperial")];
  const entrants = state.cash.map(() => (kind === "strong" ? "strong" : pick(random, "entrant", mix)));
  const samples: Sample[] = [];
  let turns = 0;
  for (let action = 0; action < MOST_ACTIONS; action++) {
    const [seat] = imperial.deciders(state);
    if (seat === undefined) break;
    if (state.frames.at(-1)?.kind === "turn" && turns++ % INTERVAL[kind] === 0) samples.push(sampleOf(state));
    imperial.play(state, seat, choice(state, seat, entrants[seat] as Entrant, `${seed}/${number}/${action}`), random);
  }
  const winners = imperial.outcome(state)?.ranking.filter(({ rank }) => rank === 1) ?? [];
  const result = state.cash.map((_, seat) => (winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0));
  return { samples: winners.length === 0 ? [] : samples, result };
}

function choice(state: State, seat: Seat, entrant: Entrant, seed: string) {
  const known = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), seed };
  const task = { ...known, ...mannerOf(entrant) };
  const nodes = imperialBot.nodes(task.level);
  return thinkWithin(beginThinking(imperialBot as never, task), { nodes }).action() as ReturnType<
    typeof imperial.actions
  >[number];
}

/** Sums and features, rounded to keep the files small. */
function sampleOf(state: State): Sample {
  const [holdings, strength] = [holdingsOf(state), strengthOf(state)];
  const forecast = forecastOf(state, strength);
  const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    judgement: judgementOf(state, holdings, strength, forecast).map(rounded),
    features: featuresOf(state, holdings, strength, forecast).map((seat) => seat.map(rounded)),
  };
}

function defaultOptions(): Options {
  const answer = chooseOptions(imperial.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  return answer.options as AnyOptions as Options;
}
