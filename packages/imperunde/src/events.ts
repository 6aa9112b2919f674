import type { RuleId, Seat } from "@rondel/engine";
import type { ActionOf, LandEventName, SeaEventName } from "./actions.ts";
import type { Region, Sea, Territory } from "./board/board.ts";
import type { Card } from "./cards/list.ts";
import type { Answer, Deal, Reason, Term } from "./diplomacy/terms.ts";
import type { Effective } from "./relations.ts";
import type { Party } from "./state.ts";
import type { Unit } from "./units.ts";

/** One event type for each of the kinds, with the same fields. */
type Kinds<Kind extends string, Fields = unknown> = Kind extends string
  ? { readonly kind: Kind; readonly rule: RuleId; readonly also?: readonly RuleId[] } & Fields
  : never;

interface BySeat {
  readonly party: Seat;
}

interface ByParty {
  readonly party: Party;
}

interface Counted {
  readonly count: number;
}

/** The party that acts and the party that it acts against. */
interface Opposed {
  readonly party: Party;
  readonly other: Party;
}

interface BetweenSeats {
  readonly party: Seat;
  readonly other: Seat;
}

interface At<Place extends Region = Region> {
  readonly region: Place;
}

/** A unit goes from `region` to `to`. */
interface Journey extends At {
  readonly unit: Unit;
  readonly to: Region;
}

/** The dice of both sides: the attacker's in `dice`, the defender's in `otherDice`, each in the order of their units. */
interface Dice extends Opposed, At {
  readonly units: readonly Unit[];
  readonly otherUnits: readonly Unit[];
  readonly dice: readonly number[];
  readonly otherDice: readonly number[];
}

/** The share of each die that cards have added; a list is absent if no card adds anything to its dice. */
interface Bonuses {
  readonly bonuses?: readonly number[];
  readonly otherBonuses?: readonly number[];
  /** Bonuses that count only after pairing (`hussarsBeforeSort: false`). */
  readonly lateBonuses?: readonly number[];
  readonly otherLateBonuses?: readonly number[];
}

/** Only the seats in `knownTo` may see the cards; everyone may if it is absent. */
interface MaybeSecret {
  readonly knownTo?: readonly Seat[];
}

/** Only one seat may know that the event happened. */
interface Private extends BySeat {
  readonly onlyFor: Seat;
}

/** The targets that the player of a card announces. */
export interface Announcement {
  readonly players?: readonly Seat[];
  readonly region?: Region;
  readonly to?: Region;
  readonly unit?: Unit;
  /** How Unmask spies looks at a hand, or the goods of a smuggled basket. */
  readonly word?: string;
}

type SetupEvent =
  | Kinds<"homeGiven" | "colonyDrawn" | "colonyEquipped", BySeat & At<Territory>>
  /** `region` is the sea of the frigate, `to` that of the ship of the line; NOWHERE if the ship stays in supply. */
  | Kinds<"shipsPlaced", BySeat & At & { readonly to: Region }>;

type RoundEvent =
  | Kinds<"roundBegan", BySeat & Counted>
  | Kinds<"phaseBegan" | "deckShuffled", Counted>
  | Kinds<"turnEnded", BySeat>
  | Kinds<"committed", Private & Partial<Counted>>
  | Kinds<"revealed", { readonly word: "stances" | "debts" | "embarkation" }>
  | Kinds<"won", BySeat & Counted>
  | Kinds<"ended", Counted>;

type Stance = ActionOf<"declareWar" | "withdrawWar" | "consentPeace" | "withdrawConsent">["kind"];

type TalksEvent =
  | Kinds<"stanceChanged", BetweenSeats & { readonly word: Stance }>
  | Kinds<"channelOpened" | "channelClosed", BySeat & Counted>
  | Kinds<"targetProposed", BySeat & Counted & { readonly reason?: Reason }>
  | Kinds<"targetVoted", BySeat & { readonly word: "yes" | "no"; readonly reason?: Reason }>
  | Kinds<"targetChanged", Counted>
  /** `count` is the number of rounds. */
  | Kinds<"proposalMade", BetweenSeats & Counted & Omit<Deal, "rounds">>
  /** A proposal lapses at the end of the talks. */
  | Kinds<
      "proposalAnswered",
      BetweenSeats & { readonly word: Exclude<Answer, "open"> | "lapsed"; readonly reason?: Reason }
    >
  | Kinds<"promiseKept" | "promiseBroken", BetweenSeats & { readonly word: Term; readonly third?: Seat }>
  | Kinds<"becameReady", BySeat>
  | Kinds<"relationChanged", BetweenSeats & { readonly word: Effective }>;

