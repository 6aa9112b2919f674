import { type AnyOptions, chooseOptions, type Seat, seededRandom } from "@rondel/engine";
import type { Kind } from "@rondel/imperunde";
import {
  type Action,
  ALL_SEAS,
  battleOdds,
  CALM,
  certain,
  countAt,
  imperunde,
  isSea,
  kindNamed,
  NO_BONUS,
  type Options,
  postsOnBoard,
  type State,
  stackParty,
  stacksAt,
} from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { KNOWLEDGE } from "../src/imperunde/knowledge.ts";
import { oddsOf } from "../src/imperunde/odds.ts";
import { surveyOf } from "../src/imperunde/survey.ts";
import {
  beginThinking,
  botFor,
  LEVELS,
  type Level,
  playGame,
  type Thinking,
  type Thought,
  thinkWithin,
} from "../src/index.ts";
import { lazyThought } from "./table.ts";

const bot = botFor("imperunde");

function optionsWith(chosen: Partial<Options>): Options {
  const answer = chooseOptions(imperunde.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.field);
  return answer.options as AnyOptions as Options;
}

function think(state: State, seat: Seat, level: Level, nodes: number, seed = "1"): Thought<Action> {
  const task = { view: imperunde.view(state, seat), seat, actions: imperunde.actions(state, seat), level, seed };
  return lazyThought(thinkWithin(beginThinking(bot, task), { nodes }) as Thinking<Action>);
}

