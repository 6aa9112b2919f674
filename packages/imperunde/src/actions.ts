import { choice, flag, type Infer, index, integer, list, optional, seat } from "@rondel/engine";
import { REGION_NAMES, type Region } from "./board/board.ts";
import { CARD_NAMES, CARD_SCHEMAS, type Card } from "./cards/list.ts";
import { DEAL_FIELDS, MOST_PROPOSALS, REASONS } from "./diplomacy/terms.ts";
import { UNIT_NAMES, type Unit } from "./units.ts";

const region = index<Region>(REGION_NAMES);
const unit = index<Unit>(UNIT_NAMES);
const card = index<Card>(CARD_NAMES);
const proposal = integer(0, 6 * MOST_PROPOSALS - 1);
const reason = optional(choice(...REASONS));

/** The card windows of IR-13.2.2 to 13.2.5, by the moment at which they open. */
export const WINDOWS = [
  "talks",
  "income",
  "investments",
  "movement",
  "embarkation",
  "event",
  "battle",
  "roll",
  "counter",
  "roundEnd",
] as const;
export type WindowName = (typeof WINDOWS)[number];

export const LAND_EVENTS = ["volunteers", "trade", "famine", "epidemic", "unrest", "uprising"] as const;
export type LandEventName = (typeof LAND_EVENTS)[number];
export const SEA_EVENTS = ["storm", "calm", "goodWinds", "pirates"] as const;
export type SeaEventName = (typeof SEA_EVENTS)[number];

/** Section 17: every decision, divided into small actions. */
export const ACTION_SCHEMAS = {
  // Setup: D-02, D-03
  startShips: { frigate: optional(region), shipOfTheLine: optional(region) },
  equipFrigate: { sea: region },
  equipArmies: { infantry: integer(0, 3), cavalry: integer(0, 1), artillery: integer(0, 1) },
  // Phase 2: D-04, D-05
  declareWar: { player: seat() },
  withdrawWar: { player: seat() },
  consentPeace: { player: seat() },
  withdrawConsent: { player: seat() },
  proposeTarget: { posts: integer(1, 90), reason },
  voteTarget: { yes: flag(), reason },
  openChannel: { members: list(seat(), 6) },
  closeChannel: { channel: integer(0, 63) },
  propose: { player: seat(), ...DEAL_FIELDS },
  acceptProposal: { proposal, reason },
  rejectProposal: { proposal, reason },
  counterProposal: { proposal, ...DEAL_FIELDS, reason },
  withdrawProposal: { proposal },
  ready: {},
  sealStance: { war: list(seat(), 5) },
  // Phase 3: D-10
  settleDebt: { change: integer(-10, 5) },
  // Phase 4: D-11
  buyArmy: { army: choice("artillery", "cavalry", "infantry"), territory: region },
  buyFort: { territory: region },
  buyWarship: { ship: choice("shipOfTheLine", "frigate"), territory: region, sea: region },
  buyPost: { territory: region },
  buyCanal: { territory: region },
  buyCard: {},
  endInvestments: {},
  // Phase 6 and fair winds: D-14, D-15, D-16, D-21, D-22, D-25
  move: { unit, from: region, to: region },
  sailThrough: { unit, from: region, via: region, to: region },
  attack: { target: region },
  send: { unit, from: region, via: list(region, 2) },
  begin: {},
  hold: {},
  sink: {},
  spare: {},
  endMovement: {},
  // Battles: D-12, D-13, D-17, D-18, D-23
  name: { units: list(unit, 3) },
  withdrawTo: { region },
  // Phase 7: D-24
  embark: { unit, from: region, to: region },
  endEmbarkation: {},
  // Windows and cards: D-06 to D-09, D-19, D-20
  pass: {},
  ...CARD_SCHEMAS,
  takeCard: { card: optional(card) },
  shift: { unit },
  endShift: {},
  // Standing orders: D-27
  /** Before version 3. */
  orderAutoPass: { window: choice(...WINDOWS) },
  /** Since version 3, in which windows are pauses (IR-13.2.11). */
  orderStop: { window: choice(...WINDOWS) },
  orderCounter: { against: choice("all", "me"), cards: optional(list(card, 18)) },
  orderPlay: {
    card,
    when: choice("attacked", "attacking", "event"),
    where: optional(region),
    event: optional(choice(...LAND_EVENTS, ...SEA_EVENTS)),
    player: optional(seat()),
    target: optional(region),
  },
  dropOrder: { order: integer(0, 31) },
} as const;

export type Action = Infer<typeof ACTION_SCHEMAS>;
export type ActionOf<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;
export type CardPlay = ActionOf<keyof typeof CARD_SCHEMAS>;
/** The play of any card but Counter-espionage, which only answers other cards. */
export type PlainPlay = Exclude<CardPlay, { kind: "counterEspionage" }>;
export type StandingOrder = ActionOf<"orderAutoPass" | "orderStop" | "orderCounter" | "orderPlay">;

export function isPlainPlay(action: Action): action is PlainPlay {
  return isCardPlay(action) && action.kind !== "counterEspionage";
}

export function isCardPlay(action: Action): action is CardPlay {
  return Object.hasOwn(CARD_SCHEMAS, action.kind);
}
