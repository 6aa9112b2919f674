import { rollDie } from "@rondel/engine";
import type { Sea } from "./board/board.ts";
import type { PlayContext } from "./frame-rules.ts";
import { dismiss } from "./pieces.ts";
import { type Party, STORM, type State } from "./state.ts";
import type { Unit } from "./units.ts";

/** IR-11.4.2, RU-67: rolls for a ship that has entered a sea, if there is a storm; an odd number sinks it. */
export function survivesStorm(
  state: State,
  sea: Sea,
  party: Party,
  unit: Unit,
  rule: string,
  context: PlayContext,
  label = "X-09 storm",
): boolean {
  if (state.weather[sea] !== STORM) return true;
  const survives = rollsEven(sea, party, unit, rule, context, label);
  if (!survives) dismiss(state, sea, party, unit, 1);
  return survives;
}

/** The die alone, for ships that are not on the board at that moment. */
export function rollsEven(
  sea: Sea,
  party: Party,
  unit: Unit,
  rule: string,
  context: PlayContext,
  label: string,
): boolean {
  const die = rollDie(context.random, label);
  const isEven = die % 2 === 0;
  const word = isEven ? "survived" : "sunk";
  context.emit({ kind: "stormRolled", rule, also: ["IR-11.4.2"], party, region: sea, unit, dice: [die], word });
  return isEven;
}
