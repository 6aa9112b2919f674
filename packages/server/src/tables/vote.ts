import type { CommandInput } from "@rondel/protocol";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { requireAbsent, updateAbsence } from "./absence.ts";
import { changeTable } from "./change.ts";
import { changePerson, personAt, seatsOf } from "./document.ts";
import { hasEnoughVotes, seatBot } from "./substitutes.ts";

type Vote = Pick<CommandInput<"table/vote">, "seat" | "level" | "temperament" | "agree">;

/** Adds or withdraws the vote of a player for a substitute. Only an absent person can be voted against. */
export async function vote(
  services: Services,
  table: LiveTable,
  player: string,
  { seat, level, temperament, agree }: Vote,
): Promise<void> {
  if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  await updateAbsence(services, table);
  const own = seatsOf(table.document, player);
  const target = personAt(table.document, seat);
  if (own.length === 0 || !target || target.player === player) throw refuse("cannot-vote", "give-up", { seat });
  if (agree) requireAbsent(services, table.document, target, seat);
  await changeTable(services, table, (document) => {
    const person = personAt(document, seat);
    if (!person || (agree && !person.absence)) return document;
    const others = person.votes.filter((voter) => !own.includes(voter));
    return changePerson(document, seat, { votes: agree ? [...others, ...own].sort() : others });
  });
  if (!hasEnoughVotes(services, table.document, seat)) return;
  await seatBot(services, table, seat, level, "vote", temperament);
  services.scheduler.schedule(table, services.time.now());
}
