import { beginThinking, botFor, hintTask, thinkWithin } from "@rondel/bots";
import { type AnyOptions, chooseOptions, formatNotation, type Game, type Seat, seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { hintSentence } from "../packages/cli/src/hint-messages.ts";
import { type Figure, openReport } from "./measure.ts";

/*
 * Prints the hints for 50 decisions of each game, to be read. The positions come from one game between four players of the level
 * "strong"; decisions with one legal action are left out. `npm run bench -- hints WORD` plays another game.
 */
const PLAYERS = 4;
const DECISIONS = 50;
const [seed = "hints"] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

const report = openReport("hints");
for (const { game, interval } of [
  { game: imperial as Game, interval: 7 },
  { game: imperunde as Game, interval: 23 },
]) {
  report.list(`hints: ${game.id}`, printHints(game, interval));
}
report.end();

function printHints(game: Game, interval: number): Figure[] {
  const answer = chooseOptions(game.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  const options: AnyOptions = answer.options;
  const random = seededRandom(seed);
  const { state } = game.setup(PLAYERS, options, random);
  const bot = botFor(game.id);
  let decisions = 0;
  let plans = 0;
  for (let number = 0; decisions < DECISIONS && game.deciders(state).length > 0; number++) {
    const seat = game.deciders(state)[0] as Seat;
    const actions = game.actions(state, seat);
    const task = hintTask({ view: game.view(state, seat), seat, actions });
    const thinking = thinkWithin(beginThinking(bot, task), { nodes: bot?.nodes(task.level) ?? 1 });
    if (actions.length > 1 && number % interval === 0) {
      decisions++;
      report.note(`\n${game.id}, action ${number}, s${seat}, ${actions.length} legal actions`);
      for (const { plan, effects } of thinking.thought().choices) {
        plans++;
        const steps = plan.steps.map(({ action, times }) => `${times} x ${formatNotation(game.actionSchemas, action)}`);
        report.note(`  ${steps.join("; ")}${plan.further > 0 ? `; ${plan.further} more` : ""}`);
        report.note(`      ${effects.map((effect) => hintSentence(game, effect)).join("; ")}`);
      }
    }
    game.play(state, seat, thinking.action(), random);
  }
  return [
    { name: "decisions", value: decisions },
    { name: "different plans for a decision", value: plans / decisions, digits: 1 },
  ];
}
