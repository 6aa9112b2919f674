import { batch, signal } from "@preact/signals";
import type { AnyEvent, Tagged } from "@rondel/engine";
import { afterEach, expect, it } from "vitest";
import { testSession } from "../../test/test-session.ts";
import { currentPace, playAtFirstGamePace } from "../session/pace.ts";
import type { LogEntry } from "../session/session.ts";
import { createStage } from "../session/stage.ts";
import { preferences } from "../settings/preferences.ts";
import { stopAtTurns } from "./use-pace.ts";

afterEach(() => {
  preferences.pace.value = "normal";
});

const TURN: AnyEvent = { kind: "turn", rule: "IM-5.1" };
const MOVE: AnyEvent = { kind: "armyMoved", rule: "IM-8.1" };

/** A table with a bot, and a function that adds an entry to its log. */
function tableWithBot() {
  const number = signal(0);
  const log = signal<readonly LogEntry[]>([]);
  const actions = signal<readonly Tagged[]>([]);
  const stage = createStage();
  const session = testSession({ number, log, actions, stage });
  const bot = { kind: "bot", name: "Boreas", yours: false, bot: "simple", votes: [] } as const;
  const table = signal({ ...session.table.value, seats: [bot] });
  const add = (events: readonly AnyEvent[], mine: readonly Tagged[] = []) =>
    batch(() => {
      number.value += 1;
      log.value = [...log.value, { number: number.value, events }];
      actions.value = mine;
    });
  const stop = stopAtTurns({ ...session, table }, ({ kind }) => kind === "turn");
  return { stage, add, stop };
}

it("stops before each turn of others at the pace of single steps", () => {
  preferences.pace.value = "step";
  const { stage, add, stop } = tableWithBot();
  add([MOVE]);
  expect(stage.isStopped.value).toBe(false);
  add([MOVE, TURN]);
  expect(stage.isStopped.value).toBe(true);
  stage.resume();
  add([MOVE]);
  expect(stage.isStopped.value).toBe(false);
  stop();
});

it("does not stop at another pace, or while the player decides", () => {
  const { stage, add, stop } = tableWithBot();
  add([TURN]);
  expect(stage.isStopped.value).toBe(false);
  preferences.pace.value = "step";
  add([TURN], [{ kind: "moveRondel" }]);
  expect(stage.isStopped.value).toBe(false);
  stop();
});

it("steps within a first game and leaves the pace of other games as it is", () => {
  preferences.pace.value = "fast";
  preferences.firstGamePace.value = "step";
  const end = playAtFirstGamePace();
  const { stage, add, stop } = tableWithBot();
  add([TURN]);
  expect(stage.isStopped.value).toBe(true);
  end();
  expect([currentPace().value, stage.isStopped.value]).toEqual(["fast", false]);
  stop();
});

it("goes on when the player chooses another pace", () => {
  preferences.pace.value = "step";
  const { stage, add, stop } = tableWithBot();
  add([TURN]);
  expect(stage.isStopped.value).toBe(true);
  preferences.pace.value = "fast";
  expect(stage.isStopped.value).toBe(false);
  stop();
});
