import { chooseOptions, type Game, type Seat, seededRandom, type Tagged } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { type Action as ImperundeAction, imperunde, postsOnBoard } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, type Choice, type HintCode, hintTask, thinkWithin } from "../src/index.ts";
import { differentChoices, type PlannedChoice, turnPlanOf } from "../src/turn-plan.ts";
import { decider, optionsWith, played, position, think } from "./table.ts";

const paramOf = ({ effects }: Choice, code: HintCode, name: string): number | undefined => {
  const params: Readonly<Record<string, number>> | undefined = effects.find((effect) => effect.code === code)?.params;
  return params?.[name];
};
const chanceOf = (choice: Choice) => paramOf(choice, "hint-chance", "percent");
const text = (value: unknown) => JSON.stringify(value);

interface Advised<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** The hints for some decisions of one game between four players who play quickly. */
function advisedGame<State, Action extends Tagged>(
  game: Game<State, Action>,
  every: number,
  decisions: number,
): Advised<State>[] {
  const answer = chooseOptions(game.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  const random = seededRandom("plans");
  const { state } = game.setup(4, answer.options, random);
  const bot = botFor(game.id);
  const advised: Advised<State>[] = [];
  for (let number = 0; advised.length < decisions && game.deciders(state).length > 0; number++) {
    const seat = game.deciders(state)[0] as Seat;
    const task = hintTask({ view: game.view(state, seat), seat, actions: game.actions(state, seat) });
    if (task.actions.length > 1 && number % every === 0) {
      const { choices } = thinkWithin(beginThinking(bot, task), { nodes: bot?.nodes(task.level) ?? 1 }).thought();
      advised.push({ state: game.clone(state), seat, choices });
    }
    game.play(state, seat, beginThinking(bot, { ...task, level: "steady" }).action() as Action, random);
  }
  return advised;
}

const DECISIONS = 30;
const imperialHints = advisedGame(imperial, 7, DECISIONS);
const imperundeHints = advisedGame(imperunde, 7, DECISIONS);

describe.each([
  { name: "Imperial", advised: imperialHints },
  { name: "ImpeRunde", advised: imperundeHints },
])("the hints for some decisions of $name", ({ advised }) => {
  it("are one to three plans with at most three steps, of which the first is the suggested action", () => {
    expect(advised.length).toBe(DECISIONS);
    for (const { choices } of advised) {
      expect(choices.length).toBeGreaterThan(0);
      expect(choices.length).toBeLessThanOrEqual(3);
      for (const { action, plan, effects } of choices) {
        expect(plan.steps[0]?.action).toEqual(action);
        expect(plan.steps.length).toBeLessThanOrEqual(3);
        expect(effects.length, text(action)).toBeGreaterThan(0);
      }
    }
  });

  it("are ordered by the shown chance", () => {
    const shown = advised.map(({ choices }) => choices.flatMap((choice) => chanceOf(choice) ?? []));
    for (const chances of shown) expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(shown.some((chances) => new Set(chances).size > 1)).toBe(true);
  });

  it("have no plan twice", () => {
    for (const { choices } of advised) {
      expect(new Set(choices.map(({ plan }) => text(plan))).size).toBe(choices.length);
      expect(new Set(choices.map(({ effects }) => text(effects))).size, text(choices)).toBe(choices.length);
    }
    expect(advised.some(({ choices }) => choices.length === 3)).toBe(true);
  });
});

describe("the sums of a hint", () => {
  it("are those of the purchases that it suggests in ImpeRunde", () => {
    const purchases = imperundeHints.flatMap(({ state, seat, choices }) =>
      choices
        .filter(({ action, plan }) => action.kind.startsWith("buy") && plan.further === 0)
        .map((choice) => ({ state, seat, choice })),
    );
    expect(purchases.length).toBeGreaterThan(0);
    for (const { state, seat, choice } of purchases) {
      const after = imperunde.clone(state);
      for (const { action, times } of choice.plan.steps) {
        for (let number = 0; number < times; number++) {
          imperunde.play(after, seat, action as ImperundeAction, seededRandom("sums"));
        }
      }
      const paid = Number(after.funds[seat]) - Number(state.funds[seat]);
      expect(paramOf(choice, "hint-funds", "amount"), text(choice)).toBe(paid);
      const posts = postsOnBoard(after, seat) - postsOnBoard(state, seat);
      expect(paramOf(choice, "hint-posts", "posts") ?? 0).toBe(posts);
    }
  });

  it("are those of the units that it places in Imperial", () => {
    const imports = imperialHints.flatMap(({ choices }) =>
      choices.filter(({ plan }) => plan.further === 0 && plan.steps[1]?.action.kind === "placeImport"),
    );
    expect(imports.length).toBeGreaterThan(0);
    for (const choice of imports) {
      const placed = choice.plan.steps.filter(({ action }) => action.kind === "placeImport");
      const units = placed.reduce((sum, { times }) => sum + times, 0);
      const [before, after] = ["before", "after"].map((name) => Number(paramOf(choice, "hint-units", name)));
      expect(Number(after) - Number(before), text(choice)).toBe(units);
    }
  });
});

describe("a hint at the end of Imperial", () => {
  it("never puts an end as a loser above a move that keeps the game open", () => {
    const state = position("let-the-game-go-on");
    const { choices } = think(state, decider(state), "strong", 100_000);
    const places = choices.map((choice) => paramOf(choice, "hint-game-ends", "place"));
    const [first] = choices;
    expect(places[0], text(first)).toBeUndefined();
    for (const [index, place] of places.entries()) if (place !== undefined) expect(choices[index]?.value).toBe(0);
  });

  it("shows the same plans for the same position", () => {
    const state = played(4, optionsWith({}), "simple", 60, "same");
    const [one, other] = [1, 2].map(() => think(state, decider(state), "strong", 20_000).choices);
    expect(one).toEqual(other);
  });
});

describe("a plan", () => {
  const buy = (territory: string): Tagged => ({ kind: `buy in ${territory}` });
  const end = { kind: "end" };

  it("counts equal actions as one step, leaves out the end of the turn and counts what it does not list", () => {
    const actions = [buy("Peru"), buy("Chile"), buy("Peru"), buy("Japan"), buy("Siam"), buy("Siam"), end];
    expect(turnPlanOf(actions, ({ kind }) => kind === "end")).toEqual({
      steps: [
        { action: buy("Peru"), times: 2 },
        { action: buy("Chile"), times: 1 },
        { action: buy("Japan"), times: 1 },
      ],
      further: 2,
    });
    expect(turnPlanOf([end], () => true)).toEqual({ steps: [{ action: end, times: 1 }], further: 0 });
  });

  it("is the same as another one if three of four parts are equal, but not if two of three are", () => {
    const planned = (amount: number, parts: readonly string[]): PlannedChoice<Tagged> => ({
      choice: {
        action: end,
        plan: { steps: [], further: 0 },
        value: 0,
        effects: [{ code: "hint-funds", params: { amount } }],
      },
      parts,
    });
    expect(differentChoices([planned(1, [..."abcd"]), planned(2, [..."dcbe"])])).toHaveLength(1);
    expect(differentChoices([planned(1, [..."abc"]), planned(2, [..."abd"])])).toHaveLength(2);
    expect(differentChoices([planned(1, ["a"]), planned(1, ["b"])])).toHaveLength(1);
  });
});
