import {
  foreignWarships,
  isArmy,
  isHome,
  isHostile,
  isOpenTo,
  isOwn,
  isWarship,
  NONE,
  type Party,
  type Piece,
  type Position,
} from "./position.ts";
import { CANALS, coastsOf, landNamed, SEAS } from "./world.ts";

/** A unit on its way: where it is and which moves it has left. */
interface Traveller {
  readonly piece: Piece;
  readonly place: string;
  readonly aboard: boolean;
  readonly shipMoves: number;
  readonly armyMoves: number;
}

/** One step of a unit. A warship may only pass the sea of a friend (IR-9.4.3). */
interface Step {
  readonly manner: "peaceful" | "passing" | "attack";
  readonly after: Traveller;
}

const startOf = (piece: Piece): Traveller => ({
  piece,
  place: piece.place,
  aboard: piece.aboard,
  shipMoves: piece.shipMoves,
  armyMoves: piece.armyMoves,
});

/** RU-62: a ship with a wind move makes one step and has no move afterwards. */
export const withWind = (piece: Piece): Piece => ({ ...piece, shipMoves: 1, armyMoves: piece.aboard ? 1 : 0 });

/** IR-2.5.3: the seas beside a sea, with those that a canal joins to it for this player. */
export function seasBeside(position: Position, seat: Party, sea: string): string[] {
  const joined = [...CANALS]
    .filter(([land, { seas }]) => position.hasCanal(land) && seas.includes(sea))
    .filter(([land]) => position.owner(land) === NONE || isOpenTo(position, seat, position.owner(land)))
    .flatMap(([, { seas }]) => seas.filter((other) => other !== sea));
  return [...new Set([...(SEAS.get(sea)?.seas ?? []), ...joined])];
}

/** IR-9.4.1, IR-9.4.3, IR-9.4.5: how a ship may enter a sea. */
function entryToSea(position: Position, piece: Piece, sea: string): Step["manner"] | "closed" {
  const others = foreignWarships(position, piece.party, sea);
  if (others.some((party) => isHostile(position, piece.party, party))) return isWarship(piece) ? "attack" : "closed";
  if (others.some((party) => !isOpenTo(position, piece.party, party))) return "closed";
  return others.length > 0 && isWarship(piece) ? "passing" : "peaceful";
}

/** IR-9.2.1, IR-9.2.2: territories of the player are entered in peace; free territories and colonies of enemies are attacked. */
function entryToLand(position: Position, seat: Party, land: string): Step["manner"] | "closed" {
  if (isOwn(position, seat, land)) return "peaceful";
  if (isHome(position, land)) return "closed";
  const owner = position.owner(land);
  return owner === NONE || isHostile(position, seat, owner) ? "attack" : "closed";
}

/** Every single step of a unit (IR-9.2 to IR-9.4). */
function stepsOf(position: Position, unit: Traveller): Step[] {
  const { piece } = unit;
  const seat = piece.party;
  const steps: Step[] = [];
  const add = (manner: Step["manner"] | "closed", after: Traveller): void => {
    if (manner !== "closed") steps.push({ manner, after });
  };
  const isAtSea = SEAS.has(unit.place);
  if (isAtSea && unit.shipMoves > 0 && !piece.captured) {
    const isHeld = position.weather(unit.place) === "calm"; // IR-11.4.3, RU-66
    const seas = isHeld ? [] : seasBeside(position, seat, unit.place);
    for (const sea of seas)
      add(entryToSea(position, piece, sea), { ...unit, place: sea, shipMoves: unit.shipMoves - 1 });
    const canLand = unit.aboard && unit.armyMoves > 0 && !(isHeld && position.options.calmBlocksLanding);
    const ashore = { ...unit, aboard: false, shipMoves: 0, armyMoves: unit.armyMoves - 1 }; // IR-9.3.2
    for (const land of canLand ? coastsOf(unit.place) : [])
      add(entryToLand(position, seat, land), { ...ashore, place: land });
  }
  if (!isAtSea && isArmy(piece) && unit.armyMoves > 0) {
    for (const land of landNamed(unit.place).lands)
      add(entryToLand(position, seat, land), { ...unit, place: land, armyMoves: unit.armyMoves - 1 });
  }
  return steps;
}

