import { groupBy } from "@rondel/boards/group-by";
import type { Seat } from "@rondel/engine";
import type { Action, Region, State, Unit, UnitMoves } from "@rondel/imperunde";
import { proposedBoarding } from "../packages/web/src/games/imperunde/movement/proposed-units.ts";
import { unitMoves } from "./attack-clicks.ts";

export type Travel = Extract<Action, { kind: "move" | "sailThrough" | "embark" }>;

type Counts = ReadonlyMap<Unit, number>;

/** Units that go from one region to another with one press, even if that takes two moves. */
interface Journey {
  readonly from: Region;
  readonly to: Region;
  readonly units: Map<Unit, number>;
}

export function isTravel(action: Action): action is Travel {
  return action.kind === "move" || action.kind === "sailThrough" || action.kind === "embark";
}

/** The clicks of journeys. Those from the same region follow each other: its other units stay chosen. */
export function travelClicks(start: State, seat: Seat, travels: readonly Travel[]): number {
  const moves = unitMoves(start, seat);
  const isBoarding = travels[0]?.kind === "embark";
  return [...groupBy(journeysOf(travels), ({ from }) => from)].reduce((clicks, [region, journeys]) => {
    const stacks = moves.filter(({ from }) => from === region);
    const keepsGuard = isBoarding && sum(proposedBoarding(start, seat, stacks)) < sum(countsOf(stacks));
    return clicks + regionClicks(stacks, journeys, { isBoarding, keepsGuard });
  }, 0);
}

interface Boarding {
  readonly isBoarding: boolean;
  /** Whether the page proposes to leave one army in the territory. */
  readonly keepsGuard: boolean;
}

function regionClicks(stacks: readonly UnitMoves[], journeys: readonly Journey[], boarding: Boarding): number {
  const left = new Map(countsOf(stacks));
  let clicks = 0;
  for (const [place, { to, units }] of journeys.entries()) {
    const proposed = boarding.keepsGuard ? withoutGuard(left) : left;
    const able = new Map([...left].filter(([unit]) => canReach(stacks, unit, to) || units.has(unit)));
    const byRegion = (place === 0 ? 1 : 0) + adjusting(left, able, units);
    const byPiece = [...units.keys()].map((unit) => 1 + adjusting(onlyOf(able, unit), able, units));
    const isAtOnce = boarding.isBoarding && adjusting(proposed, able, units) === 0;
    clicks += 1 + (isAtOnce ? 0 : Math.min(byRegion, ...byPiece));
    for (const [unit, count] of units) left.set(unit, (left.get(unit) ?? 0) - count);
  }
  return clicks;
}

/** The presses that turn the chosen units into the wanted ones: minus and plus, or after “None” or “All”. */
function adjusting(chosen: Counts, able: Counts, wanted: Counts): number {
  const from = (counts: Counts) =>
    [...able.keys()].reduce(
      (presses, unit) => presses + Math.abs((counts.get(unit) ?? 0) - (wanted.get(unit) ?? 0)),
      0,
    );
  return Math.min(from(chosen), 1 + sum(wanted), 1 + from(able));
}

function countsOf(stacks: readonly UnitMoves[]): Counts {
  return new Map(stacks.map(({ unit, count }) => [unit, count]));
}

const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0);

const onlyOf = (counts: Counts, unit: Unit): Counts => new Map([[unit, counts.get(unit) ?? 0]]);

/** The numbers of units follow their strength, so the last one stays. */
function withoutGuard(counts: Counts): Counts {
  const present = [...counts].filter(([, count]) => count > 0).map(([unit]) => unit);
  if (sum(counts) < 2) return counts;
  const weakest = Math.max(...present) as Unit;
  return new Map([...counts, [weakest, (counts.get(weakest) ?? 0) - 1]]);
}

function canReach(stacks: readonly UnitMoves[], unit: Unit, to: Region): boolean {
  return stacks.some((stack) => stack.unit === unit && stack.ways.some((way) => way.to === to));
}

/** Joins the moves of units that start and end in the same regions. A move from where another one has ended continues it. */
function journeysOf(travels: readonly Travel[]): Journey[] {
  const steps: { readonly first: Travel; to: Region }[] = [];
  for (const travel of travels) {
    const continued = travel.kind === "embark" ? undefined : steps.find(({ to }) => to === travel.from);
    if (continued && continued.first.from !== travel.to) continued.to = travel.to;
    else steps.push({ first: travel, to: travel.to });
  }
  const journeys: Journey[] = [];
  for (const { first, to } of steps) {
    const known = journeys.find((journey) => journey.from === first.from && journey.to === to);
    const units = known?.units ?? new Map<Unit, number>();
    units.set(first.unit, (units.get(first.unit) ?? 0) + 1);
    if (!known) journeys.push({ from: first.from, to, units });
  }
  return journeys;
}
