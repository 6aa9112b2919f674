import { groupBy } from "@rondel/boards/group-by";
import { readMatch, stateAfter } from "@rondel/engine";
import { ALL_TERRITORIES, CANALS, imperundeVersion1, ownerOf, REGION_NAMES, type State } from "@rondel/imperunde";
import { expect, test } from "vitest";
import { colourOf } from "../owners.ts";
import { pieceTracker } from "./board-pieces.ts";
import { CANAL_NAMES } from "./canal-names.ts";

/** The boards package contains no rules, so it keeps the positions with which it is tested and measured in a file. */
const FILE = "../../../../../boards/test/golden-positions.generated.json";
const FILES = import.meta.glob<string>("../../../../../imperunde/golden/game-*.rondel", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = [
  "three-players",
  "four-players",
  "french-sealed",
  "round-limit",
  "first-cards",
  "five-players",
  "six-players",
];
const SHARES = [0.5, 0.75, 0.95];

function positionsOf(game: string) {
  const text = FILES[`../../../../../imperunde/golden/game-${game}.rondel`] ?? "";
  const { match } = readMatch(text, () => imperundeVersion1);
  if (!match) throw new Error(`cannot read the game ${game}`);
  return SHARES.map((share) => {
    const state = stateAfter(match, Math.floor(match.entries.length * share)) as State;
    return {
      name: `${game} at ${share * 100} %`,
      players: match.header.players,
      home: REGION_NAMES[state.home[0] ?? -1],
      owners: ownersIn(state),
      dug: CANALS.flatMap(({ territory }, canal) =>
        state.canals[canal] === 1 ? [CANAL_NAMES[REGION_NAMES[territory] ?? ""]] : [],
      ),
      stacks: stacksIn(state),
    };
  });
}

function ownersIn(state: State) {
  const owned = ALL_TERRITORIES.map((territory) => [
    REGION_NAMES[territory] ?? "",
    colourOf(state, ownerOf(state, territory)),
  ]);
  return Object.fromEntries(owned.filter(([, owner]) => owner !== undefined));
}

/** Region, symbol, owner, count, and whether the units have moved. */
function stacksIn(state: State) {
  const pieces = pieceTracker()(state);
  const alike = groupBy(pieces, ({ region, symbol, owner = "", isSpent = false }) =>
    JSON.stringify([region, symbol, owner, isSpent]),
  );
  return [...alike].map(([key, all]) => {
    const [region, symbol, owner, isSpent] = JSON.parse(key);
    return isSpent ? [region, symbol, owner, all.length, "spent"] : [region, symbol, owner, all.length];
  });
}

// `vitest run -u` writes the file.
test("the positions of the boards package are those of the golden games", { timeout: 120_000 }, async () => {
  const positions = GAMES.flatMap(positionsOf);
  const text = `[\n${positions.map((position) => JSON.stringify(position)).join(",\n")}\n]\n`;
  await expect(text).toMatchFileSnapshot(FILE);
});