type BudgetEvent =
  | Kinds<"taxed" | "debtSettled", BySeat & Counted>
  | Kinds<"bought", BySeat & At & Counted & { readonly unit: Unit; readonly word?: never }>
  | Kinds<"bought", BySeat & At & Counted & { readonly unit?: never; readonly word: "post" }>
  | Kinds<"canalBuilt" | "credited", BySeat & At<Territory> & Counted>;

type MovementEvent =
  | Kinds<"moved" | "landed" | "withdrew" | "embarked", BySeat & Journey>
  | Kinds<"seaCleared", ByParty & At<Sea>>
  | Kinds<"cargoSunk", Opposed & At<Sea> & Counted>
  | Kinds<"cargoSpared", BetweenSeats & At<Sea>>
  | Kinds<
      "stormRolled",
      ByParty & At<Sea> & { readonly unit: Unit; readonly dice: readonly [number]; readonly word: "survived" | "sunk" }
    >;

type CombatEvent =
  | Kinds<"attackBegan", Opposed & At & Counted>
  | Kinds<"battleForced" | "battleWon", Opposed & At>
  | Kinds<"attackLost", BySeat & At>
  | Kinds<"unitsNamed", ByParty & At & { readonly units: readonly Unit[] }>
  | Kinds<"namingRepeated", At>
  | Kinds<"rolled", Dice & Bonuses>
  | Kinds<"boarded", Dice>
  /** `other` is the player of Sabotage, `dice` the die of an epidemic. */
  | Kinds<"unitLost", ByParty & At & { readonly other?: Seat; readonly unit: Unit; readonly dice?: readonly [number] }>
  | Kinds<"shipCaptured" | "reinforced", ByParty & At & { readonly unit: Unit }>
  /** `other` is the former owner of a colony; absent for a free territory. */
  | Kinds<"conquered", ByParty & At<Territory> & { readonly other?: Party }>
  | Kinds<"postsSwapped", ByParty & At<Territory> & Counted>
  | Kinds<"landFreed", ByParty & At<Territory>>;

type WheelEvent =
  | Kinds<"eventDrawn", At & { readonly word: LandEventName | SeaEventName }>
  | Kinds<"eventIdle", At<Territory>>
  /** `word` is the kind of new pieces, `unit` the unit of pirates who change sides. */
  | Kinds<
      "piecesAppeared",
      ByParty & At & Counted & ({ readonly word: "frigate" | "infantry" | "post" } | { readonly unit: Unit })
    >
  | Kinds<"marked", At & { readonly word: "calm" | "storm" | "goodWinds" | "famine"; readonly party?: never }>
  | Kinds<"marked", ByParty & At & { readonly word: "epidemic"; readonly dice: readonly number[] }>
  | Kinds<"marked", BySeat & At & { readonly word: "plunder" | "ambush" | "surpriseAttack" | "hussars" }>
  | Kinds<"marksRemoved">;

type CardEvent =
  | Kinds<"cardDrawn", BySeat & { readonly card?: Card } & MaybeSecret>
  | Kinds<"cardPlayed", BySeat & { readonly card: Card } & Announcement>
  | Kinds<"cardCountered", BySeat & { readonly card: Card }>
  /** `count` is the number of Counter-espionage cards in the chain. */
  | Kinds<"cardTookEffect" | "cardVoided", BySeat & { readonly card: Card } & Counted>
  | Kinds<
      "handSeen",
      BetweenSeats & { readonly cards?: readonly Card[]; readonly word: "private" | "open" } & MaybeSecret
    >
  | Kinds<"cardReturned", BetweenSeats & { readonly card?: Card } & MaybeSecret>
  /** `unit` is the army that forged orders on land have moved. */
  | Kinds<"shifted", BetweenSeats & At & { readonly to: Region; readonly unit?: Unit } & Counted>
  | Kinds<"passed" | "orderChanged", Private>;

/** Something that happened, for the log and for animation. */
export type Event =
  | SetupEvent
  | RoundEvent
  | TalksEvent
  | BudgetEvent
  | MovementEvent
  | CombatEvent
  | WheelEvent
  | CardEvent;

export type EventKind = Event["kind"];
export type EventOf<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>;

/** The rule of goods that the card Smuggling invests. */
export const SMUGGLED: RuleId = "IR-13.5.11";

/** Whether goods came with the card Smuggling, so that the player has not paid for them. */
export function isSmuggled({ rule }: EventOf<"bought">): boolean {
  return rule === SMUGGLED;
}

/** The events of some kinds. */
export function eventsOf<Kind extends EventKind>(
  events: readonly Event[],
  ...kinds: readonly Kind[]
): readonly EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => (kinds as readonly EventKind[]).includes(event.kind));
}
