import type { Inputs } from "../../packages/bots/src/imperial/network.ts";
import type { TrainingGame } from "./samples.ts";

type Chances = (sample: readonly Inputs[]) => readonly number[];

/** The mean log loss of the chances of all positions: the logarithm of the number of players is ignorance. */
export function logLoss(games: readonly TrainingGame[], chances: Chances): number {
  let [sum, count] = [0, 0];
  for (const { samples, result } of games) {
    for (const sample of samples) {
      chances(sample).forEach((chance, seat) => {
        sum -= (result[seat] as number) * Math.log(Math.max(1e-9, chance));
      });
      count++;
    }
  }
  return sum / count;
}

interface Band {
  /** The lowest chance of the band, in percent. */
  readonly from: number;
  readonly seats: number;
  readonly shown: number;
  readonly won: number;
}

const BANDS = 10;

/** By tenth of the shown chance: how many seats had it, its mean, and how many of them won, in percent. */
export function reliability(games: readonly TrainingGame[], chances: Chances): Band[] {
  const bands = Array.from({ length: BANDS }, () => ({ seats: 0, shown: 0, won: 0 }));
  for (const { samples, result } of games) {
    for (const sample of samples) {
      chances(sample).forEach((chance, seat) => {
        const band = bands[Math.min(BANDS - 1, Math.floor(chance * BANDS))] as (typeof bands)[number];
        band.seats++;
        band.shown += chance;
        band.won += result[seat] as number;
      });
    }
  }
  return bands.map(({ seats, shown, won }, place) => ({
    from: (100 / BANDS) * place,
    seats,
    shown: (100 * shown) / Math.max(1, seats),
    won: (100 * won) / Math.max(1, seats),
  }));
}
