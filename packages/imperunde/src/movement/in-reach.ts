import { bordersOf, CANALS, coastsOf, isSea, type Region, type Sea } from "../board/board.ts";
import { ALL_UNITS, armyMovesLeft, isTransport, shipMovesLeft, type Unit } from "../units.ts";

/** By unit and start: found when it is first asked for. */
const IN_REACH: readonly (readonly Region[] | undefined)[][] = ALL_UNITS.map(() => []);

/** The regions that a unit could attack if no other pieces were on the board and all canals were built. */
export function inReach(unit: Unit, from: Region): readonly Region[] {
  const known = IN_REACH[unit] as (readonly Region[] | undefined)[];
  known[from] ??= findReach(unit, from);
  return known[from];
}

function findReach(unit: Unit, from: Region): readonly Region[] {
  if (!isSea(from)) return within([from], armyMovesLeft(unit), bordersOf);
  if (!isTransport(unit)) return within<Sea>([from], shipMovesLeft(unit), seasBeside);
  // A landing takes a ship move and an army move in one step (IR-9.3.2).
  const seas = within<Sea>([from], shipMovesLeft(unit) - 1, seasBeside);
  return within(seas.flatMap(coastsOf), armyMovesLeft(unit) - 1, bordersOf);
}

/** The given regions and those within a number of steps from them. */
function within<Place extends Region>(
  starts: readonly Place[],
  steps: number,
  beside: (region: Place) => readonly Place[],
): readonly Place[] {
  const found = new Set(starts);
  for (let step = 0; step < steps; step++) {
    for (const region of [...found]) for (const next of beside(region)) found.add(next);
  }
  return [...found];
}

function seasBeside(sea: Sea): readonly Sea[] {
  const beyond = CANALS.flatMap(({ seas: [one, other] }) => (sea === one ? [other] : sea === other ? [one] : []));
  return [...bordersOf(sea), ...beyond];
}
