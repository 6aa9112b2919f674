import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { logLoss, reliability } from "../../../scripts/train/calibration.ts";
import type { TrainingGame } from "../../../scripts/train/samples.ts";
import { chancesIn, learn, newNetwork } from "../../../scripts/train/temporal.ts";
import { fastNetwork } from "../src/imperial/fast-network.ts";
import { SEAT_FEATURES } from "../src/imperial/features.ts";
import { forecastOf } from "../src/imperial/forecast.ts";
import { holdingsOf } from "../src/imperial/holdings.ts";
import { inputsBySeat, inputsOf } from "../src/imperial/inputs.ts";
import { NATION_FEATURES } from "../src/imperial/nation-features.ts";
import { sumOf } from "../src/imperial/network.ts";
import { prospectsOf } from "../src/imperial/prospects.ts";
import { strengthOf } from "../src/imperial/strength.ts";
import weights from "../src/imperial/weights.json" with { type: "json" };
import { optionsWith, played } from "./table.ts";

const LEARNING = { seed: "test", epochs: 8, lambda: 0.8, rate: 0.1, lastRate: 0.1, decay: 0 };

const SHAPE = { seat: ["feature"], seatUnits: 4, nation: ["feature"], nationUnits: 2 };

/** Games in which the seat with the larger feature wins, although the judgement is blind. */
const GAMES: readonly TrainingGame[] = [0, 1, 2].flatMap((winner) =>
  [0.2, 0.5, 1].map((feature) => ({
    samples: [1, 2].map((late) =>
      [0, 1, 2].map((seat) => {
        const features = [seat === winner ? feature * late : 0];
        return { judgement: 0, seat: features, nations: [features, features] };
      }),
    ),
    result: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
  })),
);

function trained() {
  const network = newNetwork(SHAPE, "test");
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

  it("computes the same sums for a whole position as the trainer does for each seat", () => {
    for (const players of [2, 3, 6]) {
      const state = played(players, optionsWith({}), "skilled", 100, "network");
      const strength = strengthOf(state);
      const inputs = inputsOf(state, holdingsOf(state), strength, forecastOf(state, strength));
      const bySeat = inputsBySeat(inputs).map((seat) => sumOf(weights, seat));
      expect(bySeat).toHaveLength(players);
      for (const [seat, sum] of fastNetwork(weights)(inputs).entries()) expect(sum).toBeCloseTo(bySeat[seat] ?? 0, 12);
    }
  });

  it("has stored weights for the features of this version, better than without the network on other games", () => {
    const layers = [
      { layer: weights.seat, features: SEAT_FEATURES },
      { layer: weights.nation, features: NATION_FEATURES },
    ];
    for (const { layer, features } of layers) {
      expect(layer.features).toEqual(features);
      for (const unit of layer.hidden) expect(unit).toHaveLength(features.length + 1);
      expect(layer.output).toHaveLength(layer.hidden.length);
    }
    expect(weights.card.logLoss.after).toBeLessThan(weights.card.logLoss.before);
  });
});

describe("learning by temporal differences", () => {
  it("starts from the judgement and lowers the log loss", () => {
    const untrained = newNetwork(SHAPE, "test");
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
