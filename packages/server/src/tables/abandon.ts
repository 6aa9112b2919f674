import { postNotice } from "../chat/lines.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { isAbsent, updateAbsence } from "./absence.ts";
import { changeTable } from "./change.ts";
import { type PersonSeat, personsAt, seatsOf, type TableDocument } from "./document.ts";

type SeatedPerson = PersonSeat & { readonly seat: number };

/** The people who have neither resigned nor deleted their account. */
function stillPlaying(document: TableDocument): SeatedPerson[] {
  return personsAt(document).filter(({ resigned, former }) => !resigned && !former);
}

/** The seats that must agree before the match is abandoned. People who have been absent for the grace time do not count. */
function mustAgreeToAbandon(services: Services, document: TableDocument): number[] {
  return stillPlaying(document)
    .filter((person) => !isAbsent(services, document, person))
    .map(({ seat }) => seat);
}

/** Adds or withdraws the vote of a player to end the match without a result. */
export async function voteToAbandon(
  services: Services,
  table: LiveTable,
  player: string,
  agree: boolean,
): Promise<void> {
  if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  await updateAbsence(services, table);
  const own = seatsOf(table.document, player).filter((seat) =>
    stillPlaying(table.document).some((person) => person.seat === seat),
  );
  if (own.length === 0) throw refuse("cannot-vote", "give-up");
  const before = table.document.abandonVotes ?? [];
  await changeTable(services, table, (document) => {
    const others = (document.abandonVotes ?? []).filter((voter) => !own.includes(voter));
    return { ...document, abandonVotes: agree ? [...others, ...own].sort() : others };
  });
  const [seat = 0] = own;
  if (agree && !before.includes(seat)) await postNotice(services, table, { code: "abandon-asked", params: { seat } });
  if (!agree && before.includes(seat))
    await postNotice(services, table, { code: "abandon-declined", params: { seat } });
  await abandonIfAgreed(services, table);
}

/** Whether everybody who plays and is there wants to abandon the match, and somebody who plays does; or nobody plays any more. */
function isAgreed(services: Services, document: TableDocument): boolean {
  if (document.status !== "running") return false;
  const playing = stillPlaying(document);
  const wantsTo = (seat: number) => document.abandonVotes?.includes(seat) ?? false;
  if (playing.length > 0 && !playing.some(({ seat }) => wantsTo(seat))) return false;
  return mustAgreeToAbandon(services, document).every(wantsTo);
}

/** Ends the match without a result if that is agreed. Returns whether it has ended. */
export async function abandonIfAgreed(services: Services, table: LiveTable): Promise<boolean> {
  if (!isAgreed(services, table.document)) return false;
  const ended = services.time.now();
  await changeTable(
    services,
    table,
    (document) =>
      isAgreed(services, document)
        ? { ...document, status: "finished", abandoned: true, ended, takeback: null }
        : document,
    () => [services.store.matches.dueQuery(table.id, null)],
  );
  services.scheduler.schedule(table, null);
  await postNotice(services, table, { code: "abandoned", params: {} });
  return true;
}
