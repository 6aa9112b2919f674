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

/** The times of the pace that the player has chosen on this device. */
export function paceTimes(): PaceTimes {
  return TIMES[preferences.pace.value];
}

/** Whether the player or the device wants no motion. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
