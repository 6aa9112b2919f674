import { seededRandom } from "@rondel/engine";
import { type Action, imperial, NATION_NAMES, NATIONS, type State, type View } from "@rondel/imperial";
import type { Bot, Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { type Bonus, type Preference, whim } from "../preference.ts";
import { type Search, searchTree } from "../search.ts";
import { considered } from "../sight.ts";
import type { ImperialStyle } from "../styles.ts";
import { type RatedAction, thinkByOpinion, thinkBySearch } from "../thinking.ts";
import { imperialConduct } from "./conduct.ts";
import { choicesOf } from "./effects.ts";
import { thinkOfGift } from "./gifts.ts";
import { opinions } from "./opinions.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { FULL_SIGHT, isSeen, SIGHTS } from "./sight.ts";
import { STYLE_PREFERENCES } from "./styles.ts";
import { TEMPERAMENT_PREFERENCES } from "./temperaments.ts";
import { branchingOf, openTrials } from "./trials.ts";

export const imperialBot: Bot<State, Action, View> = {
  game: imperial,
  nodes: (level) => (level === "strong" ? STRONG.nodes : 1),
  begin: (task) => (givesGifts(task) ? thinkOfGift(task, think) : think(task)),
  observe: () => ({
    note: () => undefined,
    measures: (state) =>
      Object.fromEntries(NATIONS.map((nation) => [`points ${NATION_NAMES[nation]}`, at(state.points, nation)])),
  }),
  conduct: imperialConduct,
};

function think(task: Task<View, Action>): Thinking<Action> {
  return task.level === "strong" && task.style === undefined ? search(task) : chooseByOpinion(task);
}

/** Easier levels do not think of gifts, and styles do one thing only. */
function givesGifts({ level, style }: Task<View, Action>): boolean {
  return style === undefined && (level === "skilled" || level === "strong");
}

/** Every level below strong, and every style: no search. */
function chooseByOpinion(task: Task<View, Action>): Thinking<Action> {
  const { view, seat, actions: legal, level, seed } = task;
  const random = seededRandom(seed);
  const state = imperial.guess(view, random);
  const sight = SIGHTS[level] ?? FULL_SIGHT;
  const outlook = sight.look(state, seat);
  const actions = considered(legal, (action) => isSeen(sight, state, seat, action));
  const preference = preferenceOf(task);
  const values = opinions(outlook, actions).map(
    (value, place) => value + (preference?.(outlook, actions[place] as Action) ?? 0),
  );
  return thinkByOpinion(actions, values, isProduction(state) ? 0 : sight.noise, random, (best) =>
    choicesOf(state, seat, best),
  );
}

/** What the style or the temperament of a task prefers. */
function preferenceOf({ style, temperament }: Task<View, Action>): Preference<Outlook, Action> | undefined {
  return style ? STYLE_PREFERENCES[style as ImperialStyle] : temperament && TEMPERAMENT_PREFERENCES[temperament];
}

/** Producing costs nothing, so nobody overlooks it. */
function isProduction({ frames }: State): boolean {
  return frames[frames.length - 1]?.kind === "production";
}

/** The search of the strong level. */
const STRONG = {
  /** More than a search ever needs; a smaller budget ends it earlier. */
  nodes: 1_000_000,
  /** How many of the best actions are tried; with more effort more of them. */
  width: 6,
  /** The number of simulations: for moves on the rondel and investments, and for the steps of a turn. */
  simulations: 120,
  stepSimulations: 16,
  /** The number of guesses with hidden cash. */
  guesses: 3,
  exploration: 0.3,
};

/** The strong level: searches a tree of turns and evaluates its positions by playing on. A temperament counts among good actions. */
function search(task: Task<View, Action>): Thinking<Action> {
  const { view, seat, actions, seed, effort = 1 } = task;
  const state = imperial.guess(view, seededRandom(seed));
  const guesses = state.options.cash === "hidden" ? STRONG.guesses : 1;
  const roots = Array.from({ length: guesses }, (_, guess) => imperial.guess(view, seededRandom(`${seed}/${guess}`)));
  const branching = branchingOf(state, seat, actions, actions.length);
  const tree = searchTree(openTrials(seat, seed), roots, branching, {
    width: Math.round(STRONG.width * Math.cbrt(effort)),
    simulations: (isStep(state) ? STRONG.stepSimulations : STRONG.simulations) * guesses * effort,
    exploration: STRONG.exploration,
  });
  const explain = (best: readonly RatedAction<Action>[]) =>
    choicesOf(state, seat, advice(best, branching.actions, tree));
  return thinkBySearch(tree, explain, {
    temperament: bonusOf(task, state),
    whim: whim(branching.actions, seededRandom(`${seed}/whim`)),
  });
}

/** What the temperament of a task prefers in a position. */
function bonusOf(task: Task<View, Action>, state: State): Bonus<Action> | undefined {
  const preference = preferenceOf(task);
  if (!preference) return undefined;
  const outlook = outlookOf(state, task.seat);
  return (action) => preference(outlook, action);
}

/** Whether the decision is a step of a turn that has begun: it matters less than the choice of a space or an investment. */
function isStep({ frames }: State): boolean {
  const kind = frames[frames.length - 1]?.kind;
  return kind !== "turn" && kind !== "investment" && kind !== "force" && kind !== "factory";
}

/** The most actions that are tried for a hint besides those of the search, if those do not give three different plans. */
const MOST_EXTRA = 8;

/** The searched actions by their chance to win; then other actions, each tried once, as far as they are needed. */
function* advice(
  best: readonly RatedAction<Action>[],
  byOpinion: readonly Action[],
  tree: Search<Action>,
): Generator<RatedAction<Action>> {
  if (byOpinion.length === 1) {
    yield* best;
    return;
  }
  const searched = best.map(({ action }) => ({ action, value: tree.chanceOf(action) ?? tree.tryOut(action) }));
  yield* searched.toSorted((one, other) => other.value - one.value);
  const others = byOpinion.filter((action) => !searched.some((known) => known.action === action));
  for (const action of others.slice(0, MOST_EXTRA)) yield { action, value: tree.tryOut(action) };
}
