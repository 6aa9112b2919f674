import { type AnyOptions, chooseOptions, type Seat, seededRandom } from "@rondel/engine";
import {
  type Action,
  ALL_TERRITORIES,
  bordersOf,
  imperunde,
  isColonyOf,
  kindNamed,
  kindOf,
  type Options,
  PEACE,
  postsAt,
  postsOnBoard,
  type Region,
  type Relation,
  type State,
  stackParty,
  stackUnit,
  WAR,
} from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { isNearVictory } from "../src/imperunde/diplomacy.ts";
import { unitsAt } from "../src/imperunde/forces.ts";
import { KNOWLEDGE } from "../src/imperunde/knowledge.ts";
import { observeGame } from "../src/imperunde/measures.ts";
import { surveyOf } from "../src/imperunde/survey.ts";
import { beginThinking, botFor } from "../src/index.ts";

const bot = botFor("imperunde");
const MOST_PLAYERS = 6;
const INFANTRY = kindNamed("infantry");

function defaults(): Options {
  const answer = chooseOptions(imperunde.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  return answer.options as AnyOptions as Options;
}

function strongAction(state: State, seat: Seat): Action {
  const task = { view: imperunde.view(state, seat), seat, actions: imperunde.actions(state, seat), seed: "1" };
  return beginThinking(bot, { ...task, level: "strong" }).action() as Action;
}

/** A position of the investments in which an enemy's armies stand beside an empty colony of the seat that decides. */
function besieged(relation: Relation): { state: State; seat: Seat; colony: Region } {
  const random = seededRandom("guards");
  const { state } = imperunde.setup(4, defaults(), random);
  for (;;) {
    const seat = imperunde.deciders(state)[0] as Seat;
    if (state.round > 1 && state.frames.at(-1)?.kind === "investments") {
      const enemy = state.order.find((other) => other !== seat) as Seat;
      const colony = ALL_TERRITORIES.find(
        (territory) =>
          isColonyOf(state, territory, seat) && postsAt(state, territory) > 1 && freeNeighbour(state, territory),
      );
      const camp = colony === undefined ? undefined : freeNeighbour(state, colony);
      if (colony !== undefined && camp !== undefined) {
        occupy(state, seat, enemy, colony, camp, relation);
        return { state, seat, colony };
      }
    }
    imperunde.play(state, seat, strongAction(state, seat), random);
  }
}

function freeNeighbour(state: State, territory: Region): Region | undefined {
  return bordersOf(territory).find((next) => !state.home.some((home) => home === next));
}

function occupy(state: State, seat: Seat, enemy: Seat, colony: Region, camp: Region, relation: Relation): void {
  const armies = ALL_TERRITORIES.flatMap((territory) => state.stacks[territory] ?? []).filter(
    (stack) => stackParty(stack) === enemy && kindOf(stackUnit(stack)) === INFANTRY,
  );
  state.owner[camp] = enemy;
  state.posts[camp] = 1;
  state.stacks[camp] = armies.slice(0, 1);
  state.stacks[colony] = [];
  for (const pair of [seat * MOST_PLAYERS + enemy, enemy * MOST_PLAYERS + seat]) state.base[pair] = relation;
}

describe("a strong bot at ImpeRunde defends", () => {
  it("guards an empty colony that a declared enemy can take", () => {
    const { state, seat, colony } = besieged(WAR);
    let action = strongAction(state, seat);
    const random = seededRandom("buy");
    while (action.kind !== "endInvestments") {
      imperunde.play(state, seat, action, random);
      action = strongAction(state, seat);
    }
    expect(unitsAt(state, colony, seat).length).toBeGreaterThan(0);
  });

  it("sees no danger from the same armies in peace", () => {
    const [war, peace] = [besieged(WAR), besieged(PEACE)];
    const risk = ({ state, seat, colony }: typeof war) => surveyOf(state, seat, KNOWLEDGE.strong).risk(colony, []);
    expect(risk(war)).toBe(1);
    expect(risk(peace)).toBeLessThan(0.1);
  });

  it("expects less danger the more guards there are", () => {
    const { state, seat, colony } = besieged(WAR);
    const survey = surveyOf(state, seat, KNOWLEDGE.strong);
    const risks = [0, 1, 2, 3].map((count) => survey.risk(colony, new Array(count).fill(INFANTRY)));
    expect(risks.toSorted((one, other) => other - one)).toEqual(risks);
    expect(risks[0]).toBe(1);
    expect(risks[3]).toBeLessThan(risks[0] as number);
  });
});

describe("a leader", () => {
  it("is near victory while income and room could complete the target by the next round", () => {
    const { state, seat } = besieged(PEACE);
    state.target = postsOnBoard(state, seat) + 3;
    expect(isNearVictory(state, seat)).toBe(true);
    state.target = postsOnBoard(state, seat) + 40;
    expect(isNearVictory(state, seat)).toBe(false);
  });
});

describe("the observer of a game", () => {
  it("counts posts that were lost without a battle in war, and nothing else", () => {
    const observer = observeGame();
    const won = { kind: "battleWon", rule: "IR-12.3.3", party: 0, other: 1, region: 3 };
    const swapped = { kind: "postsSwapped", rule: "IR-2.4.5", party: 0, region: 3, count: 2 };
    observer.note([{ ...won, also: ["IR-12.3.4", "IR-2.4.3"] }, swapped] as never);
    observer.note([{ ...won, also: ["IR-12.1.3"] }, swapped] as never);
    const { state } = imperunde.setup(4, defaults(), seededRandom("observer"));
    expect(observer.measures(state)["posts lost from empty colonies in war"]).toBe(2);
  });
});
