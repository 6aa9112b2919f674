import type { CommandInput, TableView } from "@rondel/protocol";
import type { Caller, Handlers } from "../gateway/caller.ts";
import { isSameSecret } from "../identity/secrets.ts";
import { schedule } from "../play/scheduler.ts";
import { readAgain } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { ListedTable } from "../store/tables.ts";
import { isInvited, requireGathering, requireHost, requireSeat, withOwnSeat, withVisibleTable } from "./access.ts";
import { changeTable } from "./change.ts";
import { personsAt, seatsOf, type TableDocument, withSeat } from "./document.ts";
import { importTable } from "./import.ts";
import { addTable, makeTable, personSeat, seatFor } from "./make.ts";
import { startMatch } from "./start.ts";
import { changePerson, enoughVotes, giveSeatBack, personAt, seatBot } from "./substitutes.ts";
import { tableSummary, tableView } from "./view.ts";

const MINE_AT_MOST = 200;

export const tableCommands: Handlers<
  | "games/list"
  | "tables/list"
  | "table/make"
  | "table/import"
  | "table/look"
  | "table/join"
  | "table/leave"
  | "table/arrange"
  | "table/swap"
  | "table/mix"
  | "table/start"
  | "table/rematch"
  | "table/vote"
  | "table/return"
> = {
  "games/list": ({ games, bots }) => ({
    games: games.newest.map(({ game: { id, rulesVersion, players, options } }) => ({
      id,
      rulesVersion,
      players,
      options: options as Record<string, Record<string, unknown>>,
    })),
    bots: [...bots.levels],
  }),

  async "tables/list"({ store }, { player }, { which, game, limit = 30, after }) {
    const before = after === undefined ? undefined : Number(after);
    if (before !== undefined && !Number.isFinite(before)) throw refuse("wrong-page", "correct");
    const line = (table: ListedTable) => tableSummary(table, player.id);
    if (which === "mine") {
      const mine = (await store.tables.ofPlayer(player.id, MINE_AT_MOST)).map(line);
      const wanted = game === undefined ? mine : mine.filter((table) => table.game === game);
      return { tables: wanted.sort(byUrgency).slice(0, limit), next: null };
    }
    const status = which === "open" ? "gathering" : which;
    const found = await store.tables.listPublic(status, { game, limit, before });
    const last = found.length === limit ? found[found.length - 1] : undefined;
    return { tables: found.map(line), next: last ? String(last.changed) : null };
  },

  async "table/make"(services, caller, wish) {
    const id = await makeTable(services, caller, wish);
    return services.tables.run(id, async (table) => {
      if (wish.start) await startMatch(services, table);
      return tableView(table, caller.player.id);
    });
  },

  async "table/import"(services, caller, wish) {
    const id = await importTable(services, caller, wish);
    return services.tables.run(id, async (table) => {
      if (wish.start) await startMatch(services, table);
      return tableView(table, caller.player.id);
    });
  },

  "table/look": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, async (table) => {
      await readAgain(services, table);
      return tableView(table, player.id);
    }),

  "table/join": (services, caller, wish) => {
    const change = (document: TableDocument) => join(document, caller, wish);
    return changing(services, caller, { table: wish.table, invitation: wish.invitation }, change);
  },

  "table/leave": (services, caller, { table, seat }) =>
    withOwnSeat(services, caller.player.id, { table, seat }, async (table) => {
      if (table.document.status === "running") {
        await seatBot(services, table, seat, services.bots.substitute);
        schedule(services, table, Date.now());
      } else {
        await changeTable(services, table, (document) => leave(document, caller.player.id, seat));
      }
      return tableView(table, caller.player.id);
    }),

  "table/arrange": (services, caller, { table, seat, plan }) =>
    changing(services, caller, { table }, (document) => {
      requireHost(document, caller.player.id);
      requireGathering(document);
      const sitting = document.seats[seat];
      if (!sitting) throw refuse("no-such-seat", "correct", { seat });
      if (sitting.kind === "person" && sitting.player !== caller.player.id)
        throw refuse("seat-is-taken", "give-up", { seat });
      return withSeat(document, seat, seatFor(services, caller, plan));
    }),

  "table/swap": (services, caller, { table, seat, with: other }) =>
    changing(services, caller, { table }, (document) => {
      requireGathering(document);
      const [one, two] = [document.seats[seat], document.seats[other]];
      if (!one || !two) throw refuse("no-such-seat", "correct", { seat: one ? other : seat });
      if (document.host !== caller.player.id) {
        requireSeat(document, caller.player.id, seat);
        if (two.kind !== "open") requireSeat(document, caller.player.id, other);
      }
      return withSeat(withSeat(document, seat, two), other, one);
    }),

  "table/mix": (services, caller, { table, seat, entropy }) =>
    changing(services, caller, { table }, (document) => {
      requireGathering(document);
      requireSeat(document, caller.player.id, seat);
      return changePerson(document, seat, { entropy });
    }),

  "table/start": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, async (table) => {
      requireHost(table.document, player.id);
      requireGathering(table.document);
      await startMatch(services, table);
      return tableView(table, player.id);
    }),

  "table/rematch": (services, caller, address) =>
    withVisibleTable(services, caller.player.id, address, (table) => rematch(services, caller, table.document, table)),

  "table/vote": (services, { player }, { table, seat, level, agree }) =>
    withVisibleTable(services, player.id, { table }, async (table) => {
      if (!services.bots.knows(level)) throw refuse("unknown-bot", "choose-another", { level });
      if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
      const own = seatsOf(table.document, player.id);
      const person = personAt(table.document, seat);
      if (own.length === 0 || !person || person.player === player.id) throw refuse("cannot-vote", "give-up", { seat });
      await changeTable(services, table, (document) => {
        const votes = (personAt(document, seat)?.votes ?? []).filter((voter) => !own.includes(voter));
        return changePerson(document, seat, { votes: agree ? [...votes, ...own].sort() : votes });
      });
      if (enoughVotes(table.document, seat)) {
        await seatBot(services, table, seat, level);
        schedule(services, table, Date.now());
      }
      return tableView(table, player.id);
    }),

  "table/return": (services, { player }, address) =>
    withOwnSeat(services, player.id, address, async (table) => {
      await giveSeatBack(services, table, address.seat);
      return tableView(table, player.id);
    }),
};

