import type { Refusal, RuleId } from "@rondel/engine";
import type { Action, ActionOf, Writable } from "../actions.ts";
import { isForeignHome, isHome, NATIONS, type Nation, type Region, type UnitType } from "../board/board.ts";
import { refusal } from "../codes.ts";
import type { Event, Piece } from "../events.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { ManoeuvreFrame, WindowFrame } from "../frames.ts";
import { at, type State } from "../state.ts";
import { armiesIn, changeArmies, changeFleets, fleetsIn, type Status, statusOf, unitsIn } from "../units.ts";
import { actedArmies, removeArmies, removeFleet } from "./history.ts";

type Battle = ActionOf<"declareBattle">;
type PieceName = NonNullable<Battle["piece"]>;

/** The units of one nation in an area that look the same. */
interface Group {
  readonly unit: UnitType;
  readonly hostile: boolean;
}

const GROUPS: readonly Group[] = [
  { unit: "army", hostile: false },
  { unit: "army", hostile: true },
  { unit: "fleet", hostile: false },
];

/**
 * IM-11.17: adds the battles of the active nation in one area. The unit that opened a window counts as a piece of its own (RL-60).
 * Fleets of two nations are never in the same port, so they meet only at sea (IM-11.7).
 */
export function addBattles(
  state: State,
  frame: ManoeuvreFrame,
  region: Region,
  window: WindowFrame | undefined,
  into: Action[],
): void {
  for (const target of NATIONS) {
    if (target === frame.nation || unitsIn(state, target, region) === 0) continue;
    for (const own of GROUPS) {
      if (count(state, frame.nation, region, own) === 0) continue;
      const pieces = piecesOf(state, frame, region, own, window);
      for (const other of GROUPS) {
        if (count(state, target, region, other) === 0) continue;
        for (const piece of pieces) into.push(battle(frame.nation, region, own, piece, target, other));
      }
    }
  }
}

/** IM-11.16: fleets fight each other only at sea; an army fights a fleet only in the port of its area. */
function mayFight(region: Region, own: UnitType, other: UnitType): boolean {
  return own === "army" || other === "army" || !isHome(region);
}

function count(state: State, nation: Nation, region: Region, group: Group): number {
  return group.unit === "fleet" ? fleetsIn(state, nation, region) : armiesIn(state, nation, region, group.hostile);
}

const UNNAMED: readonly undefined[] = [undefined];

/** RL-61: the histories in a group to choose from; unnamed if all units share one. */
function piecesOf(
  state: State,
  frame: ManoeuvreFrame,
  region: Region,
  group: Group,
  window: WindowFrame | undefined,
): readonly (PieceName | undefined)[] {
  const names = histories(state, frame, region, group, window);
  return names.length === 1 ? UNNAMED : names;
}

function histories(
  state: State,
  frame: ManoeuvreFrame,
  region: Region,
  group: Group,
  window: WindowFrame | undefined,
): PieceName[] {
  const names: PieceName[] = [];
  const isAbout = window?.unit === group.unit && window.hostile === group.hostile;
  const acted = group.unit === "fleet" ? at(frame.actedFleets, region) : actedArmies(frame, region, group.hostile);
  if (isAbout) names.push("itself");
  if (acted > (isAbout ? 1 : 0)) names.push("acted");
  if (count(state, frame.nation, region, group) > acted) names.push("fresh");
  return names;
}

function battle(
  nation: Nation,
  region: Region,
  own: Group,
  piece: PieceName | undefined,
  target: Nation,
  other: Group,
): Action {
  const standing = statusOf(nation, region, own.hostile);
  const targetStanding = statusOf(target, region, other.hostile);
  const action: Writable<Battle> = { kind: "declareBattle", region, unit: own.unit, target, targetUnit: other.unit };
  if (standing !== undefined) action.standing = standing;
  if (piece !== undefined) action.piece = piece;
  if (targetStanding !== undefined) action.targetStanding = targetStanding;
  return action;
}

