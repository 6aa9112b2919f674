import { choice, flag, index, integer, list, optional, type Shaped, type Shapes, seat, text } from "@rondel/engine";
import type { Power, Region } from "./board/board.ts";
import { BOND_NAMES, type Bond } from "./board/bonds.ts";
import { POWER_NAMES, REGION_NAMES } from "./board/europe.ts";
import { SPACE_NAMES, type Space } from "./board/rondel-spaces.ts";

const power = index<Power>(POWER_NAMES);
const region = index<Region>(REGION_NAMES);
const bond = index<Bond>(BOND_NAMES);
const money = integer(0, 9999);
const count = integer(1, 10);
const standing = choice("hostile", "friendly");

/** A position in words: `armies russia berlin 2 standing=hostile`. What is not said is empty. */
export const STATEMENT_SHAPES = {
  seating: { seats: list(seat(), 6) },
  cash: { seat: seat(), amount: money },
  treasury: { power, amount: money },
  bonds: { seat: seat(), power, bonds: list(bond, 9) },
  government: { power, seat: seat() },
  investorCard: { seat: seat() },
  /** Those who govern nothing, in the order in which they lost their last government. */
  swissBanks: { seats: list(seat(), 6) },
  rondel: { power, space: index<Space>(SPACE_NAMES) },
  tax: { power, field: integer(5, 15) },
  points: { power, points: integer(0, 25) },
  factories: { provinces: list(region, 30) },
  armies: { power, region, count, standing: optional(standing) },
  fleets: { power, region, count },
  flags: { power, regions: list(region, 15) },
  /** This power is about to move. */
  turn: { power },
  /** Anything else that is pending, as written by `depict`: the frames as JSON text. */
  pending: { frames: text(6000) },
} as const;

export type Statement = Shaped<typeof STATEMENT_SHAPES>;

const acted = list(integer(0, 10), REGION_NAMES.length);

/** What a frame in a `pending` statement may look like. */
export const FRAME_SHAPES: Shapes = {
  offer: { startPlayer: seat(), power, answered: integer(0, 6) },
  turn: {
    power,
    stage: choice("announce", "action", "investors", "next", "vacant"),
    investing: flag(),
    upcoming: power,
  },
  force: { power, space: index(SPACE_NAMES), waiting: list(seat(), 6) },
  factory: { power },
  production: { power, left: list(region, 5) },
  import: { power, placed: integer(0, 3) },
  manoeuvre: {
    power,
    step: choice("fleets", "armies"),
    actedPeaceful: acted,
    actedHostile: acted,
    actedFleets: acted,
  },
  window: {
    power,
    region,
    unit: choice("army", "fleet"),
    hostile: flag(),
    cause: choice("entry", "status"),
    stage: choice("active", "order", "asked"),
    toAsk: list(power, 6),
    asked: power,
  },
  flags: { active: power, turn: integer(0, 5) },
  investment: {
    occasion: choice("card", "round", "vacant"),
    power: optional(power),
    queue: list(seat(), 6),
    answered: integer(0, 6),
  },
};
