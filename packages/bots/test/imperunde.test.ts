import { type AnyOptions, chooseOptions, type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperunde, type Options, postsOnBoard, type State } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, LEVELS, type Level, playGame, type Thought, thinkWithin } from "../src/index.ts";

const bot = botFor("imperunde");

function optionsWith(chosen: Partial<Options>): Options {
  const answer = chooseOptions(imperunde.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.field);
  return answer.options as AnyOptions as Options;
}

function think(state: State, seat: Seat, level: Level, nodes: number, seed = "1"): Thought<Action> {
  const task = { view: imperunde.view(state, seat), seat, actions: imperunde.actions(state, seat), level, seed };
  return thinkWithin(beginThinking(bot, task), { nodes }).thought() as Thought<Action>;
}

/** Plays with a level until a state is reached, and says who is asked there. */
function playUntil(
  players: number,
  options: Options,
  seed: string,
  isThere: (state: State, number: number) => boolean,
) {
  const random = seededRandom(seed);
  const { state } = imperunde.setup(players, options, random);
  for (let number = 0; ; number++) {
    const seat = imperunde.deciders(state)[0];
    if (seat === undefined) throw new Error("the game was over before");
    if (isThere(state, number)) return { state, seat };
    imperunde.play(state, seat, think(state, seat, "steady", 1, `${number}`).action, random);
  }
}

const TABLES: readonly Partial<Options>[] = [
  {},
  { diplomacyClose: "sealed", embarkOrder: "simultaneous" },
  { edition: "first-cards", sinkCargo: "optional" },
];

describe("a bot at ImpeRunde", () => {
  for (const players of [3, 4, 5, 6]) {
    it(`plays legal actions with ${players} players and every way to talk and embark`, () => {
      for (const [place, table] of TABLES.entries()) {
        const random = seededRandom(`legal/${players}/${place}`);
        const { state } = imperunde.setup(players, optionsWith(table), random);
        for (let number = 0; number < 220 && imperunde.deciders(state).length > 0; number++) {
          const deciders = imperunde.deciders(state);
          const seat = deciders[random.draw("seat", deciders.length)] as Seat;
          const level = LEVELS[random.draw("level", LEVELS.length)] as Level;
          const { action } = think(state, seat, level, 20, `${number}`);
          expect(imperunde.refuse(state, seat, action)).toBeUndefined();
          imperunde.play(state, seat, action, random);
        }
      }
    });
  }

  it("thinks the same whatever the others hold in their hands", () => {
    for (const after of [150, 400, 800]) {
      const { state, seat } = playUntil(4, optionsWith({}), `hands/${after}`, (_, number) => number === after);
      const other = imperunde.disguise(state, seat, seededRandom(after));
      for (const level of LEVELS) expect(think(other, seat, level, 60)).toEqual(think(state, seat, level, 60));
    }
  });

  it("builds the post that wins", () => {
    const { state, seat } = playUntil(4, optionsWith({}), "victory", (now) => {
      const asked = imperunde.deciders(now)[0];
      if (asked === undefined || now.debt[asked] !== 0) return false;
      return imperunde.actions(now, asked).some(({ kind }) => kind === "buyPost");
    });
    state.target = postsOnBoard(state, seat) + 1;
    for (const level of ["steady", "skilled", "strong"] as const) {
      expect(think(state, seat, level, 2_000).action.kind).toBe("buyPost");
    }
  });

  it("comes to an end, and wins against random players", () => {
    for (const seed of ["1", "2"]) {
      const levels: Level[] = ["steady", "random", "random"];
      const { outcome } = playGame(imperunde, bot, {
        players: 3,
        options: optionsWith({ roundLimit: 12 }),
        levels,
        seed,
      });
      expect(outcome?.ranking[0]?.seat).toBe(0);
    }
  });
});

describe("diplomacy has reasons", () => {
  it("a declared war names its aim, a peace with whom", () => {
    const { state, seat } = playUntil(
      4,
      optionsWith({}),
      "war",
      (now) =>
        now.round > 3 &&
        imperunde.deciders(now).length > 0 &&
        think(now, imperunde.deciders(now)[0] as Seat, "steady", 1).action.kind === "declareWar",
    );
    const { action, choices } = think(state, seat, "steady", 1);
    expect(action.kind).toBe("declareWar");
    expect(choices[0]?.effects.map(({ code }) => code)).toContain("hint-war-aim");
  });
});
