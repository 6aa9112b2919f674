import { effect, type Signal, signal } from "@preact/signals";

/** What this device remembers of how its people like it. */
export const preferences = {
  theme: remembered<"system" | "chart" | "night">("theme", "system", ["system", "chart", "night"]),
  patterns: remembered<"on" | "off">("patterns", "off", ["on", "off"]),
  motion: remembered<"on" | "off">("motion", "on", ["on", "off"]),
  sound: remembered<"on" | "off">("sound", "on", ["on", "off"]),
  /** Whether scores "if it ended now" are shown. */
  standings: remembered<"on" | "off">("standings", "on", ["on", "off"]),
  /** Whether one is asked about every battle and card, or only about those that concern oneself. */
  askAboutBattles: remembered<"all" | "mine">("ask-battles", "all", ["all", "mine"]),
  askAboutCards: remembered<"all" | "mine">("ask-cards", "all", ["all", "mine"]),
  /** The name under which one plays on this device. */
  name: rememberedText("name"),
  /** The game that was chosen last. */
  game: rememberedText("game"),
};

/** Lets the page follow the preferences that are a matter of style. */
export function followPreferences(root: HTMLElement): void {
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

function remembered<Value extends string>(name: string, byDefault: Value, known: readonly Value[]): Signal<Value> {
  const stored = localStorage.getItem(`rondel.${name}`);
  const value = signal<Value>(known.find((one) => one === stored) ?? byDefault);
  value.subscribe((chosen) => localStorage.setItem(`rondel.${name}`, chosen));
  return value;
}

function rememberedText(name: string): Signal<string> {
  const value = signal(localStorage.getItem(`rondel.${name}`) ?? "");
  value.subscribe((chosen) => localStorage.setItem(`rondel.${name}`, chosen));
  return value;
}
