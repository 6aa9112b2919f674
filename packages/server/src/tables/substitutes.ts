import { postNotice } from "../chat/lines.ts";
import type { LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import { isAbsent } from "./absence.ts";
import { changeTable } from "./change.ts";
import { changePerson, personAt, personsAt, type TableDocument } from "./document.ts";

/** After this many consecutive time-outs, a bot takes the seat. */
const MAX_TIME_OUTS = 2;

export async function substituteAfterTimeOut(
  services: Services,
  table: LiveTable,
  seat: number,
  timeOuts: number,
): Promise<void> {
  if (timeOuts >= MAX_TIME_OUTS) await seatBot(services, table, seat, services.bots.substitute, "time-out");
}

/** Lets a bot play for a person until that person returns. */
export async function seatBot(
  services: Services,
  table: LiveTable,
  seat: number,
  level: string,
  by: "vote" | "time-out" | "left",
  temperament: string | null = null,
): Promise<void> {
  const person = personAt(table.document, seat);
  if (!person || person.substitute !== null) return;
  const change = (document: TableDocument) =>
    changePerson(document, seat, {
      substitute: level,
      substituteTemperament: temperament,
      substituteBy: by,
      votes: [],
    });
  // It may be this seat's turn. The deadline is stored in case this process dies before the bot has moved.
  await changeTable(services, table, change, () => [services.store.matches.dueQuery(table.id, services.time.now())]);
  await postNotice(services, table, { code: "bot-took-over", params: { seat, level } });
}

/** Whether a bot plays for the person of a seat. */
export function isAway(document: TableDocument, seat: number): boolean {
  return typeof personAt(document, seat)?.substitute === "string";
}

/** Removes the substitute, so that the person plays again. */
export async function giveSeatBack(services: Services, table: LiveTable, seat: number): Promise<void> {
  if (!isAway(table.document, seat)) return;
  await changeTable(services, table, (document) =>
    changePerson(document, seat, { substitute: null, substituteBy: null, votes: [], absence: null }),
  );
  await postNotice(services, table, { code: "player-came-back", params: { seat } });
}

/** Whether more than half of the other people have voted for a substitute. People who are absent themselves do not count. */
export function hasEnoughVotes(services: Services, document: TableDocument, seat: number): boolean {
  const person = personAt(document, seat);
  if (!person) return false;
  const voters = personsAt(document).filter(
    (other) => other.player !== person.player && other.substitute === null && !isAbsent(services, document, other),
  );
  const inFavour = voters.filter((voter) => person.votes.includes(voter.seat));
  return inFavour.length * 2 > voters.length;
}
