import type { Level } from "@rondel/bots";
import { judgeFor, momentAt, reviewMatch } from "@rondel/bots/review";
import { type Game, type Match, standingActions, stateAfter } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { openReport } from "./measure.ts";
import { playMatch } from "./review-matches.ts";

/*
 * Measures the review of a match on one core, and how well its chances are calibrated: the chances of positions of games that were not
 * used to fit the judgement, beside the results of these games. Games of strong players are measured in ImpeRunde; `npm run train` measures
 * those of Imperial. `npm run bench -- review 100` plays 100 games of each kind.
 */
const GAMES = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 20);
const LEVELS = ["skilled", "steady"] as const;
/** Measures every so many entries of a match. */
const STRIDE = { imperial: 12, imperunde: 120 };

const report = openReport("review");

measureTime(imperial as Game, 6, "at most 60 s");
measureTime(imperunde as Game, 4);
measureCalibration(imperial as Game, 4, STRIDE.imperial, LEVELS);
measureCalibration(imperunde as Game, 4, STRIDE.imperunde, LEVELS);
measureCalibration(imperunde as Game, 4, STRIDE.imperunde, ["strong"]);
report.end();

function judgeOf(game: Game) {
  const judge = judgeFor(game.id);
  if (!judge) throw new Error(`${game.id} has no judge`);
  return judge;
}

function measureTime(game: Game, players: number, goal?: string): void {
  const match = playMatch(game, players, LEVELS, "review");
  const started = process.cpuUsage().user;
  const steps = reviewMatch(judgeOf(game), match);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { moments, turningPoints, mistakes } = step.value;
  report.list(`${game.id}, ${players} players, a review of ${match.entries.length} actions`, [
    {
      name: "time on one core",
      value: (process.cpuUsage().user - started) / 1e6,
      unit: "s",
      digits: 1,
      ...(goal && { goal }),
    },
    { name: "moments", value: moments.length },
    { name: "turning points", value: turningPoints.length },
    { name: "mistakes", value: mistakes.length },
    { name: "size of the stored review", value: JSON.stringify(step.value).length / 1000, unit: "kB", digits: 0 },
  ]);
}

interface Prediction {
  readonly chance: number;
  readonly share: number;
}

function measureCalibration(game: Game, players: number, stride: number, levels: readonly Level[]): void {
  const predictions: Prediction[] = [];
  let [loss, positions] = [0, 0];
  for (let number = 0; number < GAMES; number++) {
    const match = playMatch(game, players, levels, `calibration ${number}`);
    const judge = judgeOf(game);
    const shares = judge.chances(match.state);
    for (const state of statesOf(match, stride)) {
      const { chances } = momentAt(judge, state, 0, 1);
      positions++;
      for (const [seat, chance] of chances.entries()) {
        const share = shares[seat] ?? 0;
        predictions.push({ chance, share });
        loss -= share * Math.log(Math.max(chance, 1e-9));
      }
    }
  }
  report.list(`${game.id}, ${players} players (${levels.join(", ")}), ${GAMES} games, ${positions} positions`, [
    { name: "log loss", value: loss / positions, digits: 3 },
    { name: "log loss of equal chances", value: Math.log(players), digits: 3 },
    { name: "calibration error", value: 100 * calibrationError(predictions), unit: "%", digits: 1 },
  ]);
  report.table(
    "predicted and observed chance",
    [{ name: "predicted", unit: "%", digits: 0 }, { name: "observed", unit: "%", digits: 0 }, { name: "positions" }],
    binsOf(predictions).map(({ name, predicted, observed, count }) => [name, 100 * predicted, 100 * observed, count]),
  );
}

function statesOf(match: Match, stride: number): unknown[] {
  return standingActions(match)
    .filter((_, place) => place % stride === stride - 1)
    .map((number) => stateAfter(match, number))
    .filter((state) => match.game.outcome(state) === undefined);
}

/** Tenths of the chance. */
function binsOf(predictions: readonly Prediction[]) {
  return Array.from({ length: 10 }, (_, bin) => {
    const inside = predictions.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === bin);
    const mean = (field: keyof Prediction) => inside.reduce((sum, one) => sum + one[field], 0) / inside.length;
    const name = `${bin * 10} to ${bin * 10 + 10} %`;
    return { name, predicted: mean("chance"), observed: mean("share"), count: inside.length };
  }).filter(({ count }) => count > 0);
}

/** The mean distance between predicted and observed chance, weighted by the number of positions. */
function calibrationError(predictions: readonly Prediction[]): number {
  const bins = binsOf(predictions);
  return bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.predicted - bin.observed), 0) / predictions.length;
}
