import type { TableView } from "@rondel/protocol";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "./change.ts";
import { type SeatDocument, seatsOf, type TableDocument } from "./document.ts";
import { addTable, personSeat } from "./make.ts";
import { tableView } from "./view.ts";

/** Creates the table of a rematch, or returns the one that another player has created. */
export async function rematch(services: Services, table: LiveTable, player: string): Promise<TableView> {
  const { document } = table;
  if (seatsOf(document, player).length === 0) throw refuse("not-at-this-table", "give-up");
  if (document.status !== "finished") throw refuse("match-is-running", "wait");
  if (document.rematch === null) {
    const served = services.games.newestOf(document.game);
    if (!served) throw refuse("unknown-game", "give-up", { game: document.game });
    const { game, options, visibility, clock } = document;
    const { rulesVersion } = served.game;
    const seats = rotatedSeats(document);
    const id = await addTable(services, { game, rulesVersion, options, visibility, clock, host: player, seats });
    await changeTable(services, table, (latest) => (latest.rematch === null ? { ...latest, rematch: id } : latest));
  }
  const next = table.document.rematch;
  if (next === null) throw new Error(`table ${table.id} has lost its rematch`);
  return services.tables.run(next, (other) => tableView(other, player));
}

/** Moves everyone by one seat. Entropy is not copied: the new match has a new secret. */
function rotatedSeats(document: TableDocument): SeatDocument[] {
  const [first, ...others] = document.seats.map((seat) =>
    seat.kind === "person" ? personSeat(seat.player, seat.name) : seat,
  );
  return first ? [...others, first] : others;
}
