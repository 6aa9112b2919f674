/** Measures what a match of a game costs the server beyond the reference game: rules, views, messages and memory. */
import {
  type AnyEvent,
  appendAction,
  createMatch,
  entryAt,
  type Game,
  newHeader,
  type Seat,
  seededRandom,
  seededSource,
} from "@rondel/engine";
import { advanceLiveMatch, type LiveMatch, pendingDecision } from "../packages/server/src/play/live-match.ts";
import { newLiveMatch } from "../packages/server/src/play/open.ts";
import { quantile } from "./measure.ts";
import { collectGarbage } from "./memory.ts";

export interface GameCost {
  /** Processor time of an action with the steps of all viewers as JSON, in microseconds. */
  readonly microseconds: number;
  /** The median and the mean length of a step, in bytes. */
  readonly medianBytes: number;
  readonly meanBytes: number;
  /** The mean length of an entry in the log, in bytes. */
  readonly entryBytes: number;
  /** The memory of a match with the positions of all viewers, in bytes. */
  readonly memory: number;
}

const MATCHES = 40;
const ACTIONS = 250;

interface Sample {
  readonly live: LiveMatch;
  readonly source: ReturnType<typeof seededSource>;
  readonly random: ReturnType<typeof seededRandom>;
}

function openSample(game: Game, players: number, number: number): Sample {
  const seed = `${game.id} ${number}`;
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  const header = newHeader(game, { id: seed, players, options, chance: { kind: "seed", seed } });
  const source = seededSource(seed);
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  const served = { game, module: "", name: "" };
  const live = newLiveMatch(served, { rule: { kind: "none" }, pauses: [] }, created.match, 0);
  return { live, source, random: seededRandom(`play ${seed}`) };
}

/** Plays a random action like the server, up to the texts that it sends. Undefined after the end. */
function playOne({
  live,
  source,
  random,
}: Sample): { readonly texts: readonly string[]; readonly entry: string } | undefined {
  const { match, served } = live;
  const [seat] = match.deciders as readonly Seat[];
  if (seat === undefined) return undefined;
  const actions = live.positions[seat]?.actions ?? [];
  const before = pendingDecision(served, match);
  const action = actions[random.draw("action", actions.length)];
  const result = appendAction(match, match.base + match.entries.length, seat, action, source);
  if ("refused" in result) throw new Error(result.refused.code);
  const entry = entryAt(match, result.number);
  if (!entry) throw new Error("the entry is missing");
  const events = result.events as readonly AnyEvent[];
  const { steps, logged } = advanceLiveMatch(live, {
    entry,
    events,
    author: "hand",
    at: 0,
    before,
    by: seat,
    isWatched: true,
  });
  return {
    texts: steps.flatMap((step) => (step ? [JSON.stringify(step)] : [])),
    entry: JSON.stringify(logged),
  };
}

export function measureGame(game: Game, players: number): GameCost {
  const warm = Array.from({ length: MATCHES }, (_, number) => openSample(game, players, number));
  for (const sample of warm) for (let count = 0; count < ACTIONS; count++) if (!playOne(sample)) break;
  warm.length = 0;
  collectGarbage();
  const empty = process.memoryUsage().heapUsed;
  const samples = Array.from({ length: MATCHES }, (_, number) => openSample(game, players, MATCHES + number));
  const sizes: number[] = [];
  let [actions, entryBytes] = [0, 0];
  const began = process.cpuUsage();
  for (const sample of samples) {
    for (let count = 0; count < ACTIONS; count++) {
      const played = playOne(sample);
      if (!played) break;
      actions++;
      entryBytes += played.entry.length;
      for (const text of played.texts) sizes.push(text.length);
    }
  }
  const { user, system } = process.cpuUsage(began);
  collectGarbage();
  const memory = (process.memoryUsage().heapUsed - empty - 8 * sizes.length) / samples.length;
  return {
    microseconds: (user + system) / actions,
    medianBytes: quantile(sizes, 0.5),
    meanBytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    entryBytes: entryBytes / actions,
    memory,
  };
}