export function refuseBattle(
  state: State,
  frame: ManoeuvreFrame,
  action: Battle,
  window: WindowFrame | undefined,
): Refusal | undefined {
  const { region, target } = action;
  if (window && region !== window.region) return refusal("battle-elsewhere", "IM-11.19", { region: window.region });
  if (target === frame.nation) return refusal("own-nation", "IM-11.15", { nation: target });
  if (!mayFight(region, action.unit, action.targetUnit)) return refusal("fleets-fight-at-sea", "IM-11.7", { region });
  const own =
    refuseGroup(state, frame.nation, region, action.unit, action.standing) ??
    refuseGroup(state, target, region, action.targetUnit, action.targetStanding);
  if (own) return own;
  const group: Group = { unit: action.unit, hostile: action.standing === "hostile" };
  const names = histories(state, frame, region, group, window);
  if (names.length === 1 ? action.piece !== undefined : !action.piece || !names.includes(action.piece)) {
    return refusal("which-piece", "RL-61", { pieces: names });
  }
  return undefined;
}

/** Refuses unless the nation has such a unit there, with a status exactly where armies have one. */
export function refuseGroup(
  state: State,
  nation: Nation,
  region: Region,
  unit: UnitType,
  standing: Status | undefined,
): Refusal | undefined {
  const hasStatus = unit === "army" && isForeignHome(region, nation);
  if (hasStatus && standing === undefined) return refusal("status-of-army-needed", "IM-11.22", { region });
  if (!hasStatus && standing !== undefined) return refusal("no-status-here", "IM-11.28", { region });
  if (count(state, nation, region, { unit, hostile: standing === "hostile" }) === 0) {
    return refusal("no-such-unit", "IM-11.16", { nation, unit, region });
  }
  return undefined;
}

/** Returns both units to their supplies (IM-1.11). True if the attacker lost the unit that opened the window. */
export function fight(
  state: State,
  frame: ManoeuvreFrame,
  action: Battle,
  window: WindowFrame | undefined,
  context: PlayContext,
): boolean {
  const { region, unit, target, targetUnit } = action;
  const group: Group = { unit, hostile: action.standing === "hostile" };
  const piece = action.piece ?? histories(state, frame, region, group, window)[0];
  removeOwnPiece(state, frame, region, group, piece !== "fresh");
  removePiece(state, target, region, targetUnit, action.targetStanding === "hostile");
  emitBattle(
    context,
    region,
    pieceOf(frame.nation, unit, action.standing),
    pieceOf(target, targetUnit, action.targetStanding),
    false,
  );
  return piece === "itself";
}

export function removeOwnPiece(
  state: State,
  frame: ManoeuvreFrame,
  region: Region,
  group: Group,
  acted: boolean,
): void {
  if (group.unit === "fleet") removeFleet(state, frame, region, acted);
  else removeArmies(state, frame, region, group.hostile, acted ? 1 : 0, acted ? 0 : 1);
}

export function removePiece(state: State, nation: Nation, region: Region, unit: UnitType, hostile: boolean): void {
  if (unit === "fleet") changeFleets(state, nation, region, -1);
  else changeArmies(state, nation, region, hostile, -1);
}

export function pieceOf(nation: Nation, unit: UnitType, standing: Status | undefined): Piece {
  return standing === undefined ? { nation, unit } : { nation, unit, standing };
}

const STARTED: readonly RuleId[] = ["IM-11.15", "IM-11.16", "IM-1.11"];
const DEMANDED: readonly RuleId[] = ["IM-11.15", "IM-11.16", "IM-11.18", "IM-1.11", "RL-02"];

export function emitBattle(context: PlayContext, region: Region, by: Piece, against: Piece, demanded: boolean): void {
  const battle: Event = demanded
    ? { kind: "battle", region, by, against, demanded, rule: "IM-11.20", also: DEMANDED }
    : { kind: "battle", region, by, against, demanded, rule: "IM-11.17", also: STARTED };
  context.emit(battle);
}

/** The units that a nation could give up in a battle it demands (RL-05). */
export function unitsToGiveUp(state: State, nation: Nation, region: Region): Action[] {
  const actions: Action[] = [];
  for (const group of GROUPS) {
    if (count(state, nation, region, group) === 0) continue;
    const standing = statusOf(nation, region, group.hostile);
    actions.push({ kind: "demandBattle", unit: group.unit, ...(standing && { standing }) });
  }
  return actions;
}
