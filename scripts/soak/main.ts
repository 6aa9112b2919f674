// Plays random and guided matches of both games with all checks on; continues where the last run stopped.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFlags } from "../flags.ts";
import { soakMatch } from "./play.ts";
import { SUBJECTS } from "./subjects.ts";

/** What all runs so far have found. Stored after every match, so that a run can be stopped at any time. */
interface Progress {
  next: number;
  seconds: number;
  readonly games: Record<string, Figures>;
}

interface Figures {
  matches: number;
  /** Matches that were played to their end. */
  finished: number;
  actions: number;
  comparisons: number;
  readonly violations: string[];
}

const FILE = join(import.meta.dirname, "..", "..", ".rondel", "soak.json");

const USAGE = `npm run soak -- [options]
  --minutes N  how long to play (default: 1)
  --fresh      forget what earlier runs have found
  --match N    repeat one match of each game`;

const values = readFlags(USAGE, {
  minutes: { type: "string", default: "1" },
  fresh: { type: "boolean", default: false },
  match: { type: "string" },
});

function readProgress(): Progress {
  if (values.fresh || !existsSync(FILE)) return { next: 0, seconds: 0, games: {} };
  return JSON.parse(readFileSync(FILE, "utf8")) as Progress;
}

function save(progress: Progress): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(progress, undefined, 2));
}

/** Plays one match of each game and adds its figures. */
function soakBoth(progress: Progress): void {
  for (const subject of SUBJECTS) {
    const { id } = subject.game;
    const result = soakMatch(subject, progress.next);
    const game = progress.games[id] ?? { matches: 0, finished: 0, actions: 0, comparisons: 0, violations: [] };
    progress.games[id] = game;
    game.matches++;
    if (result.isFinished) game.finished++;
    game.actions += result.actions;
    game.comparisons += result.comparisons;
    if (result.violation) game.violations.push(`match ${progress.next}, ${result.violation}`);
  }
  progress.next++;
}

function report({ games, seconds }: Progress): void {
  for (const [id, { matches, finished, actions, comparisons, violations }] of Object.entries(games)) {
    console.log(
      `${id}: ${matches} matches, ${finished} to the end, ${actions} actions, ${comparisons} decisions compared, ${violations.length} violations`,
    );
    for (const violation of violations) console.log(`  ${violation}`);
  }
  console.log(`${Math.round(seconds / 60)} minutes in all runs. Repeat one match with --match NUMBER.`);
}

if (values.match !== undefined) {
  for (const subject of SUBJECTS) console.log(subject.game.id, soakMatch(subject, Number(values.match)));
} else {
  const progress = readProgress();
  const end = Date.now() + Number(values.minutes) * 60_000;
  while (Date.now() < end) {
    const started = Date.now();
    soakBoth(progress);
    progress.seconds += (Date.now() - started) / 1000;
    save(progress);
  }
  report(progress);
  process.exitCode = Object.values(progress.games).some(({ violations }) => violations.length > 0) ? 1 : 0;
}
