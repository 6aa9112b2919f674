import { beginThinking, botFor, LEVELS, thinkWithin } from "@rondel/bots";
import { type AnyOptions, chooseOptions, type Game, type Seat, seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { report } from "./measure.ts";

/*
 * How long a decision of each level takes at its own number of nodes: over the decisions of one game that the quickest thinking
 * level plays, with more than one legal action. The goals are 1,000 ms for strong and 100 ms for the levels below.
 */
const PLAYERS = 4;
const EVERY = 7;
const MOST = 60;

for (const game of [imperial, imperunde] as readonly Game[]) {
  for (const level of LEVELS) {
    const times = timesOf(game, level).sort((left, right) => left - right);
    const at = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1)} ms`;
    report(`${game.id}, ${level}, ${times.length} decisions`, [
      ["median", at(0.5)],
      ["95 of 100", at(0.95)],
      ["slowest", at(1)],
    ]);
  }
}

function timesOf(game: Game, level: (typeof LEVELS)[number]): number[] {
  const answer = chooseOptions(game.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  const options: AnyOptions = answer.options;
  const random = seededRandom("bench");
  const { state } = game.setup(PLAYERS, options, random);
  const bot = botFor(game.id);
  const times: number[] = [];
  for (let number = 0; times.length < MOST && game.deciders(state).length > 0; number++) {
    const seat = game.deciders(state)[0] as Seat;
    const actions = game.actions(state, seat);
    const task = { view: game.view(state, seat), seat, actions, seed: `${number}` };
    if (actions.length > 1 && number % EVERY === 0) {
      const started = performance.now();
      thinkWithin(beginThinking(bot, { ...task, level }), { nodes: bot?.nodes(level) ?? 1 }).action();
      times.push(performance.now() - started);
    }
    game.play(state, seat, beginThinking(bot, { ...task, level: "steady" }).action(), random);
  }
  return times;
}
