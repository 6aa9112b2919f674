import { asSeat, type Refusal, type Seat, shapeProblem } from "@rondel/engine";
import { FLAGS_PER_POWER, isForeignHome, isHome, isHomeOf, isPort, isSea, type Power } from "./board/board.ts";
import { giveBond, holderOf } from "./bonds-held.ts";
import { refusal } from "./codes.ts";
import type { Frame, TurnFrame } from "./frames.ts";
import { balanceBank } from "./hidden-cash.ts";
import type { Options } from "./options.ts";
import { bareState, flagIn, flagsOnMap, type State, setFlag } from "./state.ts";
import { FRAME_SHAPES, type Statement } from "./statements.ts";
import { changeArmies, changeFleets, supplyOf } from "./units.ts";

/** A board on which nobody owns anything; the bonds of Austria-Hungary are being offered to seat 0. */
export function emptyBoard(players: number, options: Options): State {
  const state = bareState(players, options);
  state.frames = [{ kind: "offer", startPlayer: asSeat(0), power: 0 as Power, answered: 0 }];
  return state;
}

/** The frame of a power that is about to announce its move. */
export function turnOf(power: Power): TurnFrame {
  return { kind: "turn", power, stage: "announce", investing: false, upcoming: power };
}

/** Carries out one statement; what cannot be is refused with the rule of the board that it breaks. */
export function arrange(state: State, statement: Statement): Refusal | undefined {
  const refused = refuseStatement(state, statement);
  if (!refused) carryOut(state, statement);
  return refused;
}

function refuseStatement(state: State, statement: Statement): Refusal | undefined {
  switch (statement.kind) {
    case "cash":
    case "government":
    case "investorCard":
      return refuseSeat(state, statement.seat);
    case "seating":
      return refuseSeating(state, statement.seats);
    case "swissBanks":
      return statement.seats.map((seat) => refuseSeat(state, seat)).find((refused) => refused !== undefined);
    case "bonds": {
      const held = statement.bonds.find((bond) => holderOf(state, statement.power, bond) !== undefined);
      if (held !== undefined) return refusal("bond-held-already", "INV-03", { power: statement.power, bond: held });
      return refuseSeat(state, statement.seat);
    }
    case "factories": {
      const outside = statement.provinces.find((province) => !isHome(province));
      return outside === undefined ? undefined : refusal("factory-outside-a-city", "IM-2.4", { region: outside });
    }
    case "armies":
      return refuseArmies(state, statement);
    case "fleets":
      return refuseFleets(state, statement);
    case "flags":
      return refuseFlags(state, statement);
    case "pending":
      return framesFrom(state, statement.frames) ? undefined : refusal("not-frames", "INV-21");
    default:
      return undefined;
  }
}

function refuseSeat(state: State, seat: number): Refusal | undefined {
  return seat < state.players ? undefined : refusal("no-such-seat", "IM-1.1", { seat });
}

function refuseSeating(state: State, seats: readonly number[]): Refusal | undefined {
  const isComplete = seats.length === state.players && state.seating.every((seat) => seats.includes(seat));
  return isComplete ? undefined : refusal("seating-incomplete", "RL-55", { players: state.players });
}

function refuseArmies(state: State, { power, region, count, standing }: Of<"armies">): Refusal | undefined {
  if (isSea(region)) return refusal("armies-stay-on-land", "IM-2.3", { region });
  if (isForeignHome(region, power) !== (standing !== undefined))
    return refusal("status-only-abroad", "IM-11.28", { region });
  return count > supplyOf(state, power, "army") ? refusal("supply-empty", "IM-1.2", { power }) : undefined;
}

function refuseFleets(state: State, { power, region, count }: Of<"fleets">): Refusal | undefined {
  const fits = isSea(region) || (isPort(region) && isHomeOf(region, power));
  if (!fits) return refusal("no-place-for-fleets", "IM-2.3", { region });
  return count > supplyOf(state, power, "fleet") ? refusal("supply-empty", "IM-1.3", { power }) : undefined;
}

function refuseFlags(state: State, { power, regions }: Of<"flags">): Refusal | undefined {
  const wrong = regions.find((region) => isHome(region) || flagIn(state, region) !== undefined);
  if (wrong !== undefined) return refusal("no-place-for-a-flag", "IM-11.35", { region: wrong });
  const tooMany = flagsOnMap(state, power) + regions.length > FLAGS_PER_POWER;
  return tooMany ? refusal("too-many-flags", "IM-1.4", { power }) : undefined;
}

type Of<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

function carryOut(state: State, statement: Statement): void {
  switch (statement.kind) {
    case "seating":
      state.seating = [...statement.seats];
      return;
    case "cash":
      state.cash[statement.seat] = statement.amount;
      balanceBank(state);
      return;
    case "treasury":
      state.treasury[statement.power] = statement.amount;
      balanceBank(state);
      return;
    case "bonds":
      for (const bond of statement.bonds) giveBond(state, statement.power, bond, statement.seat);
      return;
    case "government":
      state.government[statement.power] = statement.seat;
      return;
    case "investorCard":
      state.investorCard = statement.seat;
      return;
    case "swissBanks":
      state.withoutGovernment = [...statement.seats];
      return;
    case "rondel":
      state.rondel[statement.power] = statement.space;
      return;
    case "tax":
      state.taxMarker[statement.power] = statement.field;
      return;
    case "points":
      state.points[statement.power] = statement.points;
      return;
    case "factories":
      for (const province of statement.provinces) state.factories[province] = 1;
      return;
    case "armies":
      changeArmies(state, statement.power, statement.region, statement.standing === "hostile", statement.count);
      return;
    case "fleets":
      changeFleets(state, statement.power, statement.region, statement.count);
      return;
    case "flags":
      for (const region of statement.regions) setFlag(state, region, statement.power);
      return;
    case "turn":
      state.frames = [turnOf(statement.power)];
      return;
    case "pending":
      state.frames = [...(framesFrom(state, statement.frames) ?? state.frames)];
      return;
  }
}

function framesFrom(state: State, json: string): readonly Frame[] | undefined {
  const parsed = parse(json);
  if (!Array.isArray(parsed) || parsed.some((frame) => shapeProblem(FRAME_SHAPES, frame))) return undefined;
  const frames: readonly Frame[] = parsed;
  return frames.flatMap(seatsIn).every((seat) => seat < state.players) ? frames : undefined;
}

function seatsIn(frame: Frame): readonly Seat[] {
  if (frame.kind === "offer") return [frame.startPlayer];
  if (frame.kind === "force") return frame.waiting;
  return frame.kind === "investment" ? frame.queue : [];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: the caller refuses the statement.
    return undefined;
  }
}
