import { type AnyOptions, chooseOptions, type OptionTable } from "@rondel/engine";
import type { TableView } from "@rondel/protocol";
import type { Caller } from "../gateway/caller.ts";
import { newSecret } from "../identity/secrets.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "./change.ts";
import { reservedFor, type SeatDocument, seatsOf, type TableDocument } from "./document.ts";
import { addTable, personSeat } from "./make.ts";
import { offeredGame } from "./offered-games.ts";
import { beginMatch } from "./reveal.ts";
import { join } from "./seats.ts";
import { isFull } from "./startable.ts";
import { tableView } from "./view.ts";

/**
 * Invites everybody to a rematch, or accepts the invitation of the player who was first. The seats of the others are reserved;
 * no clock runs before they have accepted or the host starts without them.
 */
export async function rematch(
  services: Services,
  table: LiveTable,
  caller: Caller,
  commitment: string | undefined,
): Promise<TableView> {
  const { document } = table;
  const player = caller.player.id;
  if (seatsOf(document, player).length === 0) throw refuse("not-at-this-table", "give-up");
  if (document.status !== "finished") throw refuse("match-is-running", "wait");
  const invited =
    document.rematch === null ? undefined : await acceptAt(services, document.rematch, caller, commitment);
  if (invited && invited.status !== "closed") return invited;
  const id = await createRematch(services, document, player);
  await changeTable(services, table, (latest) =>
    latest.rematch === document.rematch ? { ...latest, rematch: id } : latest,
  );
  // Another process may have been first. Its table counts, and this one stays without guests.
  return acceptAt(services, table.document.rematch ?? id, caller, commitment);
}

function acceptAt(services: Services, id: string, caller: Caller, commitment: string | undefined): Promise<TableView> {
  return services.tables.run(id, async (table) => {
    const { player } = caller;
    if (table.document.status === "gathering" && reservedFor(table.document, player.id).length > 0) {
      await changeTable(services, table, (document) => join(document, caller, { table: id, commitment }));
      await startIfAccepted(services, table);
    }
    return tableView(table, player.id);
  });
}

/** Starts the match of a rematch as soon as the last player has accepted. */
export async function startIfAccepted(services: Services, table: LiveTable): Promise<void> {
  const { rematchOf, status, revealing, seats } = table.document;
  if (rematchOf !== undefined && status === "gathering" && !revealing && isFull(seats))
    await beginMatch(services, table);
}

async function createRematch(services: Services, document: TableDocument, player: string): Promise<string> {
  const served = offeredGame(services, document.game);
  if (!served) throw refuse("unknown-game", "give-up", { game: document.game });
  const { game, visibility, clock, hints } = document;
  const { rulesVersion } = served.game;
  const options = optionsFor(served.game.options, document.options);
  const seats = rotatedSeats(document, player, await services.store.relations.blocksAround(player));
  const rematchOf = document.id;
  const kept = { game, visibility, clock, ...(hints === undefined ? {} : { hints }) };
  return addTable(services, { ...kept, rulesVersion, options, host: player, seats, rematchOf });
}

/** The options of the finished match as far as the newest rules still have them, and the defaults of new ones. */
function optionsFor(table: OptionTable, former: AnyOptions): AnyOptions {
  const kept = Object.entries(former).filter(([name, value]) => "options" in chooseOptions(table, { [name]: value }));
  const chosen = chooseOptions(table, Object.fromEntries(kept));
  if ("problem" in chosen)
    throw new Error(`options that are valid alone are refused together: ${chosen.problem.field}`);
  return chosen.options;
}

/**
 * Moves everyone by one seat and reserves the seats of the others, except of people who are blocked in either direction. Entropy
 * is not copied: the new match has a new secret.
 */
function rotatedSeats(document: TableDocument, host: string, blocks: ReadonlySet<string>): SeatDocument[] {
  const [first, ...others] = document.seats.map((seat): SeatDocument => {
    if (seat.kind !== "person") return seat;
    const { player, name } = seat;
    if (seat.former || blocks.has(player)) return { kind: "open" };
    return player === host ? personSeat(player, name) : { kind: "invited", name, invitation: newSecret(), player };
  });
  return first ? [...others, first] : others;
}
