import { beginThinking, botFor, LEVELS, thinkWithin } from "@rondel/bots";
import { type AnyOptions, chooseOptions, type Game, type Seat, seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { openReport, quantile } from "./measure.ts";

/*
 * Measures the processor time of a decision of each level with the number of nodes of that level. The positions come from one game
 * played by the level "steady"; decisions with one legal action are left out. The goals are 1,000 ms for strong and 100 ms for the
 * others on the core of a phone, which is taken to be four times slower than the core that measures.
 */
const TIMES_SLOWER = 4;
const PLAYERS = 4;
/** Measures every seventh decision, 60 in total. */
const INTERVAL = 7;
const DECISIONS = 60;

const report = openReport("bots");

for (const game of [imperial, imperunde] as readonly Game[]) {
  for (const level of LEVELS) {
    const times = decisionTimes(game, level);
    const most = (level === "strong" ? 1000 : 100) / TIMES_SLOWER;
    report.list(`${game.id}, ${level}, ${times.length} decisions`, [
      { name: "median", value: quantile(times, 0.5), unit: "ms", digits: 1 },
      { name: "95th percentile", value: quantile(times, 0.95), unit: "ms", digits: 1, goal: `at most ${most} ms` },
      { name: "slowest", value: quantile(times, 1), unit: "ms", digits: 1 },
    ]);
  }
}
report.end();

function decisionTimes(game: Game, level: (typeof LEVELS)[number]): number[] {
  const answer = chooseOptions(game.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  const options: AnyOptions = answer.options;
  const random = seededRandom("bench");
  const { state } = game.setup(PLAYERS, options, random);
  const bot = botFor(game.id);
  const times: number[] = [];
  for (let number = 0; times.length < DECISIONS && game.deciders(state).length > 0; number++) {
    const seat = game.deciders(state)[0] as Seat;
    const actions = game.actions(state, seat);
    const task = { view: game.view(state, seat), seat, actions, seed: `${number}` };
    if (actions.length > 1 && number % INTERVAL === 0) {
      const started = process.cpuUsage();
      thinkWithin(beginThinking(bot, { ...task, level }), { nodes: bot?.nodes(level) ?? 1 }).action();
      const { user, system } = process.cpuUsage(started);
      times.push((user + system) / 1000);
    }
    game.play(state, seat, beginThinking(bot, { ...task, level: "steady" }).action(), random);
  }
  return times;
}
