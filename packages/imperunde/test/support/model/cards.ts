import { canReach, seasBeside } from "./movement.ts";
import {
  type Battle,
  BUCCANEERS,
  coloniesOf,
  count,
  foreignWarships,
  isArmy,
  isHostile,
  isShip,
  NONE,
  nameOfPlace,
  nameOfUnit,
  type Party,
  type Position,
  piecesAt,
} from "./position.ts";
import { reinforcingPieces } from "./reinforcement.ts";
import { smugglings } from "./smuggling.ts";
import { landNamed, SEAS } from "./world.ts";

/** IR-13.2.8: whether a seat may play a card now, other than Counter-espionage. RU-102: a pass holds until a card is resolved. */
function isOpenMoment(position: Position, seat: Party): boolean {
  const frame = position.frames.at(-1);
  switch (frame?.kind) {
    case "talks":
      return frame.stage === "open";
    case "investments":
    case "movement":
      return frame.stage === "turn";
    case "embarkation":
      return frame.stage === "turn" && position.options.embarkOrder === "sequential";
    case "goodWinds":
      return true;
    case "window":
      return frame.passed[seat] !== 1;
    default:
      return false;
  }
}

type Plays = (position: Position, seat: Party) => string[];

/** Every play of every card that the seat holds. */
export function cardPlays(position: Position, seat: Party): string[] {
  if (!isOpenMoment(position, seat)) return [];
  const kinds = new Set(position.hands[seat]);
  return [...kinds].flatMap((card) =>
    (CARDS[card]?.(position, seat) ?? []).map((targets) => `${card} ${targets}`.trim()),
  );
}

const seatName = (seat: Party): string => `s${seat}`;
const others = (position: Position, seat: Party): Party[] => position.order.filter((other) => other !== seat);
const playersWith =
  (fits: (position: Position, seat: Party, other: Party) => boolean): Plays =>
  (position, seat) =>
    others(position, seat)
      .filter((other) => fits(position, seat, other))
      .map(seatName);

/** The battle whose window is open: before its first roll, or before a later one. */
function battleAt(position: Position, at: "battle" | "roll"): Battle | undefined {
  const [below, top] = position.frames.slice(-2);
  return top?.kind === "window" && top.at === at && below?.kind === "battle" ? below : undefined;
}
const isAtSea = (battle: Battle): boolean => SEAS.has(nameOfPlace(battle.region));

/** RU-06 */
const hasBattle = (position: Position, place: string): boolean =>
  position.frames.some((frame) => frame.kind === "battle" && nameOfPlace(frame.region) === place);

const foreignColonies = (position: Position, seat: Party): string[] =>
  others(position, seat).flatMap((other) => coloniesOf(position, other));

/** IR-13.5, in the order of the list. Each entry lists the targets, in the notation. */
const CARDS: Readonly<Record<string, Plays>> = {
  armistice: playersWith(isHostile),
  betrayal,
  pirates,
  freebooters,
  hussars,
  declarationOfWar: playersWith((position, seat, other) => !isHostile(position, seat, other)),
  ambush,
  surpriseAttack,
  forgedOrdersSea,
  forgedOrdersLand,
  smuggling: smugglings,
  sabotage,
  peaceTreaty,
  plunder,
  rebellion,
  unmaskSpies: (position, seat) =>
    playersWith((_, __, other) => (position.hands[other] ?? []).length > 0)(position, seat).flatMap((player) => [
      `${player} private`,
      `${player} open`,
    ]),
  capture,
};

/** IR-13.5.2, ED-2 */
function betrayal(position: Position, seat: Party): string[] {
  const battle = battleAt(position, "battle");
  if (!battle || isAtSea(battle) || !position.order.includes(battle.defender as never)) return [];
  if (battle.defender === seat) return [];
  if (position.options.edition === "first-cards" && battle.attacker !== seat) return [];
  return battle.defenders.some(({ unit }) => nameOfUnit(unit) === "fort") ? [""] : [];
}

/** IR-13.5.3, RU-06. With all twenty frigates on the board the card could do nothing (IR-13.1.5). */
function pirates(position: Position): string[] {
  const onBoard = [...position.pieces, ...position.fighting].filter(
    ({ party, kind }) => party === BUCCANEERS && kind === "frigate",
  );
  return count(onBoard) < 20 ? [...SEAS.keys()].filter((sea) => !hasBattle(position, sea)) : [];
}

/** IR-13.5.4, RU-17, RU-108 */
function freebooters(position: Position, seat: Party): string[] {
  return [...SEAS.keys()].filter((sea) => {
    const parties = foreignWarships(position, seat, sea);
    return parties.includes(BUCCANEERS) && parties.every((party) => isHostile(position, seat, party));
  });
}

/** IR-13.5.5, RU-08, RU-97 */
function hussars(position: Position, seat: Party): string[] {
  const battle = battleAt(position, "battle") ?? battleAt(position, "roll");
  if (!battle || isAtSea(battle)) return [];
  const isAttacker = battle.attacker === seat;
  if (!isAttacker && battle.defender !== seat) return [];
  const played = isAttacker ? battle.attackerHussars : battle.defenderHussars;
  if (played > 0 && !position.options.bonusStacking) return [];
  const side = isAttacker ? battle.attackers : battle.defenders;
  const hasCavalry = side.some(({ unit }) => nameOfUnit(unit).startsWith("cavalry"));
  return hasCavalry || (isAttacker && mayBringCavalry(position, seat, battle)) ? [""] : [];
}