function changing(
  services: Services,
  { player }: Caller,
  address: { readonly table: string; readonly invitation?: string | undefined },
  change: (document: TableDocument) => TableDocument,
): Promise<TableView> {
  return withVisibleTable(services, player.id, address, async (table) => {
    await changeTable(services, table, change);
    return tableView(table, player.id);
  });
}

function join(document: TableDocument, { player }: Caller, wish: CommandInput<"table/join">): TableDocument {
  requireGathering(document);
  const { invitation } = wish;
  const own = document.seats.findIndex(
    (seat) => seat.kind === "invited" && invitation !== undefined && isSameSecret(invitation, seat.invitation),
  );
  const mayTakeOpen =
    document.visibility === "public" ||
    seatsOf(document, player.id).length > 0 ||
    document.host === player.id ||
    (invitation !== undefined && isInvited(document, invitation));
  const isFree = (seat: number) => seat === own || (mayTakeOpen && document.seats[seat]?.kind === "open");
  const candidates = wish.seat !== undefined ? [wish.seat] : own >= 0 ? [own] : [...document.seats.keys()];
  const seat = candidates.find(isFree);
  if (seat === undefined) throw refuse("no-free-seat", "choose-another");
  return withSeat(document, seat, personSeat(player.id, wish.name ?? player.name, wish.entropy));
}

function leave(document: TableDocument, player: string, seat: number): TableDocument {
  requireGathering(document);
  const left = withSeat(document, seat, { kind: "open" });
  const [next] = personsAt(left);
  if (!next) return { ...left, status: "closed" };
  const hostSits = seatsOf(left, player).length > 0 || document.host !== player;
  return hostSits ? left : { ...left, host: next.player };
}

async function rematch(
  services: Services,
  caller: Caller,
  document: TableDocument,
  table: Parameters<typeof changeTable>[1],
): Promise<TableView> {
  const { player } = caller;
  if (seatsOf(document, player.id).length === 0) throw refuse("not-at-this-table", "give-up");
  if (document.status !== "finished") throw refuse("match-is-running", "wait");
  if (document.rematch === null) {
    const served = services.games.newestOf(document.game);
    if (!served) throw refuse("unknown-game", "give-up", { game: document.game });
    const { game, options, visibility, clock } = document;
    // Everybody keeps their place, one seat further round; entropy is asked for again, because the dice are new.
    const [first, ...others] = document.seats.map((seat) =>
      seat.kind === "person" ? personSeat(seat.player, seat.name) : seat,
    );
    const seats = first ? [...others, first] : others;
    const { rulesVersion } = served.game;
    const id = await addTable(services, { game, rulesVersion, options, visibility, clock, host: player.id, seats });
    await changeTable(services, table, (latest) => (latest.rematch === null ? { ...latest, rematch: id } : latest));
  }
  const next = table.document.rematch;
  if (next === null) throw new Error("a rematch was made and lost");
  return services.tables.run(next, (other) => tableView(other, player.id));
}

/** Those that wait for me first, then what runs, then what gathers, then what is over; the latest first. */
function byUrgency(
  left: { readonly yourTurn: boolean; readonly status: string; readonly changed: number },
  right: { readonly yourTurn: boolean; readonly status: string; readonly changed: number },
): number {
  const order = ["running", "gathering", "finished", "closed"];
  return (
    Number(right.yourTurn) - Number(left.yourTurn) ||
    order.indexOf(left.status) - order.indexOf(right.status) ||
    right.changed - left.changed
  );
}