/** The plain steps of a piece, and passages through the sea of a friend (RU-63), which lead on and not back. */
export function movesOf(position: Position, piece: Piece): string[] {
  const from = piece.place;
  return stepsOf(position, startOf(piece)).flatMap(({ manner, after }) => {
    if (manner === "peaceful") return [`move ${piece.name} ${from} ${after.place}`];
    if (manner === "attack") return [];
    return stepsOf(position, after)
      .filter((second) => second.manner === "peaceful" && second.after.place !== from)
      .map((second) => `sailThrough ${piece.name} ${from} ${after.place} ${second.after.place}`);
  });
}

/** IR-9.5.1, IR-9.5.2, RU-117: the ways of a piece to a battle, each as the regions between its start and the target. */
function waysTo(position: Position, piece: Piece, target: string): string[][] {
  if (piece.place === target) return standsBesideEnemies(position, piece) ? [[]] : [];
  const search = (unit: Traveller): string[][] =>
    stepsOf(position, unit).flatMap(({ manner, after }) => {
      if (manner === "attack") return after.place === target ? [[]] : [];
      return search(after).map((rest) => [after.place, ...rest]);
    });
  return search(startOf(piece));
}

export const canReach = (position: Position, piece: Piece, target: string): boolean =>
  waysTo(position, piece, target).length > 0;

/** RU-119: in phase 6 warships that share a sea with pirates, or with ships hired from them, are sent with an empty path. */
function standsBesideEnemies(position: Position, piece: Piece): boolean {
  if (position.phase !== 6 || !isWarship(piece)) return false;
  return foreignWarships(position, piece.party, piece.place).some((party) => isHostile(position, piece.party, party));
}

/** Every unit that can be sent against a target, on every way. The package need not offer a way with a detour. */
export function sendsTo(position: Position, pieces: readonly Piece[], target: string): Sends {
  const written = (piece: Piece, via: readonly string[]): string =>
    `send ${piece.name} ${piece.place} ${via.join(",") || "-"}`;
  const ways = pieces.flatMap((piece) => {
    const all = waysTo(position, piece, target);
    return all.map((via) => ({ line: written(piece, via), isDetour: all.some((other) => isShortcut(other, via)) }));
  });
  return {
    direct: ways.filter(({ isDetour }) => !isDetour).map(({ line }) => line),
    detours: ways.filter(({ isDetour }) => isDetour).map(({ line }) => line),
  };
}

interface Sends {
  readonly direct: readonly string[];
  readonly detours: readonly string[];
}

const isShortcut = (one: readonly string[], other: readonly string[]): boolean =>
  one.length < other.length && one.every((place) => other.includes(place));

/** The regions that some of the pieces can attack. */
export function targetsOf(position: Position, pieces: readonly Piece[]): string[] {
  const targets = new Set<string>();
  const search = (unit: Traveller): void => {
    for (const { manner, after } of stepsOf(position, unit)) {
      if (manner === "attack") targets.add(after.place);
      else search(after);
    }
  };
  for (const piece of pieces) {
    search(startOf(piece));
    if (standsBesideEnemies(position, piece)) targets.add(piece.place);
  }
  return [...targets].map((target) => `attack ${target}`);
}

/** IR-10.1.1, IR-10.1.3: armies go into the seas on the coast that no enemy holds. */
export const embarkationsOf = (position: Position, piece: Piece): string[] =>
  !isArmy(piece) || piece.aboard
    ? []
    : landNamed(piece.place)
        .seas.filter((sea) => entryToSea(position, { ...piece, aboard: true }, sea) === "peaceful")
        .map((sea) => `embark ${piece.name} ${piece.place} ${sea}`);
