import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyOptions, chooseOptions, readMatch, type Seat, seededRandom, type Tagged } from "@rondel/engine";
import { type Action, imperial, type Options, type State } from "@rondel/imperial";
import { beginThinking, botFor, type Level, type Thinking, type Thought, thinkWithin } from "../src/index.ts";

export function optionsWith(chosen: Partial<Options>): Options {
  const result = chooseOptions(imperial.options, chosen);
  if ("problem" in result) throw new Error(result.problem.field);
  return result.options as AnyOptions as Options;
}

/** The position of a file in `positions/`. */
export function position(name: string): State {
  const text = readFileSync(join(import.meta.dirname, "positions", `${name}.rondel`), "utf8");
  const { match, problem } = readMatch(text, () => imperial);
  if (!match || problem) throw new Error(`${name}, line ${problem?.line}: ${problem?.code}`);
  return match.state as State;
}

export function decider(state: State): Seat {
  const [seat] = imperial.deciders(state);
  if (seat === undefined) throw new Error("the game is over");
  return seat;
}

/** A thought whose choices are explained once, when they are read, which takes much longer than the action alone. */
export function lazyThought<Each extends Tagged>(thinking: Thinking<Each>): Thought<Each> {
  let choices: Thought<Each>["choices"] | undefined;
  return {
    action: thinking.action(),
    get choices() {
      choices ??= thinking.thought().choices;
      return choices;
    },
  };
}

/** The thought of a level about a state, within a number of nodes. */
export function think(state: State, seat: Seat, level: Level, nodes: number, seed = "1"): Thought<Action> {
  const task = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), level, seed };
  return lazyThought(thinkWithin(beginThinking(botFor("imperial"), task), { nodes }) as Thinking<Action>);
}

/** The state after a number of actions of a quick level. */
export function played(players: number, options: Options, level: Level, actions: number, seed: string): State {
  const random = seededRandom(seed);
  const { state } = imperial.setup(players, options, random);
  for (let number = 0; number < actions; number++) {
    const deciders = imperial.deciders(state);
    if (deciders.length === 0) break;
    const seat = deciders[random.draw("seat", deciders.length)] as Seat;
    imperial.play(state, seat, think(state, seat, level, 1, `${seed}/${number}`).action, random);
  }
  return state;
}
