import { signal } from "@preact/signals";
import { type Game, type Random, type Seat, seededRandom, type Tagged } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { afterAll, expect, it, vi } from "vitest";
import { defaultOptions } from "../../../test/default-options.ts";
import { imperialSamples, imperundeSamples } from "../../../test/game-samples.ts";
import { testSession } from "../../../test/test-session.ts";
import { filledLook, outlinedLook } from "../../layout/button-look.ts";
import { gameMessages } from "../../messages/game-messages.ts";
import type { TableSession } from "../../session/session.ts";
import type { ActionButton, DecisionModel } from "./decision-model.ts";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { getElementById: () => null, addEventListener: () => undefined });
// Test files share loaded modules: this file needs those of its own globals.
vi.resetModules();
const { loadLanguage } = await import("../../messages/messages.ts");
await loadLanguage("en");
const { createContext: imperialContext } = await import("../imperial/context.ts");
const { decisionFor: imperialDecision } = await import("../imperial/decision/decision-for.ts");
const { createContext: imperundeContext } = await import("../imperunde/context.ts");
const { decisionFor: imperundeDecision } = await import("../imperunde/decision/decision-for.ts");
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Actions that end a step, pass or keep the peace: a slip costs the player what was still possible. */
const ENDING: readonly string[] = [
  ...["ready", "pass", "hold", "endInvestments", "endMovement", "endEmbarkation", "endShift"],
  ...["decline", "peace", "buildNothing", "endProduction", "endImport", "endFleets", "endManoeuvre"],
];

/** A button on the screen: its place, its colour, and whether it ends something. */
interface Shown {
  readonly place: string;
  readonly look: string;
  readonly label: string;
  readonly isEnding: boolean;
}

interface Screen {
  readonly session: TableSession;
  readonly played: Tagged[];
  readonly decide: () => DecisionModel | undefined;
}

function screenOf(game: Game, state: unknown, seat: Seat): Screen {
  const played: Tagged[] = [];
  const session = testSession({
    view: signal(game.view(state, seat)),
    viewer: signal(seat),
    mine: signal([seat]),
    prompt: signal(game.prompt(state, seat)),
    actions: signal(game.actions(state, seat)),
    freeActions: signal(game.freeActions(state, seat)),
    act: async (action) => {
      played.push(action);
      return undefined;
    },
  });
  const name = (one: number) => `Player ${one + 1}`;
  if (game.id === imperial.id) {
    const context = imperialContext(session, gameMessages(imperialSamples.messages, name));
    return { session, played, decide: () => imperialDecision(context) };
  }
  const context = imperundeContext(session, gameMessages(imperundeSamples.messages, name));
  return { session, played, decide: () => imperundeDecision(context) };
}

/** The buttons before and after the player has chosen a row. Rows that play at once are left alone. */
async function buttonsOn(screen: Screen, random: Random): Promise<readonly (readonly Shown[])[]> {
  const before = await buttonsOf(screen);
  const rows = screen.decide()?.options.filter(({ impossible }) => impossible === undefined) ?? [];
  const playsAtOnce = rows.some(({ id }) => id.startsWith("{")) && screen.decide()?.chosen === undefined;
  if (rows.length === 0 || playsAtOnce) return [before];
  rows[random.draw("row", rows.length)]?.choose();
  return [before, await buttonsOf(screen)];
}

async function buttonsOf(screen: Screen): Promise<readonly Shown[]> {
  const decision = screen.decide();
  if (!decision) return [];
  const { primary, secondary = [], chosen } = decision;
  const shown: Shown[] = [];
  if (primary) shown.push(await shownAs(screen, primary, "filled", filledLook(primary.meaning ?? "play"), chosen));
  for (const [place, button] of secondary.entries()) {
    const look = button.isLasting ? "quiet" : outlinedLook(button.meaning ?? "play");
    shown.push(await shownAs(screen, button, `outlined ${place}`, look, undefined));
  }
  return shown;
}

/** Presses a button to find out what it plays. The filled button of a chosen row does what the row says, whatever that is. */
async function shownAs(
  { played }: Screen,
  button: ActionButton,
  place: string,
  look: string,
  chosen: string | undefined,
): Promise<Shown> {
  played.length = 0;
  button.press();
  await Promise.resolve();
  const isEnding = chosen === undefined && played.some(({ kind }) => ENDING.includes(kind));
  return { place, look, label: button.label, isEnding };
}

/** Plays at random and returns pairs of buttons that follow each other at one place, in one colour, with different meanings. */
async function mistakable(game: Game, seed: string, steps: number) {
  const random = seededRandom(seed);
  const { state } = game.setup(3, defaultOptions(game), random);
  const last = new Map<Seat, readonly Shown[]>();
  const found: string[] = [];
  let compared = 0;
  for (let step = 0; step < steps; step++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    for (const now of await buttonsOn(screenOf(game, state, seat), random)) {
      for (const one of last.get(seat) ?? []) {
        for (const other of now.filter(({ place }) => place === one.place)) {
          compared += 1;
          if (one.look === other.look && one.isEnding !== other.isEnding) found.push(`${one.label} → ${other.label}`);
        }
      }
      last.set(seat, now);
    }
    const actions = game.actions(state, seat);
    game.play(state, seat, actions[random.draw("action", actions.length)] as Tagged, random);
  }
  return { found: [...new Set(found)], compared };
}

it.each([
  ["Imperial", imperial as Game, 1200],
  ["ImpeRunde", imperunde as Game, 1500],
])("%s: a button that ends a step never follows another at its place in its colour", async (_, game, steps) => {
  const { found, compared } = await mistakable(game, "buttons", steps);
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});
