import { popFrame, pushFrame, type RuleId, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { FLAG_REGIONS, FLAGS_PER_NATION, NATION_COUNT, type Nation, type Region } from "../board/board.ts";
import { REGION_NAMES } from "../board/europe.ts";
import { promptFor, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, refuseUnexpected, unexpectedAction } from "../frame-rules.ts";
import type { FlagsFrame } from "../frames.ts";
import { actingGovernment, flagIn, flagsOnMap, only, type State, setFlag } from "../state.ts";
import { soleOccupant, unitsOutsideHomes } from "../units.ts";

const REMOVED: readonly RuleId[] = ["IM-11.36", "IM-1.11", "RL-69"];

/** Step 3 (IM-11.34, RL-15): flags in regions that another nation holds alone are removed first, then flags are placed (RL-69). */
export function openFlags(state: State, active: Nation, context: PlayContext): void {
  for (const region of FLAG_REGIONS) {
    const flag = flagIn(state, region);
    if (flag === undefined || unitsOutsideHomes(state, flag, region) > 0) continue;
    const occupant = soleOccupant(state, region);
    if (occupant === undefined) continue;
    setFlag(state, region, undefined);
    context.emit({ kind: "flagRemoved", region, nation: flag, by: occupant, rule: "IM-11.34", also: REMOVED });
  }
  pushFrame(state, { kind: "flags", active, turn: 0 });
}

const KINDS: readonly Action["kind"][] = ["placeFlag"];

/** The government of a nation chooses only if its flags do not suffice (RL-17). */
export const flags: RulesOf<"flags"> = {
  deciders: (state, frame) => only(chooser(state, frame)),

  actions(state, frame, seat) {
    if (seat !== chooser(state, frame)) return [];
    return regionsToFlag(state, nationAt(frame)).map((region) => ({ kind: "placeFlag", region }));
  },

  /** The first region by alphabet. */
  defaultAction(state, frame) {
    const regions = regionsToFlag(state, nationAt(frame));
    regions.sort((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));
    return { kind: "placeFlag", region: regions[0] as Region };
  },

  refuse(state, frame, seat, action) {
    const unexpected = refuseUnexpected(only(chooser(state, frame)), seat, action, KINDS);
    if (unexpected || action.kind !== "placeFlag") return unexpected;
    if (!regionsToFlag(state, nationAt(frame)).includes(action.region)) {
      return refusal("no-flag-to-place-here", "IM-11.34", { region: action.region });
    }
    return undefined;
  },

  play(state, frame, _seat, action, context) {
    if (action.kind !== "placeFlag") throw unexpectedAction(action);
    placeFlag(state, frame, action.region, context, false);
  },

  prompt: (state, frame, seat) =>
    promptFor(only(chooser(state, frame)), seat, "place-flag", {
      nation: nationAt(frame),
      left: FLAGS_PER_NATION - flagsOnMap(state, nationAt(frame)),
    }),

  step(state, frame, context) {
    if (frame.turn === NATION_COUNT) {
      popFrame(state, frame);
      return true;
    }
    const nation = nationAt(frame);
    const regions = regionsToFlag(state, nation);
    if (regions.length > 0) {
      const left = FLAGS_PER_NATION - flagsOnMap(state, nation);
      if (left > 0 && left < regions.length) return false;
      for (const region of regions.slice(0, left)) placeFlag(state, frame, region, context, true);
      for (const region of regions.slice(left)) {
        context.emit({ kind: "flagLacking", region, nation, rule: "IM-11.38", also: ["RL-17"] });
      }
    }
    frame.turn++;
    return true;
  },
};

function nameOf(region: Region): string {
  return REGION_NAMES[region] as string;
}

/** RL-69: in turn order, beginning with the active nation. */
function nationAt(frame: FlagsFrame): Nation {
  return ((frame.active + frame.turn) % NATION_COUNT) as Nation;
}

function chooser(state: State, frame: FlagsFrame): Seat {
  return actingGovernment(state, nationAt(frame));
}

/** The regions that a nation holds alone and that do not show its flag yet. */
function regionsToFlag(state: State, nation: Nation): Region[] {
  const regions: Region[] = [];
  for (const region of FLAG_REGIONS) {
    if (unitsOutsideHomes(state, nation, region) === 0 || flagIn(state, region) === nation) continue;
    if (soleOccupant(state, region) === nation) regions.push(region);
  }
  return regions;
}

const PLACED: readonly RuleId[] = ["IM-11.35", "RL-15"];

function placeFlag(state: State, frame: FlagsFrame, region: Region, context: PlayContext, automatic: boolean): void {
  const nation = nationAt(frame);
  setFlag(state, region, nation);
  const rule = nation === frame.active ? "IM-11.34" : "IM-11.37";
  if (automatic) context.emit({ kind: "flagPlaced", region, nation, automatic, rule, also: PLACED });
  else context.emit({ kind: "flagPlaced", region, nation, rule: "RL-17", also: [rule, ...PLACED, "IM-11.38"] });
}
