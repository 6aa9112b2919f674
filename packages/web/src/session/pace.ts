import { type Signal, signal } from "@preact/signals";
import { type Pace, preferences } from "../settings/preferences.ts";

interface PaceTimes {
  /** Milliseconds before a move of a bot. */
  readonly move: number;
  /** Multiplies the length of scenes such as falling dice; 0 if nothing waits for them. */
  readonly scene: number;
}

const TIMES: Readonly<Record<Pace, PaceTimes>> = {
  step: { move: 300, scene: 1 },
  slow: { move: 1600, scene: 1.8 },
  normal: { move: 500, scene: 1 },
  fast: { move: 150, scene: 0.5 },
  instant: { move: 20, scene: 0 },
};

/** True while a first game is open. */
const isFirstGame = signal(false);

/** The pace of the open game. A first game has its own, so that the pace of other games stays as the player has set it. */
export function currentPace(): Signal<Pace> {
  return isFirstGame.value ? preferences.firstGamePace : preferences.pace;
}

/** Uses the pace of the first game until the returned function is called. */
export function playAtFirstGamePace(): () => void {
  isFirstGame.value = true;
  return () => {
    isFirstGame.value = false;
  };
}

/** The times of the current pace. */
export function paceTimes(): PaceTimes {
  return TIMES[currentPace().value];
}

/** Whether the player or the device wants no motion. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
