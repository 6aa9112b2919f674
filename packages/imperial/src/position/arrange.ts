import { fromStored, type Refusal, type Seat, schemaProblem } from "@rondel/engine";
import { FLAGS_PER_NATION, isForeignHome, isHome, isHomeOf, isPort, isSea } from "../board/board.ts";
import { giveBond, holderOf } from "../bonds-held.ts";
import { refusal } from "../codes.ts";
import { type Frame, turnFrame } from "../frames.ts";
import { balanceBank } from "../money.ts";
import { flagIn, flagsOnMap, type State, setFlag } from "../state.ts";
import { STORED_NAMES } from "../stored-names.ts";
import { changeArmies, changeFleets, supplyOf } from "../units.ts";
import { FRAME_SCHEMAS, type Statement, type StatementOf } from "./statements.ts";

/** Applies one statement of a position file, or refuses it with the rule that it breaks. */
export function arrange(state: State, statement: Statement): Refusal | undefined {
  const refused = refuseStatement(state, statement);
  if (!refused) apply(state, statement);
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
      const held = statement.bonds.find((bond) => holderOf(state, statement.nation, bond) !== undefined);
      if (held !== undefined) return refusal("bond-held-already", "INV-03", { nation: statement.nation, bond: held });
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

function refuseArmies(state: State, { nation, region, count, standing }: StatementOf<"armies">): Refusal | undefined {
  if (isSea(region)) return refusal("armies-stay-on-land", "IM-2.3", { region });
  if (isForeignHome(region, nation) !== (standing !== undefined))
    return refusal("status-only-abroad", "IM-11.28", { region });
  return count > supplyOf(state, nation, "army") ? refusal("supply-empty", "IM-1.2", { nation }) : undefined;
}

function refuseFleets(state: State, { nation, region, count }: StatementOf<"fleets">): Refusal | undefined {
  const fits = isSea(region) || (isPort(region) && isHomeOf(region, nation));
  if (!fits) return refusal("no-place-for-fleets", "IM-2.3", { region });
  return count > supplyOf(state, nation, "fleet") ? refusal("supply-empty", "IM-1.3", { nation }) : undefined;
}

function refuseFlags(state: State, { nation, regions }: StatementOf<"flags">): Refusal | undefined {
  const wrong = regions.find((region) => isHome(region) || flagIn(state, region) !== undefined);
  if (wrong !== undefined) return refusal("no-place-for-a-flag", "IM-11.35", { region: wrong });
  const tooMany = flagsOnMap(state, nation) + regions.length > FLAGS_PER_NATION;
  return tooMany ? refusal("too-many-flags", "IM-1.4", { nation }) : undefined;
}

function apply(state: State, statement: Statement): void {
  switch (statement.kind) {
    case "seating":
      state.seating = [...statement.seats];
      return;
    case "cash":
      state.cash[statement.seat] = statement.amount;
      balanceBank(state);
      return;
    case "treasury":
      state.treasury[statement.nation] = statement.amount;
      balanceBank(state);
      return;
    case "bonds":
      for (const bond of statement.bonds) giveBond(state, statement.nation, bond, statement.seat);
      return;
    case "government":
      state.government[statement.nation] = statement.seat;
      return;
    case "investorCard":
      state.investorCard = statement.seat;
      return;
    case "swissBanks":
      state.withoutGovernment = [...statement.seats];
      return;
    case "rondel":
      state.rondel[statement.nation] = statement.space;
      return;
    case "tax":
      state.taxMarker[statement.nation] = statement.field;
      return;
    case "points":
      state.points[statement.nation] = statement.points;
      return;
    case "factories":
      for (const province of statement.provinces) state.factories[province] = 1;
      return;
    case "armies":
      changeArmies(state, statement.nation, statement.region, statement.standing === "hostile", statement.count);
      return;
    case "fleets":
      changeFleets(state, statement.nation, statement.region, statement.count);
      return;
    case "flags":
      for (const region of statement.regions) setFlag(state, region, statement.nation);
      return;
    case "turn":
      state.frames = [turnFrame(statement.nation)];
      return;
    case "pending":
      state.frames = [...(framesFrom(state, statement.frames) ?? state.frames)];
      return;
  }
}

function framesFrom(state: State, json: string): readonly Frame[] | undefined {
  const parsed = parse(json);
  if (!Array.isArray(parsed) || parsed.some((frame) => schemaProblem(FRAME_SCHEMAS, frame))) return undefined;
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
    return fromStored(JSON.parse(json), STORED_NAMES);
  } catch {
    // The text is not JSON; the caller refuses the statement.
    return undefined;
  }
}
