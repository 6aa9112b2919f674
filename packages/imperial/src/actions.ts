import { choice, type Infer, index, integer, list, optional } from "@rondel/engine";
import type { Nation, Region } from "./board/board.ts";
import { BOND_NAMES, type Bond } from "./board/bonds.ts";
import { NATION_NAMES, REGION_NAMES } from "./board/europe.ts";
import { SPACE_NAMES, type Space } from "./board/rondel-spaces.ts";

const nation = index<Nation>(NATION_NAMES);
const region = index<Region>(REGION_NAMES);
const bond = index<Bond>(BOND_NAMES);
const unit = choice("army", "fleet");
const status = choice("hostile", "friendly");

/** Every decision of the game, in the order of the decision table (D-01 to D-21). */
export const ACTION_SCHEMAS = {
  /** D-01 */
  takeSetupBond: { bond },
  /** D-01, D-18, D-19, D-20: take no bond. */
  pass: {},
  /** D-02 */
  moveRondel: { space: index<Space>(SPACE_NAMES) },
  /** D-03 */
  forceInvestor: {},
  /** D-03: do not force a stop. D-11: do not demand a battle. */
  decline: {},
  /** D-04 */
  buildFactory: { province: region },
  buildNothing: {},
  /** D-05: one factory, all of them, or no more. */
  produce: { province: region },
  produceAll: {},
  endProduction: {},
  /** D-06, D-07 */
  placeImport: { unit, province: region },
  endImport: {},
  /** D-08 */
  moveFleet: { from: region, to: region },
  /**
   * D-09. `standing` is the status of the attacking army, `targetStanding` that of its target, each only for an army in a
   * foreign home province. `piece` gives the history of the attacking unit where histories differ (RL-61): the unit that
   * opened the window, another one that has acted, or one that has not.
   */
  declareBattle: {
    region,
    unit,
    target: nation,
    targetUnit: unit,
    standing: optional(status),
    piece: optional(choice("itself", "acted", "fresh")),
    targetStanding: optional(status),
  },
  peace: {},
  /** D-10 */
  nextToAsk: { nation },
  /** D-11: the unit that the demanding nation gives up. */
  demandBattle: { unit, standing: optional(status) },
  /** D-12 */
  endFleets: {},
  /**
   * D-13. `standing` is the status of the army before the move, `status` the one it declares on arrival, each only in a
   * foreign home province. `seas` is the chain of a convoy. Rail is used as needed, because its path has no effect (RL-08).
   */
  moveArmy: {
    from: region,
    to: region,
    standing: optional(status),
    status: optional(status),
    seas: optional(list(region, 9)),
  },
  /** D-14 */
  setStatus: { province: region, status },
  /** D-15. `acted`: how many of the three armies have acted, where the player can choose (RL-61). */
  destroyFactory: { province: region, acted: optional(integer(0, 3)) },
  /** D-16 */
  endManoeuvre: {},
  /** D-17, one region at a time. */
  placeFlag: { region },
  /** D-18, D-19, D-20. `returned` is the lower bond that goes back to the stack. */
  invest: { nation, bond, returned: optional(bond) },
  /** D-21 */
  gift: { nation, amount: integer(1, 9999) },
} as const;

export type Action = Infer<typeof ACTION_SCHEMAS>;
/** A value that is still being put together. */
export type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;
