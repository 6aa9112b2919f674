import { effect, type Signal, signal } from "@preact/signals";
import { deviceStorage } from "../device/device-storage.ts";

/** How fast moves of others are shown: one turn per click, or with shorter and shorter times. */
export const PACES = ["step", "slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** The settings of this device, stored in the browser. */
export const preferences = {
  theme: stored<"system" | "chart" | "night">("theme", "system", ["system", "chart", "night"]),
  patterns: stored<"on" | "off">("patterns", "off", ["on", "off"]),
  motion: stored<"on" | "off">("motion", "on", ["on", "off"]),
  sound: stored<"on" | "off">("sound", "on", ["on", "off"]),
  pace: stored<Pace>("pace", "normal", PACES),
  /** Whether the board moves to where others act. */
  followMoves: stored<"on" | "off">("follow-moves", "on", ["on", "off"]),
  /** The pace within a first game. */
  firstGamePace: stored<Pace>("first-game-pace", "step", PACES),
  /** Shows the scores as if the game ended now. */
  standings: stored<"on" | "off">("standings", "on", ["on", "off"]),
  /** When the player is asked to play a card: where it matters, in all battles too, always, or never. */
  cardQuestions: stored<"mine" | "battles" | "all" | "never">("card-questions", "mine", [
    "mine",
    "battles",
    "all",
    "never",
  ]),
  /** The name of the player on this device. */
  name: storedText("name"),
  /** The last chosen game. */
  game: storedText("game"),
};

/** The settings as they are stored on this device. */
export function storedPreferences(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(preferences).map(([name, value]) => [name, value.peek()]));
}

/** Applies the preferences of style to the root element and keeps it up to date. */
export function applyPreferences(root: HTMLElement): void {
  effect(() => {
    const theme = preferences.theme.value;
    if (theme === "system") root.removeAttribute("data-theme");
    else root.dataset.theme = theme;
  });
  effect(() => {
    if (preferences.motion.value === "off") root.dataset.motion = "off";
    else root.removeAttribute("data-motion");
  });
  effect(() => {
    root.dataset.patterns = preferences.patterns.value;
  });
}

function stored<Value extends string>(name: string, byDefault: Value, known: readonly Value[]): Signal<Value> {
  const saved = deviceStorage().getItem(`rondel.${name}`);
  const value = signal<Value>(known.find((one) => one === saved) ?? byDefault);
  value.subscribe((chosen) => deviceStorage().setItem(`rondel.${name}`, chosen));
  return value;
}

function storedText(name: string): Signal<string> {
  const value = signal(deviceStorage().getItem(`rondel.${name}`) ?? "");
  value.subscribe((chosen) => deviceStorage().setItem(`rondel.${name}`, chosen));
  return value;
}
