import { allSeats, type Game, seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { expect, it } from "vitest";
import { defaultOptions } from "../../test/default-options.ts";
import { catalogues as imperialTexts } from "./imperial/messages/catalogues.ts";
import { standing as imperialStanding } from "./imperial/standing.ts";
import { catalogues as imperundeTexts } from "./imperunde/messages/catalogues.ts";
import { standing as imperundeStanding } from "./imperunde/standing.ts";

it.each([
  ["Imperial", imperial as Game, imperialStanding, imperialTexts],
  ["ImpeRunde", imperunde as Game, imperundeStanding, imperundeTexts],
] as const)("every line of the results chart of %s has a name in every language", (_, game, standing, texts) => {
  const { state } = game.setup(3, defaultOptions(game), seededRandom("names"));
  const [viewer] = allSeats(3);
  const names = Object.keys(standing(game.view(state, viewer ?? "spectator")).lines).map((line) => `sum.${line}`);
  for (const catalogue of Object.values(texts)) expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(names));
});
