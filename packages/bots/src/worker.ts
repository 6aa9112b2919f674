import { type Json, type Seat, seededRandom } from "@rondel/engine";
import type { Level, Thinking, Thought } from "./bot.ts";
import { beginThinking, botFor } from "./bots.ts";
import { type Budget, isUsedUp } from "./decide.ts";

/** What can be sent to a worker. Everything is plain data; the view is all it learns of the match. */
export type ToWorker =
  | {
      readonly kind: "think";
      /** Comes back with the answer. */
      readonly id: number;
      readonly game: string;
      readonly view: Json;
      readonly seat: Seat;
      readonly level: Level;
      readonly seed: string;
      /** Whichever is used up first; the level's own number of nodes if neither is given. */
      readonly nodes?: number;
      readonly milliseconds?: number;
    }
  /** Answer at once with what is thought so far. */
  | { readonly kind: "stop"; readonly id: number };

export type FromWorker =
  | { readonly kind: "thought"; readonly id: number; readonly thought: Thought }
  | { readonly kind: "no-bot"; readonly id: number; readonly game: string };

type Question = Extract<ToWorker, { kind: "think" }>;

/** What the surroundings of a worker provide: Node and the browser differ in this alone. */
export interface Surroundings {
  post(answer: FromWorker): void;
  now(): number;
  /** Lets messages in. */
  breathe(): Promise<void>;
}

const SLICE_MILLISECONDS = 10;

/** Takes messages and answers questions one after the other; between slices of thought it listens. */
export function answering(surroundings: Surroundings): (message: ToWorker) => void {
  const waiting: Question[] = [];
  const stopped = new Set<number>();
  let isThinking = false;

  const work = async (): Promise<void> => {
    isThinking = true;
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      surroundings.post(await answer(question, surroundings, stopped));
      stopped.delete(question.id);
    }
    isThinking = false;
  };
  return (message) => {
    if (message.kind === "stop") {
      stopped.add(message.id);
      return;
    }
    waiting.push(message);
    if (!isThinking) void work();
  };
}

async function answer(
  question: Question,
  { now, breathe }: Surroundings,
  stopped: ReadonlySet<number>,
): Promise<FromWorker> {
  const { id, game, view, seat, level, seed } = question;
  const bot = botFor(game);
  if (!bot) return { kind: "no-bot", id, game };
  const actions = bot.game.actions(bot.game.guess(view, seededRandom(seed)), seat);
  const thinking = beginThinking(bot, { view, seat, actions, level, seed });
  const budget = budgetOf(question, bot.nodes(level), now);
  const started = now();
  while (!stopped.has(id) && !isUsedUp(thinking, budget, started) && thinkSlice(thinking, budget, started, now)) {
    await breathe();
  }
  return { kind: "thought", id, thought: thinking.thought() };
}

function budgetOf({ nodes, milliseconds }: Question, byDefault: number, now: () => number): Budget {
  if (milliseconds === undefined) return { nodes: nodes ?? byDefault };
  return { milliseconds, now, ...(nodes !== undefined && { nodes }) };
}

/** Thinks for a moment; false if there is nothing left to think about. */
function thinkSlice(thinking: Thinking, budget: Budget, started: number, now: () => number): boolean {
  const until = now() + SLICE_MILLISECONDS;
  while (now() < until && !isUsedUp(thinking, budget, started)) if (!thinking.step()) return false;
  return true;
}
