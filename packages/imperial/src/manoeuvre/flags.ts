import { popFrame, pushFrame, type RuleId, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { FLAG_REGIONS, FLAGS_PER_POWER, POWER_COUNT, type Power, type Region } from "../board/board.ts";
import { REGION_NAMES } from "../board/europe.ts";
import { ask, refusal } from "../codes.ts";
import type { FlagsFrame } from "../frames.ts";
import { impossible, type RulesOf, refuseOthers, type Telling } from "../rules.ts";
import { flagIn, flagsOnMap, governmentOf, only, type State, setFlag } from "../state.ts";
import { alone, unitsIn } from "../units.ts";

const REMOVED: readonly RuleId[] = ["IM-11.36", "IM-1.11", "RL-69"];

/** Step 3 (IM-11.34, RL-15): first all flags go whose region another power holds alone, then flags are placed (RL-69). */
export function openFlags(state: State, active: Power, table: Telling): void {
  for (const region of FLAG_REGIONS) {
    const occupant = alone(state, region);
    const flag = flagIn(state, region);
    if (occupant === undefined || flag === undefined || flag === occupant) continue;
    setFlag(state, region, undefined);
    table.tell({ kind: "flagRemoved", region, power: flag, by: occupant, rule: "IM-11.34", also: REMOVED });
  }
  pushFrame(state, { kind: "flags", active, turn: 0 });
}

const KINDS: readonly Action["kind"][] = ["placeFlag"];

/** The government of a power is asked only if its flags do not suffice (RL-17). */
export const flags: RulesOf<"flags"> = {
  deciders: (state, frame) => only(chooser(state, frame)),

  actions(state, frame, seat) {
    if (seat !== chooser(state, frame)) return [];
    return regionsToFlag(state, powerAt(frame)).map((region) => ({ kind: "placeFlag", region }));
  },

  /** Alphabetical. */
  defaultAction(state, frame) {
    const regions = regionsToFlag(state, powerAt(frame));
    regions.sort((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));
    return { kind: "placeFlag", region: regions[0] as Region };
  },

  refuse(state, frame, seat, action) {
    const others = refuseOthers(only(chooser(state, frame)), seat, action, KINDS);
    if (others || action.kind !== "placeFlag") return others;
    if (!regionsToFlag(state, powerAt(frame)).includes(action.region)) {
      return refusal("no-flag-to-place-here", "IM-11.34", { region: action.region });
    }
    return undefined;
  },

  play(state, frame, _seat, action, table) {
    if (action.kind !== "placeFlag") throw impossible(action);
    placeFlag(state, frame, action.region, table, false);
  },

  prompt: (state, frame, seat) =>
    ask(only(chooser(state, frame)), seat, "place-flag", {
      power: powerAt(frame),
      left: FLAGS_PER_POWER - flagsOnMap(state, powerAt(frame)),
    }),

  step(state, frame, table) {
    if (frame.turn === POWER_COUNT) {
      popFrame(state, frame);
      return true;
    }
    const power = powerAt(frame);
    const regions = regionsToFlag(state, power);
    if (regions.length > 0) {
      const left = FLAGS_PER_POWER - flagsOnMap(state, power);
      if (left > 0 && left < regions.length && governmentOf(state, power) !== undefined) return false;
      for (const region of regions.slice(0, left)) placeFlag(state, frame, region, table, true);
      for (const region of regions.slice(left)) {
        table.tell({ kind: "flagLacking", region, power, rule: "IM-11.38", also: ["RL-17"] });
      }
    }
    frame.turn++;
    return true;
  },
};

function nameOf(region: Region): string {
  return REGION_NAMES[region] as string;
}

/** RL-69: in the order of turns, beginning with the active power. */
function powerAt(frame: FlagsFrame): Power {
  return ((frame.active + frame.turn) % POWER_COUNT) as Power;
}

function chooser(state: State, frame: FlagsFrame): Seat {
  return governmentOf(state, powerAt(frame)) as Seat;
}

/** Regions that a power holds alone and that do not show its flag yet. */
function regionsToFlag(state: State, power: Power): Region[] {
  const regions: Region[] = [];
  for (const region of FLAG_REGIONS) {
    if (unitsIn(state, power, region) === 0 || flagIn(state, region) === power) continue;
    if (alone(state, region) === power) regions.push(region);
  }
  return regions;
}

const PLACED: readonly RuleId[] = ["IM-11.35", "RL-15"];

function placeFlag(state: State, frame: FlagsFrame, region: Region, table: Telling, automatic: boolean): void {
  const power = powerAt(frame);
  setFlag(state, region, power);
  const rule = power === frame.active ? "IM-11.34" : "IM-11.37";
  if (automatic) table.tell({ kind: "flagPlaced", region, power, automatic, rule, also: PLACED });
  else table.tell({ kind: "flagPlaced", region, power, rule: "RL-17", also: [rule, ...PLACED, "IM-11.38"] });
}