/** Plays until a state is reached, and returns it with its first decider. */
function playUntil(
  players: number,
  options: Options,
  seed: string,
  isReached: (state: State, number: number) => boolean,
) {
  const random = seededRandom(seed);
  const { state } = imperunde.setup(players, options, random);
  for (let number = 0; ; number++) {
    const seat = imperunde.deciders(state)[0];
    if (seat === undefined) throw new Error("the game ended first");
    if (isReached(state, number)) return { state, seat };
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
    it(`plays legal actions with ${players} players and each variant of talks and embarkation`, () => {
      for (const [place, table] of TABLES.entries()) {
        const random = seededRandom(`legal/${players}/${place}`);
        const { state } = imperunde.setup(players, optionsWith(table), random);
        for (let number = 0; number < 120 && imperunde.deciders(state).length > 0; number++) {
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

  it("has the same thought whatever cards the others hold", () => {
    for (const after of [150, 400, 800]) {
      const { state, seat } = playUntil(4, optionsWith({}), `hands/${after}`, (_, number) => number === after);
      const other = imperunde.redealHidden(state, seat, seededRandom(after));
      for (const level of LEVELS) expect(think(other, seat, level, 60)).toEqual(think(state, seat, level, 60));
    }
  });

  it("builds the post that wins", () => {
    const { state, seat } = playUntil(4, optionsWith({}), "victory", (now) => {
      const decider = imperunde.deciders(now)[0];
      if (decider === undefined || now.debt[decider] !== 0) return false;
      return imperunde.actions(now, decider).some(({ kind }) => kind === "buyPost");
    });
    state.target = postsOnBoard(state, seat) + 1;
    for (const level of ["steady", "skilled", "strong"] as const) {
      expect(think(state, seat, level, 2_000).action.kind).toBe("buyPost");
    }
  });

  it("finishes games and wins against random players", () => {
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

/** The actions in the talks that need a reason. */
const EXPLAINED = ["declareWar", "consentPeace", "sealStance", "voteTarget", "proposeTarget", "propose"] as const;

function isReason({ code }: { readonly code: string }): boolean {
  return /^hint-(war|peace|offer|target)/.test(code);
}

describe("diplomacy has reasons", () => {
  it("every war, offer, consent and vote has a reason, at every level that talks", () => {
    for (const diplomacyClose of ["ready-reset", "sealed"] as const) {
      const random = seededRandom(`reasons/${diplomacyClose}`);
      const { state } = imperunde.setup(4, optionsWith({ diplomacyClose }), random);
      for (let number = 0; number < 1000 && imperunde.deciders(state).length > 0; number++) {
        const seat = imperunde.deciders(state)[0] as Seat;
        const [only, ...others] = imperunde.actions(state, seat);
        const level = (["beginner", "steady", "skilled", "strong"] as const)[seat] as Level;
        const thought =
          only && others.length === 0 ? { action: only, choices: [] } : think(state, seat, level, 1, `${number}`);
        const { action } = thought;
        const isExplained = (EXPLAINED as readonly string[]).includes(action.kind);
        const isSilent = action.kind === "sealStance" && action.war.length === 0;
        if (isExplained && !isSilent)
          expect(thought.choices[0]?.effects.some(isReason), JSON.stringify(action)).toBe(true);
        imperunde.play(state, seat, action, random);
      }
    }
  });

  it("an offer of peace is accepted or refused with a reason", () => {
    const [person, bot] = [0 as Seat, 1 as Seat];
    for (const [leader, answer, reason] of [
      [false, "consentPeace", "hint-peace-accepted"],
      [true, "ready", "hint-war-goes-on-leader"],
    ] as const) {
      const { state } = playUntil(3, optionsWith({}), "offer", (now) => now.frames.at(-1)?.kind === "talks");
      for (const pair of [person * 6 + bot, bot * 6 + person]) state.base[pair] = 1;
      if (leader) state.target = postsOnBoard(state, person) + 1;
      imperunde.play(state, person, { kind: "consentPeace", player: bot }, seededRandom("offer"));
      const dice = seededRandom("offer");
      let { action, choices } = think(state, bot, "strong", 1);
      while (action.kind === "declareWar" || action.kind === "propose") {
        imperunde.play(state, bot, action, dice);
        ({ action, choices } = think(state, bot, "strong", 1));
      }
      expect(action).toMatchObject(answer === "ready" ? { kind: "ready" } : { kind: answer, player: person });
      expect(choices[0]?.effects).toContainEqual(
        expect.objectContaining({ code: reason, params: expect.objectContaining({ player: person }) }),
      );
    }
  });
});

describe("a plan", () => {
  const isMoving = (state: State) => state.round > 1 && state.frames.at(-1)?.kind === "movement";

  it("sends each army into one campaign, and attacks at once only where an attack is legal", () => {
    for (const seed of ["plan/1", "plan/2", "plan/3"]) {
      const { state, seat } = playUntil(4, optionsWith({}), seed, isMoving);
      const { campaigns } = surveyOf(state, seat, KNOWLEDGE.strong).plan();
      expect(campaigns.length).toBeGreaterThan(0);
      const troops = campaigns.flatMap((campaign) => campaign.troops);
      for (const { region, unit } of troops) {
        const sent = troops.filter((other) => other.region === region && other.unit === unit);
        expect(sent.length).toBeLessThanOrEqual(countAt(state, region, seat, unit));
      }
      const actions = imperunde.actions(state, seat);
      for (const { target } of campaigns.filter(({ rounds }) => rounds === 0)) {
        expect(actions).toContainEqual({ kind: "attack", target });
      }
    }
  });

  it("lands from no calm sea", () => {
    for (const seed of ["plan/1", "plan/2", "plan/3"]) {
      const { state, seat } = playUntil(4, optionsWith({}), seed, isMoving);
      for (const sea of ALL_SEAS) {
        if (!stacksAt(state, sea).some((stack) => stackParty(stack) === seat)) state.weather[sea] = CALM;
      }
      const actions = imperunde.actions(state, seat);
      for (const { target, rounds } of surveyOf(state, seat, KNOWLEDGE.strong).plan().campaigns) {
        if (rounds === 0) expect(actions).toContainEqual({ kind: "attack", target });
      }
    }
  });

  it("conquers an undefended enemy colony whose posts complete the target", () => {
    const { state, seat } = playUntil(4, optionsWith({}), "plan/last", isMoving);
    const [target] = attackedAtOnce(state, seat);
    if (target === undefined) throw new Error("nothing can be attacked");
    const enemy = state.order.find((other) => other !== seat) as Seat;
    state.owner[target] = enemy;
    state.posts[target] = 2;
    for (const pair of [seat * 6 + enemy, enemy * 6 + seat]) state.base[pair] = 1;
    state.target = postsOnBoard(state, seat) + 2;
    expect(think(state, seat, "strong", 1).action).toEqual({ kind: "attack", target });
  });

  function attackedAtOnce(state: State, seat: Seat): number[] {
    return imperunde
      .actions(state, seat)
      .flatMap((action) => (action.kind === "attack" && !isSea(action.target) ? [action.target] : []));
  }
});

describe("odds of battles", () => {
  const FORT = kindNamed("fort");
  const ARTILLERY = kindNamed("artillery");
  const CAVALRY = kindNamed("cavalry");
  const INFANTRY = kindNamed("infantry");
  const exact = (attackers: Kind[], defenders: Kind[]) =>
    battleOdds({
      ...NO_BONUS,
      atSea: false,
      attackers: certain(attackers.slice(0, 3)),
      reserves: certain(attackers.slice(3)),
      defenders,
    });

  it("are exact if all units of a side are alike, and close otherwise", () => {
    for (const [attackers, defenders] of [
      [[ARTILLERY], [INFANTRY]],
      [new Array(3).fill(ARTILLERY), new Array(3).fill(INFANTRY)],
      [new Array(4).fill(CAVALRY), new Array(2).fill(INFANTRY)],
    ] as [Kind[], Kind[]][]) {
      expect(oddsOf(false, attackers, defenders).attackerWins).toBeCloseTo(
        exact(attackers, defenders).attackerWins,
        10,
      );
    }
    const [mixed, fortress] = [
      [ARTILLERY, CAVALRY, INFANTRY],
      [FORT, INFANTRY],
    ];
    const difference = oddsOf(false, mixed, fortress).attackerWins - exact(mixed, fortress).attackerWins;
    expect(Math.abs(difference)).toBeLessThan(0.15);
  });
});