/** IR-12.4.5: reinforcements come in phase 6 and by fair winds only. */
function mayBringCavalry(position: Position, seat: Party, battle: Battle): boolean {
  if (battle.cause !== "movement" && battle.cause !== "winds") return false;
  return reinforcingPieces(position, seat, battle).some(
    (piece) => piece.kind === "cavalry" && canReach(position, piece, nameOfPlace(battle.region)),
  );
}

/** IR-13.5.7, RU-121 */
function ambush(position: Position, seat: Party): string[] {
  const battle = battleAt(position, "battle");
  if (!battle || isAtSea(battle) || battle.defender !== seat) return [];
  if (battle.ambush > 0 && !position.options.bonusStacking) return [];
  return battle.defenders.length > 0 && battle.attackers.length > 0 ? [""] : [];
}

/** IR-13.5.8, RU-121 */
function surpriseAttack(position: Position, seat: Party): string[] {
  const battle = battleAt(position, "battle");
  if (!battle || isAtSea(battle) || battle.attacker !== seat) return [];
  if (battle.surprise > 0 && !position.options.bonusStacking) return [];
  return battle.defenders.length > 0 && battle.attackers.length > 0 ? [""] : [];
}

/** IR-13.5.9, RU-06, RU-18, ED-4 */
function forgedOrdersSea(position: Position, seat: Party): string[] {
  const mayReceive = (owner: Party, sea: string): boolean => {
    if (hasBattle(position, sea) || position.weather(sea) !== "fair") return false;
    if (foreignWarships(position, owner, sea).length > 0) return false;
    const ships = piecesAt(position, sea).filter((piece) => isShip(piece) && piece.party !== owner);
    return position.options.edition !== "fr-2019" || ships.length === 0;
  };
  return others(position, seat).flatMap((owner) =>
    [...SEAS.keys()]
      .filter((from) => position.weather(from) !== "calm" && !hasBattle(position, from))
      .filter((from) => piecesAt(position, from).some((piece) => piece.party === owner && isShip(piece)))
      .flatMap((from) =>
        seasBeside(position, owner, from)
          .filter((to) => mayReceive(owner, to))
          .map((to) => `${seatName(owner)} ${from} ${to}`),
      ),
  );
}

/** IR-13.5.10, RU-06, RU-19: one fighting unit must stay behind. */
function forgedOrdersLand(position: Position, seat: Party): string[] {
  return foreignColonies(position, seat)
    .filter((from) => !hasBattle(position, from))
    .filter((from) => {
      const units = piecesAt(position, from);
      return units.some(isArmy) && count(units) > 1;
    })
    .flatMap((from) =>
      coloniesOf(position, position.owner(from))
        .filter((to) => landNamed(from).lands.includes(to) && !hasBattle(position, to))
        .map((to) => `${from} ${to}`),
    );
}

/** IR-13.5.12, RU-75 */
function sabotage(position: Position, seat: Party): string[] {
  const ships = [...position.pieces, ...position.fighting]
    .filter((piece) => piece.party !== seat && piece.party !== BUCCANEERS)
    .filter((piece) => SEAS.has(piece.place) && isShip(piece));
  return [...new Set(ships.map(({ party, name, place }) => `${seatName(party)} ${name} ${place}`))];
}

/** IR-13.5.13 */
function peaceTreaty(position: Position): string[] {
  if (position.phase !== 2) return [];
  const seats = [...position.order].sort();
  return seats.flatMap((one) =>
    seats.filter((other) => one < other).map((other) => `${seatName(one)} ${seatName(other)}`),
  );
}

/** IR-13.5.14, RU-76 */
function plunder(position: Position, seat: Party): string[] {
  if (position.phase !== 3) return [];
  return foreignColonies(position, seat)
    .filter((land) => isHostile(position, seat, position.owner(land)) && position.plunderer(land) === NONE)
    .filter((land) => landNamed(land).seas.length > 0);
}

/** IR-13.5.15, RU-06 */
function rebellion(position: Position, seat: Party): string[] {
  return foreignColonies(position, seat)
    .filter((land) => !hasBattle(position, land))
    .filter((land) => position.posts(land) > 0 || piecesAt(position, land).length > 0);
}

/** IR-13.5.18, RU-21, RU-98, RU-100 */
function capture(position: Position, seat: Party): string[] {
  const battle = battleAt(position, "battle");
  if (!battle || !isAtSea(battle)) return [];
  const isCleared = battle.cause === "clearing" || battle.cause === "pirates";
  if (seat !== battle.attacker && !(isCleared && seat === battle.defender)) return [];
  const victim = seat === battle.attacker ? battle.defender : battle.attacker;
  if (victim === BUCCANEERS || !isHostile(position, seat, victim)) return [];
  if (isCleared && position.holder(nameOfPlace(battle.region)) !== victim) return [];
  const side = seat === battle.attacker ? battle.defenders : battle.attackers;
  return [...new Set(side.map(({ unit }) => nameOfUnit(unit)))].filter((name) => name.startsWith("frigate"));
}
