import { isTemperament, type Temperament, temperamentOf } from "@rondel/bots/temperaments";
import type { AnyOptions, Outcome } from "@rondel/engine";
import type { ClockRule } from "@rondel/protocol";

/** A table as it is stored. view.ts decides which parts a player may see. */
export interface TableDocument {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: AnyOptions;
  readonly visibility: "public" | "link";
  readonly clock: ClockRule;
  /** Whether hints are allowed; absent if the host has not decided. */
  readonly hints?: boolean;
  readonly status: "gathering" | "running" | "finished" | "closed";
  readonly host: string;
  readonly seats: readonly SeatDocument[];
  readonly commitment: string;
  readonly invitation: string;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly outcome: Outcome | null;
  readonly takeback: TakebackDocument | null;
  /** The seats that want to abandon the match; absent if nobody has asked. */
  readonly abandonVotes?: readonly number[];
  /** Present if all players agreed to end the match without a result. */
  readonly abandoned?: true;
  /** The requests for time in pauses; absent before the first one. */
  readonly waits?: WaitsDocument;
  /** Present after the start until the match begins: until when the players may reveal their entropy. */
  readonly revealing?: { readonly until: number };
  readonly rematch: string | null;
  /** The table of which this one is the rematch. Its match starts when all have accepted. */
  readonly rematchOf?: string;
  /** People whom the host has removed from the table; they cannot return. */
  readonly barred?: readonly string[];
  /** People whom the host has muted in the chat of the table. */
  readonly muted?: readonly string[];
  /** The number of imported entries; absent if the match began here. Stored under its old name. */
  readonly brought?: number;
}

export type SeatDocument = { readonly kind: "open" } | InvitedSeat | BotSeat | PersonSeat;

interface BotSeat {
  readonly kind: "bot";
  readonly level: string;
  /** Absent if it follows from the seat, and in older documents. */
  readonly temperament?: string;
}

interface InvitedSeat {
  readonly kind: "invited";
  readonly name: string | null;
  readonly invitation: string;
  /** The player for whom the seat is reserved; without one, the link of the seat is needed. */
  readonly player?: string;
}

export interface PersonSeat {
  readonly kind: "person";
  readonly player: string;
  readonly name: string;
  /** The commitment to the person's entropy; absent if there is none. */
  readonly commitment?: string | null;
  /** The revealed entropy. In tables that gathered before commitments existed it was given in clear and does not count. */
  readonly entropy: string | null;
  /** The level of the bot that plays until the person returns; null if the person plays. */
  readonly substitute: string | null;
  /** The temperament that was chosen for the substitute; absent if it follows from the seat. */
  readonly substituteTemperament?: string | null;
  /** Why the substitute plays: only a vote is ended by the arrival of the person. Absent in older documents. */
  readonly substituteBy?: "vote" | "time-out" | "left" | "resigned" | null;
  /** Present if the person has resigned. The seat then has a substitute for good. */
  readonly resigned?: true;
  /** Present if the account was deleted. The seat then has a substitute for good. */
  readonly former?: true;
  /** The seats that voted for a substitute. */
  readonly votes: readonly number[];
  /** Null or missing if the person has the table open. */
  readonly absence?: AbsenceDocument | null;
}

/** Since when a person does not have the table open, and from when the others may vote for a substitute. */
interface AbsenceDocument {
  readonly since: number;
  readonly voteFrom: number;
}

interface TakebackDocument {
  readonly by: number;
  /** The entry of the log to return to. */
  readonly to: number;
  /** The same, in the stream numbers of the seat that asks. */
  readonly toSeen: number;
  /** The same, in the stream numbers of each seat; absent in requests of earlier versions. */
  readonly seen?: readonly number[];
  readonly agreed: readonly number[];
}

/** Requests for time. The seats are secret: everyone else learns only that a clock stands still. */
interface WaitsDocument {
  /** The round in which `used` counts. */
  readonly round: number;
  /** How often each seat has stopped a clock in the round. */
  readonly used: readonly number[];
  /** The last request: when its pause opened, the seat, and the time in which the clock stands still. */
  readonly last: { readonly opened: number; readonly by: number; readonly from: number; readonly until: number };
}

export function personsAt(document: TableDocument): (PersonSeat & { readonly seat: number })[] {
  return document.seats.flatMap((seat, index) => (seat.kind === "person" ? [{ ...seat, seat: index }] : []));
}

/** Whether at most one person plays; the other seats are played by bots. */
export function isAlone(document: TableDocument): boolean {
  return new Set(personsAt(document).map(({ player }) => player)).size <= 1;
}

/** Hints are allowed if the host says so, otherwise only to somebody who plays alone against bots. */
export function allowsHints(document: TableDocument): boolean {
  const isWaiting = document.seats.some(({ kind }) => kind === "open" || kind === "invited");
  return document.hints ?? (isAlone(document) && !isWaiting);
}

export function seatsOf(document: TableDocument, player: string): number[] {
  return document.seats.flatMap((seat, index) => (seat.kind === "person" && seat.player === player ? [index] : []));
}

/** The seats that are reserved for a player who has not accepted yet. */
export function reservedFor(document: TableDocument, player: string): number[] {
  return document.seats.flatMap((seat, index) => (seat.kind === "invited" && seat.player === player ? [index] : []));
}

export function openSeats(document: TableDocument): number {
  return document.seats.filter(({ kind }) => kind === "open").length;
}

/** The level of the bot that decides for a seat now; undefined if a person does. */
export function botAt(document: TableDocument, seat: number): string | undefined {
  const occupant = document.seats[seat];
  if (occupant?.kind === "bot") return occupant.level;
  return occupant?.kind === "person" ? (occupant.substitute ?? undefined) : undefined;
}

/** The temperament of the bot that decides for a seat; that of the seat if none was chosen, or one that this version does not have. */
export function temperamentAt(document: TableDocument, seat: number): Temperament {
  const occupant = document.seats[seat];
  const chosen =
    occupant?.kind === "bot"
      ? occupant.temperament
      : occupant?.kind === "person"
        ? (occupant.substituteTemperament ?? undefined)
        : undefined;
  return chosen !== undefined && isTemperament(chosen) ? chosen : temperamentOf(document.id, seat);
}

export function withSeat(document: TableDocument, seat: number, occupant: SeatDocument): TableDocument {
  return { ...document, seats: document.seats.with(seat, occupant) };
}

export function changePerson(document: TableDocument, seat: number, change: Partial<PersonSeat>): TableDocument {
  const person = personAt(document, seat);
  return person ? withSeat(document, seat, { ...person, ...change }) : document;
}

export function personAt(document: TableDocument, seat: number): PersonSeat | undefined {
  const occupant = document.seats[seat];
  return occupant?.kind === "person" ? occupant : undefined;
}
