import { batch, signal } from "@preact/signals";
import { type AnyEvent, asSeat, type Tagged } from "@rondel/engine";
import { expect, it } from "vitest";
import { testSession } from "../../test/test-session.ts";
import type { LogEntry } from "../session/session.ts";
import { createRecap, type TurnTexts } from "./recap.ts";

const event = (kind: string): AnyEvent => ({ kind, rule: "IM-6.1" });
const TEXTS: TurnTexts = {
  startsTurn: ({ kind }) => kind === "turn",
  describe: (events) => (events.length > 1 ? { text: events.map(({ kind }) => kind).join(), crest: null } : undefined),
  touches: ({ kind }, seat) => kind === "government" && seat === 0,
};
const DECISION: readonly Tagged[] = [{ kind: "moveRondel" }];

/** A table in which the viewer decides, and a function that adds the events of an action. */
function following() {
  const number = signal(0);
  const log = signal<readonly LogEntry[]>([]);
  const actions = signal<readonly Tagged[]>(DECISION);
  const recap = createRecap(testSession({ number, log, actions }), TEXTS);
  const add = (events: readonly AnyEvent[], mine: readonly Tagged[] = [], by = asSeat(1)) =>
    batch(() => {
      number.value += 1;
      log.value = [...log.value, { number: number.value, events, by }];
      actions.value = mine;
    });
  return { recap, add, texts: () => recap.lines.value.map(({ text }) => text) };
}

it("has one line for each turn since the last decision of the player", () => {
  const { recap, add, texts } = following();
  add([event("rondel"), event("taxed")]);
  expect(texts()).toEqual([]);
  add([event("turn"), event("rondel")]);
  add([event("imported"), event("turn")]);
  add([event("rondel"), event("turn")], DECISION);
  expect(texts()).toEqual(["turn,rondel,imported", "turn,rondel"]);
  add([event("rondel")]);
  expect(texts()).toEqual([]);
  recap.close();
});

it("has no line for the turn of the player", () => {
  const { recap, add, texts } = following();
  add([event("rondel")]);
  add([event("turn"), event("rondel"), event("turn")], DECISION);
  add([event("rondel"), event("taxed")], DECISION, asSeat(0));
  expect(texts()).toEqual(["turn,rondel"]);
  recap.close();
});

it("keeps what happened to the player until it is marked as seen", () => {
  const { recap, add } = following();
  add([event("government"), event("turn")]);
  add([event("rondel")], DECISION);
  expect(recap.touches.value.map(({ event: { kind } }) => kind)).toEqual(["government"]);
  recap.markSeen();
  expect(recap.touches.value).toEqual([]);
  recap.close();
});
