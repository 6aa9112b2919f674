import { describe, expect, it } from "vitest";
import { seededSource } from "./chance.ts";
import type { Game } from "./game.ts";
import { gameRegistry } from "./game-registry.ts";
import { newHeader } from "./match.ts";
import { readGameLine } from "./match-header-reader.ts";
import { createMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { readMatch } from "./match-reader.ts";
import { matchToText } from "./match-text.ts";
import { ferry } from "./reference/index.ts";

/** The reference game with a changed rule: every player begins with one coin less. */
const laterFerry: typeof ferry = {
  ...ferry,
  rulesVersion: "2",
  setup(players, options, random) {
    const begun = ferry.setup(players, options, random);
    begun.state.coins = begun.state.coins.map((coins) => coins - 1);
    return begun;
  },
};
const games = gameRegistry([{ game: laterFerry as Game }, { game: ferry as Game }]);

describe("a registry with two versions of a game", () => {
  it("gives the newest version to a new match", () => {
    expect(games.newestOf("ferry")?.game.rulesVersion).toBe("2");
    expect(games.newest.map(({ game }) => game)).toEqual([laterFerry]);
    expect(games.newestOf("chess")).toBeUndefined();
  });

  it("replays a match with the version that it began with", () => {
    for (const game of [ferry, laterFerry]) {
      const text = begunMatch(game as Game);
      expect(readGameLine(text)).toEqual({ id: "ferry", rulesVersion: game.rulesVersion });
      const { match, problem } = readMatch(text, (id, version) => games.find(id, version)?.game);
      expect(problem).toBeUndefined();
      expect(match?.game).toBe(game);
    }
  });

  it("needs the version: under the other rules the same log has another state", () => {
    const text = begunMatch(ferry as Game);
    expect(readMatch(text, () => laterFerry as Game).problem).toMatchObject({ code: "wrong-hash" });
  });

  it("refuses a match of a version that is not registered", () => {
    const onlyLater = gameRegistry([{ game: laterFerry as Game }]);
    const read = readMatch(begunMatch(ferry as Game), (id, version) => onlyLater.find(id, version)?.game);
    expect(read.problem).toMatchObject({ code: "unknown-game", params: { game: "ferry", rulesVersion: "1" } });
  });

  it("refuses the same version twice", () => {
    const twice = [{ game: ferry as Game }, { game: ferry as Game }];
    expect(() => gameRegistry(twice)).toThrow("ferry rules 1 is registered twice");
  });
});

function begunMatch(game: Game): string {
  const header = newHeader(game, {
    id: "versions",
    players: 2,
    options: { rounds: 4, hands: "hidden" },
    chance: { kind: "seed", seed: "7" },
  });
  const source = seededSource("7");
  const begun = createMatch(game, header, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const { match } = begun;
  const [seat] = match.deciders;
  if (seat === undefined) throw new Error("a new match waits for a decision");
  appendAction(match, 0, seat, { kind: "bid", coins: 1 }, source);
  return matchToText(match);
}
