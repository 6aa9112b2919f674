import { beginThinking, botFor } from "@rondel/bots";
import { chooseOptions, type Game, type Seat, seededRandom } from "@rondel/engine";
import { type Action, asksPlayer, type Event, imperunde, type Options, type State } from "@rondel/imperunde";
import { motionTime, readingTime, scenesIn } from "../packages/web/src/games/imperunde/scenes/scene.ts";
import { openReport } from "./measure.ts";
import { clickCounter } from "./page-clicks.ts";

/*
 * Counts how often ImpeRunde asks a person with default settings: `--games N` games (100 by default) of four players. Bots of the
 * level "steady" play all seats; the person sits on the first one and decides after the bots. A prompt is a card window in which the
 * person is asked. Clicks are those of a person who makes the same choices with the commands of the page, by the model in
 * page-clicks.ts. Each window of a table of people is a pause of 2.5 seconds or the share of it that the rules say, except those
 * that go on in the next one. While dice fall or wheels turn, everyone watches them: they are the pause, as far as they last.
 */
const PLAYERS = 4;
const PERSON = 0 as Seat;
const PAUSE_SECONDS = 2.5;

const PHASES = ["setup", "", "talks", "income and debt", "investments", "", "movement", "embarkation", "events"];

const given = process.argv.indexOf("--games");
const GAMES = given < 0 ? 100 : Number(process.argv[given + 1]);

interface Counts {
  windows: number;
  prompts: number;
  promptsWithoutCard: number;
  actions: number;
  clicks: number;
  /** Seconds of pauses, and the part of them in which dice fall or wheels turn. */
  seconds: number;
  watched: number;
}

const report = openReport("flow");
let rounds = 0;
const byPhase: Counts[] = PHASES.map(noCounts);
for (let game = 0; game < GAMES; game++) playGame(game);

const total = byPhase.reduce(added, noCounts());
report.list(`a person with default settings, ${GAMES} games, ${rounds} rounds; per round`, [
  { name: "prompts", value: total.prompts / rounds, digits: 2, goal: "at most 2" },
  { name: "prompts without a playable card", value: total.promptsWithoutCard / rounds, digits: 2, goal: "0" },
  { name: "clicks", value: total.clicks / rounds, digits: 1, goal: "at most 40" },
  { name: "actions", value: total.actions / rounds, digits: 1 },
  { name: "pauses", value: total.windows / rounds, digits: 1 },
  { name: "length of the pauses", value: total.seconds / rounds, unit: "s", digits: 1, goal: "at most 90 s" },
  {
    name: "length without falling dice and turning wheels",
    value: (total.seconds - total.watched) / rounds,
    unit: "s",
    digits: 1,
  },
]);
report.table(
  "by phase, per round",
  [
    { name: "prompts", digits: 2 },
    { name: "clicks", digits: 1 },
    { name: "actions", digits: 1 },
    { name: "pauses", digits: 1 },
    { name: "pauses", unit: "s", digits: 1 },
    { name: "without dice and wheels", unit: "s", digits: 1 },
  ],
  byPhase.flatMap((counts, phase) => {
    const name = PHASES[phase];
    if (!name) return [];
    const { prompts, clicks, actions, windows, seconds, watched } = counts;
    const values = [prompts, clicks, actions, windows, seconds, seconds - watched].map((count) => count / rounds);
    return [[name, ...values]];
  }),
);
report.end();

function noCounts(): Counts {
  return { windows: 0, prompts: 0, promptsWithoutCard: 0, actions: 0, clicks: 0, seconds: 0, watched: 0 };
}

function added(sum: Counts, more: Counts): Counts {
  const both = noCounts();
  for (const key of Object.keys(both) as (keyof Counts)[]) both[key] = sum[key] + more[key];
  return both;
}

function playGame(seed: number): void {
  const chosen = chooseOptions(imperunde.options, {});
  if ("problem" in chosen) throw new Error("The default options are not valid.");
  const random = seededRandom(`flow/${seed}`);
  const { state, events } = imperunde.setup(PLAYERS, chosen.options as Options, random);
  const person = clickCounter(PERSON);
  if (imperunde.answerWindow(state)) countWindow(state, events);
  for (let number = 0; imperunde.deciders(state).length > 0; number++) {
    const wasOpen = imperunde.answerWindow(state) !== undefined;
    const seat = imperunde.deciders(state).at(-1) as Seat;
    const action = choose(state, seat, `${seed} ${number}`);
    if (seat === PERSON && !wasOpen) countChoice(state, person.add(state, action));
    const after = imperunde.play(state, seat, action, random);
    const isPublic = after.some((event) => imperunde.viewEvent(event, "spectator") !== undefined);
    if (imperunde.answerWindow(state) && (!wasOpen || isPublic)) countWindow(state, after);
  }
  rounds += state.round;
}

function countChoice(state: State, clicks: number): void {
  const counts = byPhase[state.phase] as Counts;
  counts.actions += 1;
  counts.clicks += clicks;
}

/** Counts a window that has just opened after these events. */
function countWindow(state: State, events: readonly Event[]): void {
  const counts = byPhase[state.phase] as Counts;
  if (!imperunde.answerWindow(state)?.pause?.joinsNext) {
    counts.windows += 1;
    const seconds = PAUSE_SECONDS * (imperunde.answerWindow(state)?.pause?.share ?? 1);
    counts.seconds += seconds;
    const scenes = scenesIn(events).reduce((time, scene) => time + motionTime(scene) + readingTime(scene), 0);
    counts.watched += Math.min(seconds, scenes / 1000);
  }
  if (!asksPlayer(state, PERSON, "mine")) return;
  counts.prompts += 1;
  if (imperunde.actions(state, PERSON).length < 2) counts.promptsWithoutCard += 1;
}

function choose(state: State, seat: Seat, seed: string): Action {
  const actions = imperunde.actions(state, seat);
  const task = { view: imperunde.view(state, seat), seat, actions, seed, level: "steady" } as const;
  return beginThinking(botFor((imperunde as Game).id), task).action() as Action;
}
