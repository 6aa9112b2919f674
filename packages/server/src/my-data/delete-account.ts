import { FORMER_PLAYER_NAME } from "@rondel/protocol";
import { refreshConnections } from "../identity/guests.ts";
import { newPlayerId } from "../identity/secrets.ts";
import type { LiveTable } from "../play/live-table.ts";
import { clearStandingAnswers } from "../play/standing-answers.ts";
import type { Services } from "../services.ts";
import { changeTable } from "../tables/change.ts";
import { personsAt, reservedFor, seatsOf, type TableDocument } from "../tables/document.ts";
import { decline, leave } from "../tables/seats.ts";
import { seatBot } from "../tables/substitutes.ts";

/**
 * Deletes a player. Seats at tables that gather become free; in matches a bot plays on, and the seat keeps no name and no id.
 * Chat lines of the player are deleted, and all devices are signed out.
 */
export async function deleteAccount(services: Services, player: string): Promise<void> {
  const { myData, merge } = services.store;
  const tables = await merge.tablesOf(player);
  await myData.deleteLines(await myData.lines(player));
  for (const { document } of tables) {
    await services.tables.run(document.id, (table) => leaveForever(services, table, player));
  }
  await myData.forgetInRooms(player);
  await services.store.reports.forgetReporter(player);
  await myData.deletePlayer(player);
  await refreshConnections(services, player);
}

async function leaveForever(services: Services, table: LiveTable, player: string): Promise<void> {
  const id = newPlayerId();
  if (table.document.status === "gathering") {
    await changeTable(services, table, (document) => withoutPlayer(left(document, player), player, id));
    return;
  }
  if (table.document.status === "running") {
    for (const seat of seatsOf(table.document, player)) {
      await seatBot(services, table, seat, services.bots.substitute, "left");
      await clearStandingAnswers(services, table, seat);
    }
    services.scheduler.schedule(table, services.time.now());
  }
  await changeTable(services, table, (document) => withoutPlayer(document, player, id));
}

/** A gathering table without the seats of a player. It passes on to another person; without any, it closes. */
function left(document: TableDocument, player: string): TableDocument {
  const declined = reservedFor(document, player).length > 0 ? decline(document, player) : document;
  const after = seatsOf(declined, player).reduce(
    (changed, seat) => (changed.status === "closed" ? changed : leave(changed, player, seat)),
    declined,
  );
  if (after.status === "closed" || after.host !== player) return after;
  // A host may sit at no seat.
  const [next] = personsAt(after);
  return next ? { ...after, host: next.player } : { ...after, status: "closed" };
}

/** The table with a former player in place of the player. The new id is not that of the former player at another table. */
function withoutPlayer(document: TableDocument, player: string, id: string): TableDocument {
  return {
    ...withoutMarks(document, player),
    host: document.host === player ? id : document.host,
    seats: document.seats.map((seat) =>
      seat.kind === "person" && seat.player === player
        ? { ...seat, player: id, name: FORMER_PLAYER_NAME, former: true, votes: [] }
        : seat,
    ),
  };
}

/** The table without a player among those whom the host has removed or muted. */
function withoutMarks(document: TableDocument, player: string): TableDocument {
  const others = (people: readonly string[] = []) => people.filter((other) => other !== player);
  return { ...document, barred: others(document.barred), muted: others(document.muted) };
}
