import type { Frame } from "../../../src/index.ts";
import { namings, withdrawals } from "./battle.ts";
import { cardPlays } from "./cards.ts";
import { embarkationsOf, movesOf, sendsTo, targetsOf } from "./movement.ts";
import { count, isArmy, nameOfPlace, nameOfUnit, type Party, type Piece, type Position, piecesAt } from "./position.ts";
import { debtChoices, purchases } from "./purchases.ts";
import { reinforcingPieces, windPieces } from "./reinforcement.ts";
import { equipments, startShips, talksOf } from "./talks.ts";

/** The result of the model for a seat. */
export interface Modelled {
  /** The decisions and card plays that the package must list. */
  readonly lines: readonly string[];
  /** Legal actions that the package may leave out: units sent with a detour. */
  readonly detours: readonly string[];
}

/**
 * The legal decisions and card plays of a seat, from a second and slow implementation of the rules, paragraph by paragraph. It
 * shares no code with the package. Undefined for decisions without a model.
 */
export function modelledActions(position: Position, seat: Party, owes: boolean): Modelled | undefined {
  const frame = position.frames.at(-1);
  if (!frame || !owes) return { lines: cardPlays(position, seat), detours: [] };
  const sends = sendsOf(position, seat, frame);
  if (sends) return { lines: [...sends.direct, ...sends.end], detours: sends.detours };
  const decisions = decisionsOf(position, seat, frame);
  return decisions && { lines: [...decisions, ...cardPlays(position, seat)], detours: [] };
}

/** The units that may be sent into an attack or after it, and the end of it. */
function sendsOf(
  position: Position,
  seat: Party,
  frame: Frame,
): (ReturnType<typeof sendsTo> & { end: string[] }) | undefined {
  if (frame.kind === "attack") {
    const pieces = frame.cause === "winds" ? windPieces(position, seat) : position.pieces.filter(isOf(seat));
    const end = frame.sent.length > 0 ? ["begin"] : [];
    return { ...sendsTo(position, pieces, nameOfPlace(frame.target)), end };
  }
  if (frame.kind !== "battle" || frame.stage !== "reinforce") return undefined;
  return { ...sendsTo(position, reinforcingPieces(position, seat, frame), nameOfPlace(frame.region)), end: ["hold"] };
}

const isOf =
  (seat: Party) =>
  ({ party }: Piece): boolean =>
    party === seat;

function decisionsOf(position: Position, seat: Party, frame: Frame): string[] | undefined {
  const own = position.pieces.filter(isOf(seat));
  switch (frame.kind) {
    case "startShips":
      return startShips(position, seat);
    case "startColonies":
      return equipments(position, seat, frame);
    case "talks":
      return talksOf(position, seat, frame);
    case "income":
      return debtChoices(position, seat);
    case "investments":
      return purchases(position, seat);
    case "movement":
      return [...own.flatMap((piece) => movesOf(position, piece)), ...targetsOf(position, own), "endMovement"];
    case "goodWinds": {
      const ships = windPieces(position, seat);
      const attacks = position.options.goodWindsMayAttack ? targetsOf(position, ships) : [];
      return [...ships.flatMap((ship) => movesOf(position, ship)), ...attacks, "endMovement"];
    }
    case "battle":
      return namings(frame, seat);
    case "withdrawal":
      return withdrawals(position, frame);
    case "sinking":
      return ["sink", "spare"];
    case "embarkation":
      return [...embarkations(position, seat, frame), "endEmbarkation"];
    case "window":
      return ["pass"];
    case "card":
      return ["pass", ...(position.hands[seat]?.includes("counterEspionage") ? ["counterEspionage"] : [])];
    case "unmask":
      // RU-25: a card of the hand, or one at random.
      return ["takeCard", ...[...new Set(position.hands[frame.victim])].map((card) => `takeCard card=${card}`)];
    case "shift":
      return shifts(position, frame);
    default:
      return undefined;
  }
}

/** IR-10.1.1; with secret choices the armies that are already chosen are left out. */
function embarkations(position: Position, seat: Party, frame: Extract<Frame, { kind: "embarkation" }>): string[] {
  const chosen = frame.commits[seat] ?? [];
  const triples = Array.from({ length: chosen.length / 3 }, (_, place) => chosen.slice(3 * place, 3 * place + 3));
  const isLeft = (piece: Piece): boolean => {
    const gone = triples.filter(
      ([unit = -1, from = -1]) => nameOfUnit(unit) === piece.name && nameOfPlace(from) === piece.place,
    );
    return gone.length < piece.count;
  };
  return position.pieces
    .filter((piece) => piece.party === seat && isLeft(piece))
    .flatMap((piece) => embarkationsOf(position, piece));
}

/** IR-13.5.10: one to three armies; the source keeps an army or a fort. */
function shifts(position: Position, frame: Extract<Frame, { kind: "shift" }>): string[] {
  const units = piecesAt(position, nameOfPlace(frame.from));
  const mayGo = frame.shifted < 3 && count(units) > 1;
  const lines = mayGo ? units.filter(isArmy).map(({ name }) => `shift ${name}`) : [];
  return [...lines, ...(frame.shifted > 0 ? ["endShift"] : [])];
}
