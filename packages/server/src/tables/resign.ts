import { postNotice } from "../chat/lines.ts";
import type { LiveTable } from "../play/live-table.ts";
import { clearStandingAnswers } from "../play/standing-answers.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { abandonIfAgreed } from "./abandon.ts";
import { changeTable } from "./change.ts";
import { changePerson, personAt, type TableDocument } from "./document.ts";

/** Ends the play of a person for good: a bot plays the seat to the end, and the result lists the person as resigned. */
export async function resign(services: Services, table: LiveTable, seat: number): Promise<void> {
  if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  requireNotResigned(table.document, seat);
  const change = (document: TableDocument) =>
    changePerson(document, seat, {
      resigned: true,
      substitute: services.bots.substitute,
      substituteBy: "resigned",
      votes: [],
      absence: null,
    });
  // It may be this seat's turn. The deadline is stored in case this process dies before the bot has moved.
  await changeTable(services, table, change, () => [services.store.matches.dueQuery(table.id, services.time.now())]);
  await clearStandingAnswers(services, table, seat);
  await postNotice(services, table, { code: "resigned", params: { seat } });
  if (!(await abandonIfAgreed(services, table))) services.scheduler.schedule(table, services.time.now());
}

/** Refuses decisions of a person who has resigned. */
export function requireNotResigned(document: TableDocument, seat: number): void {
  if (personAt(document, seat)?.resigned) throw refuse("you-resigned", "give-up", { seat });
}
