import { signal } from "@preact/signals";
import { asSeat, parseNotation, type Tagged } from "@rondel/engine";
import { imperunde, regionNamed, type Statement } from "@rondel/imperunde";
import { afterAll, expect, it, vi } from "vitest";
import { THREE_PLAYERS } from "../../../../../../e2e/imperunde-positions.ts";
import { defaultOptions } from "../../../../test/default-options.ts";
import { imperundeSamples } from "../../../../test/game-samples.ts";
import { testSession } from "../../../../test/test-session.ts";
import { gameMessages } from "../../../messages/game-messages.ts";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { getElementById: () => null, addEventListener: () => undefined });
// Test files share loaded modules: this file needs those of its own globals.
vi.resetModules();
const { createContext } = await import("../context.ts");
const { decisionFor } = await import("./decision-for.ts");
const { preselect } = await import("./preselect.ts");
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const messages = gameMessages(imperundeSamples.messages, (seat) => ["Anna", "Bruno", "Clara"][seat] ?? "");

/** Anna can attack Spain from France. */
function movement() {
  const state = imperunde.emptyBoard(3, defaultOptions(imperunde));
  const armies = ["pieces france s0 artillery 4", "pieces spain s1 infantry 2", "relation s0 s1 war"];
  for (const line of [...THREE_PLAYERS, ...armies, "round 2 6", "turn movement s0"]) {
    const read = parseNotation(imperunde.statementSchemas, line);
    if ("problem" in read) throw new Error(line);
    imperunde.arrange(state, read.value as Statement);
  }
  const seat = asSeat(0);
  return createContext(
    testSession({
      view: signal(imperunde.view(state, seat)),
      actions: signal(imperunde.actions(state, seat) as readonly Tagged[]),
    }),
    messages,
  );
}

it("opens the sheet of a suggested attack, whose button attacks", () => {
  const context = movement();
  const target = regionNamed("spain");
  expect(preselect(context, { kind: "attack", target } as Tagged)).toBe(true);
  expect(context.selection.movement.target.value).toBe(target);
  expect(context.selection.movement.senders.value).toHaveLength(3);
  expect(decisionFor(context)?.primary?.label).toBe("Attack Spain with 3 units");
});

it("leaves the sheet of an attack if another action is suggested", () => {
  const context = movement();
  preselect(context, { kind: "attack", target: regionNamed("spain") } as Tagged);
  preselect(context, { kind: "endMovement" });
  expect(context.selection.movement.target.value).toBeUndefined();
});
