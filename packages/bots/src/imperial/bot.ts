import { seededRandom } from "@rondel/engine";
import { type Action, imperial, NATION_NAMES, NATIONS, type State, type View } from "@rondel/imperial";
import type { Bot, Task, Thinking } from "../bot.ts";
import type { Level } from "../levels.ts";
import { at } from "../numbers.ts";
import { searchAmong } from "../search.ts";
import type { ImperialStyle } from "../styles.ts";
import { thinkByOpinion, thinkBySearch } from "../thinking.ts";
import { choicesOf } from "./effects.ts";
import { selfishOutlookOf, shortSightedOutlookOf } from "./limited-outlook.ts";
import { opinions } from "./opinions.ts";
import { outlookOf } from "./outlook.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";
import { LEANS } from "./styles.ts";

export const imperialBot: Bot<State, Action, View> = {
  game: imperial,
  nodes: (level) => (level === "strong" ? STRONG.nodes : 1),
  begin: (task) => (task.level === "strong" && task.style === undefined ? search(task) : judge(task)),
  observe: () => ({
    note: () => undefined,
    measures: (state) =>
      Object.fromEntries(NATIONS.map((nation) => [`points ${NATION_NAMES[nation]}`, at(state.points, nation)])),
  }),
};

/** The levels without a search: the outlook they use, and the range of random noise added to each opinion, in millions. */
const JUDGING_LEVELS: Readonly<Partial<Record<Level, { readonly look: typeof outlookOf; readonly noise: number }>>> = {
  beginner: { look: shortSightedOutlookOf, noise: 12 },
  simple: { look: shortSightedOutlookOf, noise: 5 },
  steady: { look: selfishOutlookOf, noise: 7 },
};
const SKILLED = { look: outlookOf, noise: 0 };

/** Every level below strong, and every style: chooses by opinion, without a search. */
function judge({ view, seat, actions, level, style, seed }: Task<View, Action>): Thinking<Action> {
  const random = seededRandom(seed);
  const state = imperial.guess(view, random);
  const { look, noise } = JUDGING_LEVELS[level] ?? SKILLED;
  const outlook = look(state, seat);
  const lean = style && LEANS[style as ImperialStyle];
  const values = opinions(outlook, actions).map(
    (value, place) => value + (lean?.(outlook, actions[place] as Action) ?? 0),
  );
  return thinkByOpinion(actions, values, noise, random, (best) => choicesOf(state, seat, best));
}

/** The search of the strong level. */
const STRONG = {
  /** More than a search ever needs; a smaller budget ends it earlier. */
  nodes: 20_000,
  /** How many of the best actions are tried. */
  width: 4,
  /** How often each is tried with hidden cash, each time with another guess. With open cash a second try would repeat the first. */
  guesses: 3,
  /** A trial plays so many turns and evaluates the position, and does both so many times. */
  turns: 5,
  evaluations: 2,
  exploration: 0.08,
};

/** The strong level: plays on after each promising action and evaluates the result. */
function search({ view, seat, actions, seed }: Task<View, Action>): Thinking<Action> {
  const state = imperial.guess(view, seededRandom(seed));
  const isForced = actions.length === 1;
  const values = isForced ? [0] : opinions(outlookOf(state, seat), actions);
  const mostVisits = isForced ? 0 : state.options.cash === "hidden" ? STRONG.guesses : 1;
  const rules = { seed, mostVisits, width: STRONG.width, exploration: STRONG.exploration };
  const candidates = searchAmong(actions, values, rules, (action, random) => {
    const trial = imperial.guess(view, random);
    imperial.play(trial, seat, action, random);
    let [nodes, value] = [1, 0];
    for (let evaluation = 0; evaluation < STRONG.evaluations; evaluation++) {
      nodes += playOn(trial, STRONG, random);
      value += at(prospectsOf(trial).shares, seat) / STRONG.evaluations;
    }
    return { value, nodes };
  });
  return thinkBySearch(candidates, (best) => choicesOf(state, seat, best));
}
