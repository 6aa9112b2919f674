import { type AnyOptions, chooseOptions, type Game, pick, type Random, type Seat, type Tagged } from "@rondel/engine";

/** A game under soak: its rules, its second model, and how guided play chooses. */
export interface Subject {
  readonly game: Game;
  /** Compares a decision with the model: "agreed", a difference, or undefined without a model. */
  compare(state: unknown, seat: Seat, random: Random): string | undefined;
  /** The choice of guided play, which crowds the board. */
  guide(actions: readonly Tagged[], state: unknown, random: Random): Tagged;
}

/** Random choices and flags of the option table; numbers keep their defaults. */
export function anyOptions(game: Game, random: Random): AnyOptions {
  const chosen: Record<string, AnyOptions[string]> = {};
  for (const [name, option] of Object.entries(game.options)) {
    if (option.kind === "choice") chosen[name] = pick(random, "option", option.of);
    if (option.kind === "flag") chosen[name] = random.draw("option", 2) === 0;
  }
  const answer = chooseOptions(game.options, chosen);
  if ("problem" in answer) throw new Error(JSON.stringify(answer.problem));
  return answer.options;
}
