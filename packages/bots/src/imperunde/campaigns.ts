import {
  type Action,
  BORDERS,
  COASTS,
  controller,
  hostile,
  isColonyOf,
  isFree,
  isSea,
  NOBODY,
  ownerOf,
  postsAt,
  type State,
  VALUE,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { chanceOf, defenceAt, forceAgainst, forceAt, throwOf } from "./forces.ts";

/** Nobody conquers what is his. */
const OWN = 100;

/** War aims: what a field is worth to a seat that takes it, counted in trading posts. */
export function prizeOf(state: State, field: number, seat: number): number {
  if (isSea(field)) return at(VALUE, field) * 0.5 + 0.3;
  if (isFree(state, field)) return at(VALUE, field) * 1.2 + 0.5;
  return postsAt(state, field) * 1.8 + at(VALUE, field) * 0.6 - (ownerOf(state, field) === seat ? OWN : 0);
}

function attackValue(state: State, seat: number, target: number): number {
  const chance = chanceOf(forceAgainst(state, target, seat), defenceAt(state, target, seat));
  return chance * prizeOf(state, target, seat) - (1 - chance) * 2.2 - 0.3;
}

/** Movement, embarkation and the steps of an attack. */
export function marchValue(state: State, seat: number, action: Action): number {
  switch (action.kind) {
    case "attack":
      return attackValue(state, seat, action.target);
    case "send":
      return 1 + throwOf(action.unit) * 0.2 - guarding(state, seat, action.from);
    case "begin":
      return 0.9;
    case "name":
      return action.units.reduce<number>((sum, unit) => sum + throwOf(unit), 0);
    case "move":
    case "sailThrough":
      return (
        (pullOf(state, action.to, seat) - pullOf(state, action.from, seat)) * 0.3 -
        guarding(state, seat, action.from) -
        0.05
      );
    case "embark":
      return pullOf(state, action.to, seat) * 0.4 - guarding(state, seat, action.from) - 0.1;
    default:
      return 0;
  }
}

const [ONE_UNIT, TWO_UNITS] = [6, 9];

/** What is risked when a unit leaves a colony: with the last one the colony itself (IR-2.4.2), with the next its safety. */
function guarding(state: State, seat: number, from: number): number {
  if (isSea(from) || !isColonyOf(state, from, seat)) return 0;
  const force = forceAt(state, from, seat);
  const worth = prizeOf(state, from, seat) + OWN;
  return force <= ONE_UNIT ? worth : force <= TWO_UNITS ? 0.25 * worth : 0;
}

/** How much there is to win from a field: prizes next to it, and half as much one sea further. */
function pullOf(state: State, field: number, seat: number): number {
  if (!isSea(field)) return bestPrize(state, BORDERS[field] ?? [], seat);
  const own = controller(state, field) === seat ? 0 : at(VALUE, field) * 0.4;
  const beyond = (BORDERS[field] ?? []).map((sea) => bestPrize(state, COASTS[sea] ?? [], seat) / 2);
  return own + Math.max(bestPrize(state, COASTS[field] ?? [], seat), ...beyond);
}

function bestPrize(state: State, fields: readonly number[], seat: number): number {
  let best = 0;
  for (const field of fields) {
    const owner = isSea(field) ? NOBODY : ownerOf(state, field);
    if (owner !== NOBODY && !hostile(state, seat, owner)) continue;
    best = Math.max(best, prizeOf(state, field, seat));
  }
  return best;
}
