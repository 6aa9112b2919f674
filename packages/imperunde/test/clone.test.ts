import { asSeat } from "@rondel/engine";
import { expect, test } from "vitest";
import { NOWHERE } from "../src/board/board.ts";
import { cardNamed } from "../src/cards/list.ts";
import type { Fighter } from "../src/frames.ts";
import { type Frame, imperunde, type State } from "../src/index.ts";
import { unitNamed } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, sea, territory } from "./support/table.ts";

const S0 = asSeat(0);
const FIGHTER: Fighter = { unit: unitNamed("frigate"), from: NOWHERE, start: NOWHERE, back: 0 as never, fights: false };
const BATTLE = { region: sea("south-sea"), attacker: S0, defender: asSeat(1), stage: "name", rolls: 0 } as const;
const NO_CARDS = { ambush: 0, surprise: 0, attackerHussars: 0, defenderHussars: 0 };

const PROPOSAL = { by: S0, player: asSeat(1), offer: ["peace"], ask: [], rounds: 1, answer: "open" } as const;

/** One frame of each kind that holds lists. */
const FRAMES: readonly Frame[] = [
  {
    kind: "talks",
    stage: "open",
    ready: [0],
    stances: [0],
    proposal: 0,
    votes: [0],
    sealed: [null],
    proposals: [PROPOSAL],
  },
  { kind: "income", stage: "debts", commits: [null] },
  { kind: "clearSea", sea: sea("south-sea"), ladder: [S0], cause: "clearing" },
  {
    kind: "attack",
    seat: S0,
    target: sea("south-sea"),
    cause: "movement",
    sent: [{ fighter: { ...FIGHTER }, seas: [sea("south-sea")] }],
  },
  {
    kind: "battle",
    ...BATTLE,
    ...NO_CARDS,
    cause: "movement",
    attackers: [{ ...FIGHTER }],
    defenders: [{ ...FIGHTER }],
    origins: [territory("peru")],
    attackerLost: false,
    changed: false,
  },
  { kind: "withdrawal", seat: S0, region: sea("south-sea"), fighters: [{ ...FIGHTER }], harbours: [] },
  { kind: "sinking", seat: S0, sea: sea("south-sea"), owners: [S0] },
  { kind: "embarkation", turn: 0, stage: "turn", commits: [[1]], done: [0] },
  { kind: "goodWinds", sea: sea("south-sea"), turn: 0, wind: [1] },
  { kind: "window", at: "talks", passed: [0] },
  { kind: "card", seat: S0, play: { kind: "ambush" }, chain: [S0], passed: [0] },
];

/** Data that never changes, which a copy may share. */
const CONSTANT =
  /^\.(options|snapshots\.\d+|orders\.\d+\.\d+|sheets\.0|frames\.\d+\.(play|harbours|proposals)|promises)$/;

/** The paths of all lists and objects that two values share. */
function sharedBy(one: unknown, other: unknown, path = ""): string[] {
  if (typeof one !== "object" || one === null || CONSTANT.test(path)) return [];
  if (one === other) return [path];
  return Object.keys(one).flatMap((key) =>
    sharedBy((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

function fullState(): State {
  const { state } = given(4, `${HOMES} ${WAR_01}\n colony peru s0 1\n pieces peru s0 infantry 1\n turn movement s0`);
  const snapshot = { round: 1, thief: S0, victim: asSeat(1), cards: [], removed: cardNamed("ambush"), open: true };
  state.snapshots = [snapshot];
  state.orders[0] = [{ kind: "orderAutoPass", window: "talks" }];
  state.channels = [[S0]];
  state.promises = [{ by: S0, player: asSeat(1), term: "peace", until: 1, pact: 1, fate: "open" }];
  state.struck = [territory("peru")];
  state.sheets = [[1], [2]];
  state.frames = structuredClone([...FRAMES]);
  return state;
}

test("a copy of a state is equal and shares nothing that can change", () => {
  const state = fullState();
  const copy = imperunde.clone(state);
  expect(copy).toEqual(state);
  expect(sharedBy(state, copy)).toEqual([]);
});

test("a copy shares the budget sheets of finished rounds only", () => {
  const state = fullState();
  state.sheets = [[1]];
  expect(imperunde.clone(state).sheets).toEqual([[1]]);
  expect(imperunde.clone(state).sheets[0]).not.toBe(state.sheets[0]);
  state.sheets = [];
  expect(imperunde.clone(state).sheets).toEqual([]);
});
