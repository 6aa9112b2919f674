import { postNotice } from "../chat/lines.ts";
import type { LiveTable } from "../play/live-table.ts";
import { Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { presenceAt } from "../socket/presence.ts";
import { changeTable } from "./change.ts";
import { type PersonSeat, personsAt, type TableDocument, withSeat } from "./document.ts";

const MINUTE = 60_000;
const LIVE_GRACE = 2 * MINUTE;
const UNTIMED_GRACE = 10 * MINUTE;
const LEAST_SLOW_GRACE = 60 * MINUTE;

/** How long a person must be absent before the others may vote for a substitute. At a slow table: the bank of its clock. */
function graceOf({ absenceGrace }: Pick<Services, "absenceGrace">, { clock }: TableDocument): number {
  if (absenceGrace !== undefined) return absenceGrace;
  if (clock.kind === "slow") return Math.max(clock.bank * 1000, LEAST_SLOW_GRACE);
  return clock.kind === "live" ? LIVE_GRACE : UNTIMED_GRACE;
}

/**
 * Compares the people of a running match with those who have the table open. Stores who is absent and since when. The arrival of
 * a person ends the votes against the seat, and a substitution that was voted for.
 */
export async function updateAbsence(services: Services, table: LiveTable): Promise<void> {
  if (!hasNews(services, table)) return;
  const returned = givenBack(table);
  await changeTable(services, table, (document) => compareWithPresence(services, table, document));
  await postReturns(services, table, returned);
}

/** Whether the document says that a player is absent. Every action asks, so it copies nothing. */
export function isMarkedAbsent({ seats }: TableDocument, player: string): boolean {
  return seats.some((seat) => seat.kind === "person" && seat.player === player && Boolean(seat.absence));
}

/** Ends the absence of a person who opens the table or plays. */
export async function endAbsence(services: Services, table: LiveTable, player: string): Promise<void> {
  if (!isMarkedAbsent(table.document, player)) return;
  const isMine = (person: PersonSeat) => person.player === player;
  const returned = givenBack(table, isMine);
  await changeTable(services, table, (document) =>
    changePeople(document, (person) => (isMine(person) ? arrived(person) : person)),
  );
  await postReturns(services, table, returned);
}

/** Whether the presence at a table differs from what is stored. */
function hasNews(services: Services, table: LiveTable): boolean {
  return compareWithPresence(services, table, table.document) !== table.document;
}

function compareWithPresence(services: Services, table: LiveTable, document: TableDocument): TableDocument {
  if (document.status !== "running") return document;
  const { here } = presenceAt(services, table);
  const since = services.time.now();
  const absence = { since, voteFrom: since + graceOf(services, document) };
  return changePeople(document, (person, seat) => {
    if (here.includes(seat)) return arrived(person);
    return person.absence ? person : { ...person, absence };
  });
}

function changePeople(
  document: TableDocument,
  change: (person: PersonSeat, seat: number) => PersonSeat,
): TableDocument {
  return document.seats.reduce((changed, occupant, seat) => {
    const after = occupant.kind === "person" ? change(occupant, seat) : occupant;
    return after === occupant ? changed : withSeat(changed, seat, after);
  }, document);
}

function arrived(person: PersonSeat): PersonSeat {
  const wasVotedOut = person.substituteBy === "vote";
  if (!person.absence && person.votes.length === 0 && !wasVotedOut) return person;
  const here = { ...person, absence: null, votes: [] };
  return wasVotedOut ? { ...here, substitute: null, substituteBy: null } : here;
}

/** The seats of people whom a vote has replaced. */
function givenBack(table: LiveTable, isMine: (person: PersonSeat) => boolean = () => true): number[] {
  return personsAt(table.document).flatMap((person) =>
    person.substituteBy === "vote" && isMine(person) ? [person.seat] : [],
  );
}

async function postReturns(services: Services, table: LiveTable, before: readonly number[]): Promise<void> {
  const after = givenBack(table);
  for (const seat of before) {
    if (!after.includes(seat)) await postNotice(services, table, { code: "player-came-back", params: { seat } });
  }
}

/** Whether a person has been absent for the grace time. */
export function isAbsent(services: Services, document: TableDocument, person: PersonSeat): boolean {
  return absentFor(services, person) >= graceOf(services, document);
}

function absentFor(services: Services, { absence }: PersonSeat): number {
  return absence ? services.time.counted(absence.since, services.time.now()) : -1;
}

/** Refuses votes against a person who is present, or who left a short time ago. */
export function requireAbsent(services: Services, document: TableDocument, person: PersonSeat, seat: number): void {
  if (!person.absence) throw refuse("player-is-present", "give-up", { seat });
  const wait = graceOf(services, document) - absentFor(services, person);
  if (wait <= 0) return;
  const { refusal } = refuse("not-absent-long-enough", "wait", { seat, voteFrom: person.absence.voteFrom });
  throw new Refused({ ...refusal, waitMilliseconds: wait });
}

/** A disconnected player who is back within this time counts as present, for example after a reload of the page. */
const SETTLE_MILLISECONDS = 1000;

/** Checks the absence at a table shortly after its presence has changed. */
export function checkAbsenceSoon(services: Services, table: LiveTable): void {
  clearTimeout(table.absenceTimer);
  table.absenceTimer = setTimeout(() => checkAbsence(services, table), SETTLE_MILLISECONDS);
  table.absenceTimer.unref();
}

export function checkAbsence(services: Services, table: LiveTable): void {
  if (!hasNews(services, table)) return;
  services.tables
    .run(table.id, (current) => updateAbsence(services, current))
    .catch((error: unknown) => {
      if (!(error instanceof Refused)) services.log.warn({ table: table.id, error }, "failed to store an absence");
    });
}
