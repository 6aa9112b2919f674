import {
  type ChanceSource,
  createMatch,
  newHeader,
  replayEntry,
  type Seat,
  seededRandom,
  seededSource,
} from "@rondel/engine";
import { type Action, imperial, type Options, type State } from "@rondel/imperial";
import { boardgameIoMicroseconds } from "./boardgame-io.ts";
import { microsecondsPerCall, openReport } from "./measure.ts";

/*
 * Measures Imperial on one core: complete random games of six players, in which all legal actions are listed at every step; the time
 * to rebuild a match of 300 actions from its log, with and without checking each action; and the time of a copy.
 */
const PLAYERS = 6;
const GAMES_PER_ROUND = 150;
const ROUNDS = 7;
const LOGGED_ACTIONS = 300;

const options = Object.fromEntries(
  Object.entries(imperial.options).map(([name, option]) => [name, option.default]),
) as Options;

interface PlayedAction {
  readonly seat: Seat;
  readonly action: Action;
}

/** Plays one random game to its end or to a number of actions and visits every action. */
function randomGame(seed: string, maxActions: number, visit: (played: PlayedAction) => void): State {
  const random = seededRandom(seed);
  const { state } = imperial.setup(PLAYERS, options, random);
  for (let number = 0; number < maxActions; number++) {
    const [seat] = imperial.deciders(state);
    if (seat === undefined) break;
    const actions = imperial.actions(state, seat);
    const action = actions[random.draw("action", actions.length)] as Action;
    visit({ seat, action });
    imperial.play(state, seat, action, random);
  }
  return state;
}

function measureGames(): {
  readonly bestRound: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly length: number;
} {
  const speeds: { actions: number; seconds: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    let actions = 0;
    const before = process.cpuUsage();
    for (let game = 0; game < GAMES_PER_ROUND; game++) {
      randomGame(`${round}/${game}`, Number.POSITIVE_INFINITY, () => {
        actions++;
      });
    }
    const { user, system } = process.cpuUsage(before);
    if (round > 0) speeds.push({ actions, seconds: (user + system) / 1_000_000 });
  }
  speeds.sort((left, right) => left.actions / left.seconds - right.actions / right.seconds);
  const { actions, seconds } = speeds[Math.floor(speeds.length / 2)] ?? { actions: 0, seconds: 1 };
  const fastest = speeds.at(-1)?.seconds ?? 1;
  return {
    bestRound: GAMES_PER_ROUND / fastest,
    actionsPerSecond: actions / seconds,
    gamesPerSecond: GAMES_PER_ROUND / seconds,
    length: actions / GAMES_PER_ROUND,
  };
}

const seed = "rebuild";
const log: PlayedAction[] = [];
const late = randomGame(seed, LOGGED_ACTIONS, (played) => log.push(played));

function replay(): void {
  const random = seededRandom(seed);
  const { state } = imperial.setup(PLAYERS, options, random);
  for (const { seat, action } of log) imperial.play(state, seat, action, random);
}

const source = seededSource(seed);

/** Draws the setup from the seed of the recorded game, so that the match has the same setup. */
const sourceWithSetup: ChanceSource = (number) => (number === 0 ? seededRandom(seed) : source(number));

function rebuildMatch(): void {
  const chance = { kind: "seed", seed } as const;
  const header = newHeader(imperial, { id: "bench", players: PLAYERS, options, chance });
  const begun = createMatch(imperial, header, sourceWithSetup);
  if ("refused" in begun) throw new Error(begun.refused.code);
  for (const { seat, action } of log) {
    const answer = replayEntry(begun.match, { kind: "action", seat, action, draws: [] });
    if ("refused" in answer) throw new Error(answer.refused.code);
  }
}

const games = measureGames();
const reducer = boardgameIoMicroseconds();
const milliseconds = (call: () => void) => microsecondsPerCall(call, 100) / 1000;
const report = openReport("imperial");
report.list("Imperial, random games of six players", [
  { name: "actions per second of processor time", value: games.actionsPerSecond },
  { name: "games per second of processor time", value: games.gamesPerSecond, goal: "at least 436" },
  { name: "games per second in the best round", value: games.bestRound },
  { name: "actions per game", value: games.length },
  { name: `replaying ${log.length} actions`, value: milliseconds(replay), unit: "ms", digits: 2, goal: "at most 2 ms" },
  { name: `rebuilding a match of ${log.length} actions`, value: milliseconds(rebuildMatch), unit: "ms", digits: 2 },
  { name: "boardgame.io, moves per second of its reducer", value: 1_000_000 / reducer },
  {
    name: "copying a late state",
    value: microsecondsPerCall(() => imperial.clone(late), 20_000),
    unit: "µs",
    digits: 2,
  },
]);
report.end();
