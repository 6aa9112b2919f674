import { beginThinking, botFor } from "@rondel/bots";
import { chooseOptions, type Game, type Seat, seededRandom } from "@rondel/engine";
import { type Action, asksPlayer, imperunde, type Options, type State } from "@rondel/imperunde";
import { openReport } from "./measure.ts";

/*
 * Counts how often ImpeRunde asks a person with default settings: `--games N` games (100 by default) of four players. Bots of the
 * level "steady" play all seats; the person sits on the first one. A prompt is a card window in which the person is asked, a click
 * is any other action of the person, and each window of a table of people is a pause of 2.5 seconds.
 */
const PLAYERS = 4;
const PERSON = 0 as Seat;
const PAUSE_SECONDS = 2.5;

const given = process.argv.indexOf("--games");
const GAMES = given < 0 ? 100 : Number(process.argv[given + 1]);

interface Counts {
  rounds: number;
  windows: number;
  prompts: number;
  promptsWithoutCard: number;
  clicks: number;
}

const report = openReport("flow");
const counts: Counts = { rounds: 0, windows: 0, prompts: 0, promptsWithoutCard: 0, clicks: 0 };
for (let game = 0; game < GAMES; game++) playGame(game, counts);

const perRound = (count: number): number => count / counts.rounds;
report.list(`a person with default settings, ${GAMES} games, ${counts.rounds} rounds; per round`, [
  { name: "prompts", value: perRound(counts.prompts), digits: 2, goal: "at most 2" },
  { name: "prompts without a playable card", value: perRound(counts.promptsWithoutCard), digits: 2, goal: "0" },
  { name: "clicks", value: perRound(counts.clicks), digits: 1, goal: "at most 40" },
  { name: "pauses", value: perRound(counts.windows), digits: 1 },
  {
    name: "length of the pauses",
    value: perRound(counts.windows) * PAUSE_SECONDS,
    unit: "s",
    digits: 1,
    goal: "at most 90 s",
  },
]);
report.end();

function playGame(seed: number, sums: Counts): void {
  const chosen = chooseOptions(imperunde.options, {});
  if ("problem" in chosen) throw new Error("The default options are not valid.");
  const random = seededRandom(`flow/${seed}`);
  const { state } = imperunde.setup(PLAYERS, chosen.options as Options, random);
  let isNewWindow = imperunde.answerWindow(state) !== undefined;
  for (let number = 0; imperunde.deciders(state).length > 0; number++) {
    if (isNewWindow) countWindow(state, sums);
    const wasOpen = imperunde.answerWindow(state) !== undefined;
    const seat = imperunde.deciders(state)[0] as Seat;
    const action = choose(state, seat, `${seed} ${number}`);
    if (seat === PERSON && !wasOpen) sums.clicks += 1;
    const events = imperunde.play(state, seat, action, random);
    const isPublic = events.some((event) => imperunde.viewEvent(event, "spectator") !== undefined);
    isNewWindow = imperunde.answerWindow(state) !== undefined && (!wasOpen || isPublic);
  }
  sums.rounds += state.round;
}

function countWindow(state: State, sums: Counts): void {
  sums.windows += 1;
  if (!asksPlayer(state, PERSON, "mine")) return;
  sums.prompts += 1;
  if (imperunde.actions(state, PERSON).length < 2) sums.promptsWithoutCard += 1;
}

function choose(state: State, seat: Seat, seed: string): Action {
  const actions = imperunde.actions(state, seat);
  const task = { view: imperunde.view(state, seat), seat, actions, seed, level: "steady" } as const;
  return beginThinking(botFor((imperunde as Game).id), task).action() as Action;
}
