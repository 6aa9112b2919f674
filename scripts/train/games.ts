import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type AnyOptions, chooseOptions, pick, type Seat, seededRandom } from "@rondel/engine";
import { imperial, type Options, type State } from "@rondel/imperial";
import { imperialBot } from "../../packages/bots/src/imperial/bot.ts";
import weights from "../../packages/bots/src/imperial/weights.json" with { type: "json" };
import { beginThinking, type Entrant, stylesOf, thinkWithin } from "../../packages/bots/src/index.ts";
import { mannerOf } from "../../packages/bots/src/styles.ts";

/** A recorded game: its positions in order and each seat's share of the victory. Features are computed later, so they can change. */
export interface Recording {
  readonly positions: readonly State[];
  readonly result: readonly number[];
}

/** Games of one kind. `mixed` has levels and styles at random, `strong` only that level. */
export interface Series {
  readonly name: string;
  readonly kind: "mixed" | "strong";
  readonly players: readonly number[];
  readonly games: number;
  /** The part of its simulations that the strong level does. */
  readonly effort: number;
  readonly seed: string;
}

/**
 * Games per file; a run that was stopped goes on with the first file that is missing. Strong players think with the stored weights, so
 * the files belong to their version.
 */
const GAMES_PER_FILE = { mixed: 100, strong: 20 } as const;
/** Every so many turns of nations a position is recorded. It has no factor in common with six, so every nation occurs. */
const INTERVAL = { mixed: 7, strong: 5 } as const;
const MOST_ACTIONS = 5000;
/**
 * The number of actions at the beginning that are drawn at random. Strong players differ only in whims, so without them games held out would
 * be much like those that were used.
 */
const OPENING = { mixed: 0, strong: 6 } as const;

/** Plays or reads the games of a series, a file at a time. */
export function* recordings(series: Series, folder: string, note: (text: string) => void): Generator<Recording> {
  mkdirSync(folder, { recursive: true });
  const perFile = GAMES_PER_FILE[series.kind];
  for (let first = 0; first < series.games; first += perFile) {
    const version = series.kind === "mixed" ? "" : `-opening${OPENING.strong}-v${weights.version}`;
    const path = join(folder, `${series.name}-${series.seed}${version}-${first}.json.gz`);
    if (!existsSync(path)) {
      const played = Array.from({ length: perFile }, (_, place) => record(series, first + place));
      writeFileSync(`${path}.part`, gzipSync(JSON.stringify(played), { level: 4 }));
      renameSync(`${path}.part`, path);
      note(`${series.name}: ${first + perFile} of ${series.games} games`);
    }
    yield* JSON.parse(gunzipSync(readFileSync(path)).toString()) as Recording[];
  }
}

const LEVELS_IN_MIX: readonly Entrant[] = ["simple", "steady", "skilled", "skilled", "skilled"];

function record({ kind, players: counts, effort, seed }: Series, number: number): Recording {
  const random = seededRandom(`${seed}/${kind}/${number}`);
  const players = counts[number % counts.length] as number;
  const { state } = imperial.setup(players, defaultOptions(), random);
  const mix: readonly Entrant[] = [...LEVELS_IN_MIX, ...stylesOf("imperial")];
  const entrants = state.cash.map(() => (kind === "strong" ? "strong" : pick(random, "entrant", mix)));
  const positions: State[] = [];
  let turns = 0;
  for (let action = 0; action < MOST_ACTIONS; action++) {
    const [seat] = imperial.deciders(state);
    if (seat === undefined) break;
    if (state.frames.at(-1)?.kind === "turn" && turns++ % INTERVAL[kind] === 0) positions.push(imperial.clone(state));
    const chosen =
      action < OPENING[kind]
        ? pick(random, "opening", imperial.actions(state, seat))
        : choice(state, seat, entrants[seat] as Entrant, { seed: `${seed}/${number}/${action}`, effort });
    imperial.play(state, seat, chosen, random);
  }
  const winners = imperial.outcome(state)?.ranking.filter(({ rank }) => rank === 1) ?? [];
  const result = state.cash.map((_, seat) => (winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0));
  return { positions: winners.length === 0 ? [] : positions, result };
}

function choice(
  state: State,
  seat: Seat,
  entrant: Entrant,
  settings: { readonly seed: string; readonly effort: number },
) {
  const known = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), ...settings };
  const task = { ...known, ...mannerOf(entrant) };
  const nodes = imperialBot.nodes(task.level);
  return thinkWithin(beginThinking(imperialBot as never, task), { nodes }).action() as ReturnType<
    typeof imperial.actions
  >[number];
}

function defaultOptions(): Options {
  const answer = chooseOptions(imperial.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  return answer.options as AnyOptions as Options;
}
