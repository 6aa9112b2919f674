import type { AnyOptions, Outcome } from "@rondel/engine";
import type { ClockRule } from "@rondel/protocol";

/** A table as it is stored. What of it may be seen by whom is decided in view.ts. */
export interface TableDocument {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: AnyOptions;
  readonly visibility: "public" | "link";
  readonly clock: ClockRule;
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
  readonly rematch: string | null;
  /** So many entries were played elsewhere before the match came here; absent if it began here. */
  readonly brought?: number;
}

export type SeatDocument =
  | { readonly kind: "open" }
  | { readonly kind: "invited"; readonly name: string | null; readonly invitation: string }
  | { readonly kind: "bot"; readonly level: string }
  | PersonSeat;

export interface PersonSeat {
  readonly kind: "person";
  readonly player: string;
  readonly name: string;
  readonly entropy: string | null;
  /** The bot that plays until this person comes back. */
  readonly substitute: string | null;
  /** The seats that want such a bot. */
  readonly votes: readonly number[];
}

interface TakebackDocument {
  readonly by: number;
  /** The entry of the log after which play would go on. */
  readonly to: number;
  /** The same, in the numbers of the asking seat. */
  readonly toSeen: number;
  readonly agreed: readonly number[];
}

export function personsAt(document: TableDocument): (PersonSeat & { readonly seat: number })[] {
  return document.seats.flatMap((seat, index) => (seat.kind === "person" ? [{ ...seat, seat: index }] : []));
}

export function seatsOf(document: TableDocument, player: string): number[] {
  return document.seats.flatMap((seat, index) => (seat.kind === "person" && seat.player === player ? [index] : []));
}

export function openSeats(document: TableDocument): number {
  return document.seats.filter(({ kind }) => kind === "open").length;
}

/** The bot that decides for a seat now, if one does. */
export function botAt(document: TableDocument, seat: number): string | undefined {
  const sitting = document.seats[seat];
  if (sitting?.kind === "bot") return sitting.level;
  return sitting?.kind === "person" ? (sitting.substitute ?? undefined) : undefined;
}

export function withSeat(document: TableDocument, seat: number, sitting: SeatDocument): TableDocument {
  return { ...document, seats: document.seats.with(seat, sitting) };
}
