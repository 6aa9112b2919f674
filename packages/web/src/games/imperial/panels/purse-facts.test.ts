import { signal } from "@preact/signals";
import { asSeat } from "@rondel/engine";
import { imperial, NATION_NAMES, type Nation, type State } from "@rondel/imperial";
import { expect, it } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { testSession } from "../../../../test/test-session.ts";
import { gameMessages } from "../../../messages/game-messages.ts";
import { createContext } from "../context.ts";
import { catalogues } from "../messages/catalogues.ts";
import { messageParams } from "../messages/params.ts";
import { purseFacts } from "./purse-facts.ts";

const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);

/** The purse of the first seat, which governs the first nation, while a nation moves. */
function purseWhile(nation: Nation) {
  const empty = imperial.emptyBoard(3, defaultOptions(imperial));
  const frames = [{ kind: "turn", nation }] as State["frames"];
  const state: State = {
    ...empty,
    government: [0, 1, 2, 2, 2, 2],
    treasury: NATION_NAMES.map((_, one) => one + 1),
    frames,
  };
  return purseFacts(createContext(testSession({ view: signal(imperial.view(state, asSeat(0))) }), messages));
}

it("shows the treasury of a nation of the viewer while it moves, and none while another nation moves", () => {
  expect(purseWhile(0 as Nation)).toMatchObject({ nation: 0, treasury: 1 });
  expect(purseWhile(1 as Nation)).toMatchObject({ nation: undefined, treasury: 0 });
});
