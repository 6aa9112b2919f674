import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import { imperial, type Nation, type SpacePreview } from "@rondel/imperial";
import { expect, it } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { testSession } from "../../../../test/test-session.ts";
import { gameMessages } from "../../../messages/game-messages.ts";
import { createContext } from "../context.ts";
import { catalogues } from "../messages/catalogues.ts";
import { messageParams } from "../messages/params.ts";
import { shortEffect } from "./short-effect.ts";

const INVESTOR = { effect: { action: "investor", toOthers: 3, toGovernment: 4 } } as SpacePreview;

/** Seat 0 governs the first nation, seat 1 the second one; the viewer has seat 0. */
function context() {
  const state = imperial.emptyBoard(3, defaultOptions(imperial));
  state.government[0] = asSeat(0);
  state.government[1] = asSeat(1);
  const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);
  return createContext(testSession({ view: signal(imperial.view(state, asSeat(0))) }), messages);
}

it("names the government that gets the interest of the investor space, unless it is the viewer", () => {
  expect(shortEffect(context(), 0 as Nation, INVESTOR)).toBe("7 M interest, 4 M of it to you");
  expect(shortEffect(context(), 1 as Nation, INVESTOR)).toBe("7 M interest, 4 M of it to Player 1");
});
