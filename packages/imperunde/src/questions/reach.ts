import type { Refusal, RuleId, Seat, Viewer } from "@rondel/engine";
import { bordersOf, coastsOf, isSea, type Region, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { someApproach } from "../movement/approaches.ts";
import { eachPassage, mayAttack, refuseStep } from "../movement/steps.ts";
import { countAt } from "../pieces.ts";
import { seaNeighbours } from "../seas.ts";
import type { State } from "../state.ts";
import { isArmy, type Unit } from "../units.ts";
import { type Risk, riskOf } from "./risk.ts";
import type { QuestionOf } from "./schemas.ts";

export interface Reach {
  /** Whether the viewer has such a unit in the region. */
  readonly here: boolean;
  /** Every neighbouring region: a move, an attack, or the reason against both. */
  readonly regions: readonly ReachedRegion[];
  /** Passages of a warship through the sea of a friend. */
  readonly passages: readonly Passage[];
}

interface Passage extends Risk {
  readonly via: Sea;
  readonly to: Sea;
}

type ReachedRegion =
  | ({ readonly region: Region; readonly how: "move" | "attack" } & Risk)
  | { readonly region: Region; readonly how: "none"; readonly code: string; readonly rule: RuleId };

export function reach(state: State, viewer: Viewer, { unit, from }: QuestionOf<"reach">): Reach | Refusal {
  if (viewer === "spectator") return refusal("no-such-seat", "D-01");
  const passages: Passage[] = [];
  const pass = (via: Sea, to: Sea) => passages.push({ via, to, ...riskOf(state, [via, to]) });
  if (isSea(from)) eachPassage(state, viewer, unit, from, pass);
  return {
    here: countAt(state, from, viewer, unit) > 0,
    regions: neighbours(state, viewer, unit, from).map((region) => reachedRegion(state, viewer, unit, from, region)),
    passages,
  };
}

function reachedRegion(state: State, seat: Seat, unit: Unit, from: Region, region: Region): ReachedRegion {
  const refused = refuseStep(state, seat, unit, from, region);
  const risk = riskOf(state, isSea(region) ? [region] : []);
  if (!refused) return { region, how: "move", ...risk };
  if (mayAttack(state, seat, region) && canAttack(state, seat, unit, from, region))
    return { region, how: "attack", ...risk };
  return { region, how: "none", code: refused.code, rule: refused.rule };
}

function neighbours(state: State, seat: Seat, unit: Unit, from: Region): readonly Region[] {
  if (!isSea(from)) return bordersOf(from);
  return [...seaNeighbours(state, seat, from), ...(isArmy(unit) ? coastsOf(from) : [])];
}

function canAttack(state: State, seat: Seat, unit: Unit, from: Region, target: Region): boolean {
  return someApproach(state, seat, target, (candidate, start) => candidate === unit && start === from);
}
