import type { Json, Seat } from "@rondel/engine";
import { BORDERS, COASTS, isSea, type Region } from "../board/board.ts";
import { eachApproach } from "../movement/approaches.ts";
import { eachPassage, mayAttack, refuseStep } from "../movement/steps.ts";
import { countAt } from "../pieces.ts";
import { seaNeighbours } from "../seas.ts";
import type { State } from "../state.ts";
import { IS_ARMY, type Unit } from "../units.ts";

/** Every neighbouring field with the verdict: a plain move, an attack, a passage beyond it, or the reason why not. */
export function reachPreview(state: State, seat: Seat, unit: Unit, from: Region): Json {
  const here = countAt(state, from, seat, unit) > 0;
  const regions = neighbours(state, seat, unit, from).map((region): Json => {
    const refused = refuseStep(state, seat, unit, from, region);
    if (!refused) return { region, how: "move" };
    if (mayAttack(state, seat, region) && canAttack(state, seat, unit, from, region)) return { region, how: "attack" };
    return { region, how: "none", code: refused.code, rule: refused.rule };
  });
  const passages: Json[] = [];
  if (isSea(from)) eachPassage(state, seat, unit, from, (via, to) => passages.push({ via, to }));
  return { here, regions, passages };
}

function neighbours(state: State, seat: Seat, unit: Unit, from: Region): Region[] {
  if (!isSea(from)) return [...(BORDERS[from] ?? [])];
  return [...seaNeighbours(state, seat, from), ...(IS_ARMY[unit] ? (COASTS[from] ?? []) : [])];
}

function canAttack(state: State, seat: Seat, unit: Unit, from: Region, target: Region): boolean {
  let found = false;
  eachApproach(state, seat, target, (candidate, start) => {
    if (candidate === unit && start === from) found = true;
  });
  return found;
}
