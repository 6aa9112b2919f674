import type { TableView } from "@rondel/protocol";
import type { Caller, Handlers } from "../gateway/caller.ts";
import { requireWelcome } from "../people/relations.ts";
import { refresh } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { voteToAbandon } from "./abandon.ts";
import { requireGathering, requireHost, withOwnSeat, withVisibleTable } from "./access.ts";
import { changeTable } from "./change.ts";
import { type TableDocument, withSeat } from "./document.ts";
import { closeTable, freeSeat, muteSeat } from "./host.ts";
import { importTable } from "./import.ts";
import { listGames, listTables } from "./list.ts";
import { makeTable, requireBot, seatFor } from "./make.ts";
import { rematch, startIfAccepted } from "./rematch.ts";
import { requireNotResigned, resign } from "./resign.ts";
import { beginMatch, commitEntropy, requireMayStart, revealEntropy } from "./reveal.ts";
import { decline, join, leave, swap } from "./seats.ts";
import { fillWithBots } from "./start.ts";
import { giveSeatBack, seatBot } from "./substitutes.ts";
import { tableView } from "./view.ts";
import { vote } from "./vote.ts";

export const tableCommands: Handlers<
  | "games/list"
  | "tables/list"
  | "table/make"
  | "table/import"
  | "table/look"
  | "table/join"
  | "table/decline"
  | "table/leave"
  | "table/arrange"
  | "table/free"
  | "table/mute"
  | "table/close"
  | "table/swap"
  | "table/commit"
  | "table/reveal"
  | "table/start"
  | "table/rematch"
  | "table/vote"
  | "table/return"
  | "table/resign"
  | "table/abandon"
> = {
  "games/list": listGames,
  "tables/list": listTables,

  "table/make": async (services, caller, input) =>
    openTable(services, caller, await makeTable(services, caller, input), input.start),
  "table/import": async (services, caller, input) =>
    openTable(services, caller, await importTable(services, caller, input), input.start),

  "table/look": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, async (table) => {
      await refresh(services, table);
      return tableView(table, player.id);
    }),

  "table/join": (services, caller, input) =>
    withVisibleTable(services, caller.player.id, input, async (table) => {
      await requireWelcome(services, table.document, caller.player.id);
      await changeTable(services, table, (document) => join(document, caller, input));
      await startIfAccepted(services, table);
      return tableView(table, caller.player.id);
    }),
  "table/decline": (services, caller, address) =>
    change(services, caller, address, (document) => decline(document, caller.player.id)),

  "table/leave": (services, { player }, { table: id, seat }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      if (table.document.status === "running") {
        await seatBot(services, table, seat, services.bots.substitute, "left");
        services.scheduler.schedule(table, services.time.now());
      } else {
        await changeTable(services, table, (document) => leave(document, player.id, seat));
      }
      return tableView(table, player.id);
    }),

  "table/arrange": (services, caller, { table, seat, plan }) =>
    change(services, caller, { table }, (document) => {
      requireHost(document, caller.player.id);
      requireGathering(document);
      const occupant = document.seats[seat];
      if (!occupant) throw refuse("no-such-seat", "correct", { seat });
      if (occupant.kind === "person" && occupant.player !== caller.player.id) {
        throw refuse("seat-is-taken", "give-up", { seat });
      }
      return withSeat(document, seat, seatFor(services, caller, plan));
    }),

  "table/free": (services, caller, { table, seat }) =>
    change(services, caller, { table }, (document) => freeSeat(document, caller.player.id, seat)),

  "table/mute": (services, { player }, { table: id, seat, muted }) =>
    withVisibleTable(services, player.id, { table: id }, async (table) => {
      await muteSeat(services, table, player.id, { seat, muted });
      return tableView(table, player.id);
    }),

  "table/close": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, async (table) => {
      await closeTable(services, table, player.id);
      return tableView(table, player.id);
    }),

  "table/swap": (services, caller, { table, seat, with: other }) =>
    change(services, caller, { table }, (document) => swap(document, caller.player.id, seat, other)),

  "table/commit": (services, caller, input) =>
    change(services, caller, { table: input.table }, (document) => commitEntropy(document, caller.player.id, input)),
  "table/reveal": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, async (table) => {
      await revealEntropy(services, table, input);
      return tableView(table, player.id);
    }),

  "table/start": (services, { player }, { fill, ...address }) =>
    withVisibleTable(services, player.id, address, async (table) => {
      requireHost(table.document, player.id);
      requireMayStart(services, table.document);
      if (fill !== undefined) await fillWithBots(services, table, fill);
      await beginMatch(services, table);
      return tableView(table, player.id);
    }),

  "table/rematch": (services, caller, { commitment, ...address }) =>
    withVisibleTable(services, caller.player.id, address, (table) => rematch(services, table, caller, commitment)),

  "table/vote": (services, { player }, { table: id, ...choice }) =>
    withVisibleTable(services, player.id, { table: id }, async (table) => {
      requireBot(services.bots, choice.level, choice.temperament);
      await vote(services, table, player.id, choice);
      return tableView(table, player.id);
    }),

  "table/resign": (services, { player }, address) =>
    withOwnSeat(services, player.id, address, async (table) => {
      await resign(services, table, address.seat);
      return tableView(table, player.id);
    }),
  "table/abandon": (services, { player }, { table: id, agree }) =>
    withVisibleTable(services, player.id, { table: id }, async (table) => {
      await voteToAbandon(services, table, player.id, agree);
      return tableView(table, player.id);
    }),

  "table/return": (services, { player }, address) =>
    withOwnSeat(services, player.id, address, async (table) => {
      requireNotResigned(table.document, address.seat);
      await giveSeatBack(services, table, address.seat);
      return tableView(table, player.id);
    }),
};

/** Returns a new table, started if the input asks for it. */
function openTable(services: Services, { player }: Caller, id: string, start: boolean | undefined): Promise<TableView> {
  return services.tables.run(id, async (table) => {
    if (start) await beginMatch(services, table);
    return tableView(table, player.id);
  });
}

function change(
  services: Services,
  { player }: Caller,
  address: { readonly table: string; readonly invitation?: string | undefined },
  changeDocument: (document: TableDocument) => TableDocument,
): Promise<TableView> {
  return withVisibleTable(services, player.id, address, async (table) => {
    await changeTable(services, table, changeDocument);
    return tableView(table, player.id);
  });
}
