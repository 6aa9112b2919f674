/**
 * The meaning of a button in a decision. `play` does what the player has chosen, `danger` confirms a loss, `end` ends the step without
 * anything more. Each has a colour of its own: a button with another meaning never takes the same place in the same colour.
 */
export type ButtonMeaning = "play" | "danger" | "end";

const FILLED: Readonly<Record<ButtonMeaning, string>> = {
  play: "btn go wide",
  danger: "btn go wide risky",
  end: "btn go wide ends",
};

/** The classes of the filled button. */
export function filledLook(meaning: ButtonMeaning): string {
  return FILLED[meaning];
}

/** The classes of a button below the filled one. */
export function outlinedLook(meaning: ButtonMeaning): string {
  return meaning === "end" ? "btn wide ends" : "btn wide";
}
