import type { CommandInput, TableView } from "@rondel/protocol";
import type { Caller, Handlers } from "../door/caller.ts";
import type { House } from "../house.ts";
import { isSameSecret } from "../identity/secrets.ts";
import { setAlarm } from "../play/duties.ts";
import { readAgain } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import type { ListedTable } from "../store/tables.ts";
import { enterSeat, enterVisible, insistOnGathering, insistOnHost, insistOnSeat, isInvited } from "./access.ts";
import { bringTable } from "./bring.ts";
import { changeTable } from "./change.ts";
import { personsAt, seatsOf, type TableDocument, withSeat } from "./document.ts";
import { addTable, makeTable, personSeat, seatFor } from "./make.ts";
import { startMatch } from "./start.ts";
import { changePerson, enoughVotes, giveSeatBack, personAt, seatBot } from "./substitutes.ts";
import { tableLine, tableView } from "./view.ts";

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
  "games/list": ({ shelf, bots }) => ({
    games: shelf.current.map(({ game: { id, rulesVersion, players, options } }) => ({
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
    const line = (table: ListedTable) => tableLine(table, player.id);
    if (which === "mine") {
      const mine = (await store.tables.ofPlayer(player.id, MINE_AT_MOST)).map(line);
      const wanted = game === undefined ? mine : mine.filter((table) => table.game === game);
      return { tables: wanted.sort(byUrgency).slice(0, limit), next: null };
    }
    const status = which === "open" ? "gathering" : which;
    const found = await store.tables.publicly(status, { game, limit, before });
    const last = found.length === limit ? found[found.length - 1] : undefined;
    return { tables: found.map(line), next: last ? String(last.changed) : null };
  },

  async "table/make"(house, caller, wish) {
    const id = await makeTable(house, caller, wish);
    return house.rooms.enter(id, async (room) => {
      if (wish.start) await startMatch(house, room);
      return tableView(room, caller.player.id);
    });
  },

  async "table/import"(house, caller, wish) {
    const id = await bringTable(house, caller, wish);
    return house.rooms.enter(id, async (room) => {
      if (wish.start) await startMatch(house, room);
      return tableView(room, caller.player.id);
    });
  },

  "table/look": (house, { player }, address) =>
    enterVisible(house, player.id, address, async (room) => {
      await readAgain(house, room);
      return tableView(room, player.id);
    }),

  "table/join": (house, caller, wish) => {
    const change = (document: TableDocument) => join(document, caller, wish);
    return changing(house, caller, { table: wish.table, invitation: wish.invitation }, change);
  },

  "table/leave": (house, caller, { table, seat }) =>
    enterSeat(house, caller.player.id, { table, seat }, async (room) => {
      if (room.document.status === "running") {
        const level = house.bots.substitute;
        if (level === undefined) throw refuse("no-bot-to-take-over", "give-up");
        await seatBot(house, room, seat, level);
        setAlarm(house, room, Date.now());
      } else {
        await changeTable(house, room, (document) => leave(document, caller.player.id, seat));
      }
      return tableView(room, caller.player.id);
    }),

  "table/arrange": (house, caller, { table, seat, plan }) =>
    changing(house, caller, { table }, (document) => {
      insistOnHost(document, caller.player.id);
      insistOnGathering(document);
      const sitting = document.seats[seat];
      if (!sitting) throw refuse("no-such-seat", "correct", { seat });
      if (sitting.kind === "person" && sitting.player !== caller.player.id)
        throw refuse("seat-is-taken", "give-up", { seat });
      return withSeat(document, seat, seatFor(house, caller, plan));
    }),

  "table/swap": (house, caller, { table, seat, with: other }) =>
    changing(house, caller, { table }, (document) => {
      insistOnGathering(document);
      const [one, two] = [document.seats[seat], document.seats[other]];
      if (!one || !two) throw refuse("no-such-seat", "correct", { seat: one ? other : seat });
      if (document.host !== caller.player.id) {
        insistOnSeat(document, caller.player.id, seat);
        if (two.kind !== "open") insistOnSeat(document, caller.player.id, other);
      }
      return withSeat(withSeat(document, seat, two), other, one);
    }),

  "table/mix": (house, caller, { table, seat, entropy }) =>
    changing(house, caller, { table }, (document) => {
      insistOnGathering(document);
      insistOnSeat(document, caller.player.id, seat);
      return changePerson(document, seat, { entropy });
    }),

  "table/start": (house, { player }, address) =>
    enterVisible(house, player.id, address, async (room) => {
      insistOnHost(room.document, player.id);
      insistOnGathering(room.document);
      await startMatch(house, room);
      return tableView(room, player.id);
    }),

  "table/rematch": (house, caller, address) =>
    enterVisible(house, caller.player.id, address, (room) => rematch(house, caller, room.document, room)),

  "table/vote": (house, { player }, { table, seat, level, agree }) =>
    enterVisible(house, player.id, { table }, async (room) => {
      if (!house.bots.knows(level)) throw refuse("unknown-bot", "choose-another", { level });
      if (room.document.status !== "running") throw refuse("match-does-not-run", "give-up");
      const own = seatsOf(room.document, player.id);
      const person = personAt(room.document, seat);
      if (own.length === 0 || !person || person.player === player.id) throw refuse("cannot-vote", "give-up", { seat });
      await changeTable(house, room, (document) => {
        const votes = (personAt(document, seat)?.votes ?? []).filter((voter) => !own.includes(voter));
        return changePerson(document, seat, { votes: agree ? [...votes, ...own].sort() : votes });
      });
      if (enoughVotes(room.document, seat)) {
        await seatBot(house, room, seat, level);
        setAlarm(house, room, Date.now());
      }
      return tableView(room, player.id);
    }),

  "table/return": (house, { player }, address) =>
    enterSeat(house, player.id, address, async (room) => {
      await giveSeatBack(house, room, address.seat);
      return tableView(room, player.id);
    }),
};

function changing(
  house: House,
  { player }: Caller,
  address: { readonly table: string; readonly invitation?: string | undefined },
  change: (document: TableDocument) => TableDocument,
): Promise<TableView> {
  return enterVisible(house, player.id, address, async (room) => {
    await changeTable(house, room, change);
    return tableView(room, player.id);
  });
}

function join(document: TableDocument, { player }: Caller, wish: CommandInput<"table/join">): TableDocument {
  insistOnGathering(document);
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
  insistOnGathering(document);
  const left = withSeat(document, seat, { kind: "open" });
  const [next] = personsAt(left);
  if (!next) return { ...left, status: "closed" };
  const hostSits = seatsOf(left, player).length > 0 || document.host !== player;
  return hostSits ? left : { ...left, host: next.player };
}

async function rematch(
  house: House,
  caller: Caller,
  document: TableDocument,
  room: Parameters<typeof changeTable>[1],
): Promise<TableView> {
  const { player } = caller;
  if (seatsOf(document, player.id).length === 0) throw refuse("not-at-this-table", "give-up");
  if (document.status !== "finished") throw refuse("match-is-running", "wait");
  if (document.rematch === null) {
    const served = house.shelf.newest(document.game);
    if (!served) throw refuse("unknown-game", "give-up", { game: document.game });
    const { game, options, visibility, clock } = document;
    // Everybody keeps their place, one seat further round; entropy is asked for again, because the dice are new.
    const [first, ...others] = document.seats.map((seat) =>
      seat.kind === "person" ? personSeat(seat.player, seat.name) : seat,
    );
    const seats = first ? [...others, first] : others;
    const { rulesVersion } = served.game;
    const id = await addTable(house, { game, rulesVersion, options, visibility, clock, host: player.id, seats });
    await changeTable(house, room, (latest) => (latest.rematch === null ? { ...latest, rematch: id } : latest));
  }
  const next = room.document.rematch;
  if (next === null) throw new Error("a rematch was made and lost");
  return house.rooms.enter(next, (other) => tableView(other, player.id));
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
