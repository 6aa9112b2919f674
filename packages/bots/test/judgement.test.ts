import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { logLoss, reliability } from "../../../scripts/train/calibration.ts";
import type { Recording } from "../../../scripts/train/games.ts";
import { chancesIn, learn, newNetwork } from "../../../scripts/train/temporal.ts";
import { FEATURES } from "../src/imperial/features.ts";
import { prospectsOf } from "../src/imperial/prospects.ts";
import weights from "../src/imperial/weights.json" with { type: "json" };
import { optionsWith, played } from "./table.ts";

const LEARNING = { seed: "test", units: 4, epochs: 8, lambda: 0.8, rate: 0.1, decay: 0 };

/** Games in which the seat with the larger feature wins, although the judgement is blind. */
const GAMES: readonly Recording[] = [0, 1, 2].flatMap((winner) =>
  [0.2, 0.5, 1].map((feature) => ({
    samples: [1, 2].map((late) => ({
      judgement: [0, 0, 0],
      features: [0, 1, 2].map((seat) => [seat === winner ? feature * late : 0]),
    })),
    result: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
  })),
);

function trained() {
  const network = newNetwork(["feature"], LEARNING);
  learn(network, GAMES, LEARNING, () => undefined);
  return network;
}

describe("the judgement of Imperial", () => {
  it("gives every seat a chance, and the chances sum to one", () => {
    for (const players of [2, 3, 6]) {
      const { shares } = prospectsOf(played(players, optionsWith({}), "skilled", 120, "judgement"));
      expect(shares).toHaveLength(players);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });

  it("gives a player with more cash a better chance", () => {
    const state = played(4, optionsWith({}), "skilled", 150, "cash");
    const before = prospectsOf(state).shares[1] as number;
    const richer = imperial.clone(state);
    richer.cash[1] = (richer.cash[1] as number) + 12;
    expect(prospectsOf(richer).shares[1]).toBeGreaterThan(before);
  });

  it("has stored weights for the features of this version, better than without the network on other games", () => {
    expect(weights.features).toEqual(FEATURES);
    for (const unit of weights.hidden) expect(unit).toHaveLength(FEATURES.length + 1);
    expect(weights.output).toHaveLength(weights.hidden.length);
    expect(weights.card.logLoss.after).toBeLessThan(weights.card.logLoss.before);
  });
});

describe("learning by temporal differences", () => {
  it("starts from the judgement and lowers the log loss", () => {
    const untrained = newNetwork(["feature"], LEARNING);
    expect(logLoss(GAMES, (sample) => chancesIn(untrained, sample))).toBeCloseTo(Math.log(3), 10);
    const network = trained();
    expect(logLoss(GAMES, (sample) => chancesIn(network, sample))).toBeLessThan(0.9);
  });

  it("gives the same weights for the same seed", () => {
    expect(trained()).toEqual(trained());
  });

  it("measures reliability in tenths of the shown chance", () => {
    const bands = reliability(GAMES, () => [0.05, 0.05, 0.9]);
    expect(bands[0]).toMatchObject({ from: 0, seats: 36 });
    expect(bands[9]?.seats).toBe(18);
    expect(bands[9]?.won).toBeCloseTo(100 / 3, 10);
  });
});
