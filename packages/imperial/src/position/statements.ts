import { choice, flag, type Infer, index, integer, list, optional, type Schemas, seat, text } from "@rondel/engine";
import type { Nation, Region } from "../board/board.ts";
import { BOND_NAMES, type Bond } from "../board/bonds.ts";
import { NATION_NAMES, REGION_NAMES } from "../board/europe.ts";
import { SPACE_NAMES, type Space } from "../board/rondel-spaces.ts";

const nation = index<Nation>(NATION_NAMES);
const region = index<Region>(REGION_NAMES);
const bond = index<Bond>(BOND_NAMES);
const money = integer(0, 9999);
const count = integer(1, 10);
const standing = choice("hostile", "friendly");

/** The statements of a position file, for example `armies russia berlin 2 standing=hostile`. Anything without a statement is empty. */
export const STATEMENT_SCHEMAS = {
  seating: { seats: list(seat(), 6) },
  cash: { seat: seat(), amount: money },
  treasury: { nation, amount: money },
  bonds: { seat: seat(), nation, bonds: list(bond, 9) },
  government: { nation, seat: seat() },
  investorCard: { seat: seat() },
  /** The seats without a government, in the order in which they lost their last one. */
  swissBanks: { seats: list(seat(), 6) },
  rondel: { nation, space: index<Space>(SPACE_NAMES) },
  tax: { nation, field: integer(5, 15) },
  points: { nation, points: integer(0, 25) },
  factories: { provinces: list(region, 30) },
  armies: { nation, region, count, standing: optional(standing) },
  fleets: { nation, region, count },
  flags: { nation, regions: list(region, 15) },
  /** This nation is about to move. */
  turn: { nation },
  /** Any other stack of frames, as the JSON text that `depict` writes. */
  pending: { frames: text(6000) },
} as const;

export type Statement = Infer<typeof STATEMENT_SCHEMAS>;
export type StatementOf<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

const acted = list(integer(0, 10), REGION_NAMES.length);

/** The frames that a `pending` statement may contain. */
export const FRAME_SCHEMAS: Schemas = {
  offer: { startPlayer: seat(), nation, answered: integer(0, 6) },
  turn: {
    nation,
    stage: choice("announce", "action", "investors", "next", "vacant"),
    investing: flag(),
    upcoming: nation,
  },
  force: { nation, space: index(SPACE_NAMES), waiting: list(seat(), 6) },
  factory: { nation },
  production: { nation, left: list(region, 5) },
  import: { nation, placed: integer(0, 3) },
  manoeuvre: {
    nation,
    step: choice("fleets", "armies"),
    actedPeaceful: acted,
    actedHostile: acted,
    actedFleets: acted,
  },
  window: {
    nation,
    region,
    unit: choice("army", "fleet"),
    hostile: flag(),
    cause: choice("entry", "status"),
    stage: choice("active", "order", "asked"),
    toAsk: list(nation, 6),
    asked: nation,
  },
  flags: { active: nation, turn: integer(0, 5) },
  investment: {
    occasion: choice("card", "round", "vacant"),
    nation: optional(nation),
    queue: list(seat(), 6),
    answered: integer(0, 6),
  },
};
