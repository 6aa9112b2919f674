import type { AuditEntry, OperatorInput } from "@rondel/protocol/operator";
import type { CompiledQuery } from "kysely";
import { refreshConnections } from "../identity/guests.ts";
import { newSecret } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";
import type { Sanction } from "../store/sanctions.ts";
import { changeTable } from "../tables/change.ts";
import { refuseOperator } from "./access.ts";

const LONGEST_SANCTION = 10 * 365 * 24 * 60 * 60 * 1000;
const LIFTED = { mute: "unmute", suspend: "unsuspend" } as const;
const NOT_SANCTIONED = { mute: "not-muted", suspend: "not-suspended" } as const;

type Act = Pick<AuditEntry, "act" | "target" | "why"> & Partial<Pick<AuditEntry, "name" | "until">>;

/** Mutes or suspends a player until a time. */
export async function sanction(
  services: Services,
  who: string,
  kind: Sanction["kind"],
  { player: id, until, why }: OperatorInput<"mute">,
): Promise<void> {
  const now = services.time.now();
  if (until <= now || until > now + LONGEST_SANCTION) throw refuseOperator("until-is-not-possible", "correct");
  const { name } = await requirePlayer(services, id);
  const entry = auditQuery(services, who, { act: kind, target: id, name, until, why });
  await services.store.sanctions.set({ player: id, kind, until, since: now }, [entry]);
  await applySanctions(services, id);
}

/** Ends a mute or a suspension. */
export async function lift(
  services: Services,
  who: string,
  kind: Sanction["kind"],
  { player: id, why }: OperatorInput<"unmute">,
): Promise<void> {
  const { name } = await requirePlayer(services, id);
  const entry = auditQuery(services, who, { act: LIFTED[kind], target: id, name, why });
  if (!(await services.store.sanctions.lift(id, kind, [entry]))) throw refuseOperator(NOT_SANCTIONED[kind], "refresh");
  await applySanctions(services, id);
}

async function applySanctions(services: Services, player: string): Promise<void> {
  await services.sanctions.reload();
  await refreshConnections(services, player);
}

/** Closes a table. Its match stays stored, but nobody can continue it. */
export function closeTable(
  services: Services,
  who: string,
  { table: id, why }: OperatorInput<"close-table">,
): Promise<void> {
  return services.tables.run(id, async (table) => {
    const entry = auditQuery(services, who, { act: "close-table", target: id, why });
    await changeTable(
      services,
      table,
      (document) => {
        if (document.status === "closed") throw refuse("table-is-closed", "give-up");
        if (document.status === "finished") throw refuseOperator("table-is-over", "give-up");
        return { ...document, status: "closed", takeback: null };
      },
      () => [entry, services.store.matches.dueQuery(id, null)],
    );
  });
}

/** Closes a report as done or dismissed. */
export async function closeReport(
  services: Services,
  who: string,
  status: "done" | "dismissed",
  { report, why }: OperatorInput<"close-report">,
): Promise<void> {
  const { database, reports } = services.store;
  const act = status === "done" ? "close-report" : "dismiss-report";
  const entry = auditQuery(services, who, { act, target: report, why });
  const isClosed = await database.write({
    first: reports.closeQuery(report, status, services.time.now()),
    next: [entry],
  });
  if (!isClosed) throw refuseOperator("no-such-report", "refresh");
}

/** Takes a match out of the collection, or puts it back. Its table stays as it is. */
export async function hideMatch(
  services: Services,
  who: string,
  hidden: boolean,
  { table, why }: OperatorInput<"hide-match">,
): Promise<void> {
  const { database, collection } = services.store;
  const entry = auditQuery(services, who, { act: hidden ? "hide-match" : "show-match", target: table, why });
  const isDone = await database.write({ first: collection.hideQuery(table, hidden), next: [entry] });
  if (!isDone) throw refuseOperator(hidden ? "match-is-hidden" : "match-is-shown", "refresh");
}

/** Removes a comment of a player on a match of the collection. */
export async function removeComment(
  services: Services,
  who: string,
  { comment: id, why }: OperatorInput<"remove-comment">,
): Promise<void> {
  const { collection } = services.store;
  const comment = await collection.comment(id);
  if (!comment) throw refuse("no-such-comment", "refresh");
  const entry = auditQuery(services, who, { act: "remove-comment", target: id, name: comment.name, why });
  if (!(await collection.removeComment(comment, [entry]))) throw refuse("no-such-comment", "refresh");
}

async function requirePlayer(services: Services, id: string): Promise<Player> {
  const player = await services.store.players.byId(id);
  if (!player) throw refuseOperator("no-such-player", "give-up");
  return player;
}

/** The audit entry of an act, for the same transaction. */
function auditQuery(
  services: Services,
  who: string,
  { act, target, name = null, until = null, why }: Act,
): CompiledQuery {
  return services.store.audit.addQuery({
    id: newSecret(),
    at: services.time.now(),
    who,
    act,
    target,
    name,
    until,
    why,
  });
}
