import { postNotice } from "../chat/lines.ts";
import type { LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import { changeTable } from "./change.ts";
import { type PersonSeat, personsAt, type TableDocument, withSeat } from "./document.ts";

/** So many time-outs in a row hand the seat to a bot. */
const TIME_OUTS_BEFORE_SUBSTITUTE = 2;

export async function substituteAfterTimeOut(
  services: Services,
  table: LiveTable,
  seat: number,
  timeOuts: number,
): Promise<void> {
  if (timeOuts < TIME_OUTS_BEFORE_SUBSTITUTE) return;
  await seatBot(services, table, seat, services.bots.substitute);
}

/** A bot plays for a person until that person comes back. */
export async function seatBot(services: Services, table: LiveTable, seat: number, level: string): Promise<void> {
  const person = personAt(table.document, seat);
  if (!person || person.substitute !== null) return;
  const change = (document: TableDocument) => changePerson(document, seat, { substitute: level, votes: [] });
  // It may be this seat's turn: another process finds that in the store, should this one die before the bot has played.
  await changeTable(services, table, change, () => [services.store.matches.dueQuery(table.id, Date.now())]);
  await postNotice(services, table, { code: "bot-took-over", params: { seat, level } });
}

/** Whether a bot plays for the person of a seat. */
export function isAway(document: TableDocument, seat: number): boolean {
  return typeof personAt(document, seat)?.substitute === "string";
}

/** The person plays again. */
export async function giveSeatBack(services: Services, table: LiveTable, seat: number): Promise<void> {
  if (!isAway(table.document, seat)) return;
  await changeTable(services, table, (document) => changePerson(document, seat, { substitute: null, votes: [] }));
  await postNotice(services, table, { code: "player-came-back", params: { seat } });
}

export function changePerson(document: TableDocument, seat: number, change: Partial<PersonSeat>): TableDocument {
  const person = personAt(document, seat);
  return person ? withSeat(document, seat, { ...person, ...change }) : document;
}

export function personAt(document: TableDocument, seat: number): PersonSeat | undefined {
  const sitting = document.seats[seat];
  return sitting?.kind === "person" ? sitting : undefined;
}

/** Whether enough of the others want a bot: more than half of the people who play themselves, the seat's own person aside. */
export function enoughVotes(document: TableDocument, seat: number): boolean {
  const person = personAt(document, seat);
  if (!person) return false;
  const voters = personsAt(document).filter((other) => other.player !== person.player && other.substitute === null);
  const inFavour = voters.filter((voter) => person.votes.includes(voter.seat));
  return inFavour.length * 2 > voters.length;
}
