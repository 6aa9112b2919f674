import type { SeatView, TableSummary, TableView } from "@rondel/protocol";
import type { LiveTable } from "../play/live-table.ts";
import type { ListedTable } from "../store/tables.ts";
import {
  allowsHints,
  botAt,
  personsAt,
  reservedFor,
  type SeatDocument,
  seatsOf,
  type TableDocument,
  temperamentAt,
} from "./document.ts";

/** A table as one player may see it. */
export function tableView(table: LiveTable, player: string): TableView {
  const { document, revision } = table;
  const sitsHere = seatsOf(document, player).length > 0;
  const isHost = document.host === player;
  return {
    id: document.id,
    revision,
    game: document.game,
    rulesVersion: document.rulesVersion,
    options: document.options,
    visibility: document.visibility,
    clock: document.clock,
    hints: allowsHints(document),
    status: document.status,
    unavailable: table.unavailable,
    host: document.host,
    seats: document.seats.map((seat, number) => ({
      ...seatView(document, seat, player),
      temperament: shownTemperament(document, number),
    })),
    commitment: document.commitment,
    secret: document.status === "finished" ? table.secret : null,
    outcome: document.outcome as TableView["outcome"],
    takeback: takebackView(document, player),
    abandonVotes: [...(document.abandonVotes ?? [])],
    abandoned: document.abandoned ?? false,
    waits: waitsView(document, player),
    revealing: document.revealing ?? null,
    created: document.created,
    started: document.started,
    ended: document.ended,
    rematch: document.rematch,
    rematchOf: document.rematchOf ?? null,
    brought: document.brought ?? null,
    ...(sitsHere || isHost ? { invitation: document.invitation } : {}),
  };
}

function shownTemperament(document: TableDocument, seat: number): SeatView["temperament"] {
  const level = botAt(document, seat);
  return level === undefined || level === "random" ? null : temperamentAt(document, seat);
}

function seatView(document: TableDocument, seat: SeatDocument, player: string): Omit<SeatView, "temperament"> {
  const isHost = document.host === player;
  const nobody = {
    name: null,
    player: null,
    yours: false,
    bot: null,
    resigned: false,
    votes: [],
    absence: null,
    muted: false,
    commitment: null,
    entropy: null,
  };
  switch (seat.kind) {
    case "open":
      return { ...nobody, kind: "open" };
    case "invited":
      if (seat.player !== undefined) return { ...nobody, kind: "invited", name: seat.name, player: seat.player };
      return { ...nobody, kind: "invited", name: seat.name, ...(isHost ? { invitation: seat.invitation } : {}) };
    case "bot":
      return { ...nobody, kind: "bot", bot: seat.level };
    case "person": {
      const { name, substitute, votes, commitment = null, absence = null } = seat;
      const yours = seat.player === player;
      const muted = document.muted?.includes(seat.player) ?? false;
      return {
        kind: "person",
        name,
        player: seat.player,
        yours,
        bot: substitute,
        resigned: seat.resigned ?? false,
        votes: [...votes],
        absence,
        muted,
        commitment,
        entropy: commitment === null ? null : seat.entropy,
      };
    }
  }
}

function takebackView(document: TableDocument, player: string): TableView["takeback"] {
  const { takeback } = document;
  if (!takeback) return null;
  const [own = takeback.by] = seatsOf(document, player);
  return {
    by: takeback.by,
    to: takeback.seen && own !== takeback.by ? (takeback.seen[own] ?? 0) : takeback.toSeen,
    mustAgree: mustAgree(document, takeback.by),
    agreed: [...takeback.agreed],
  };
}

/** How often the player's own seats have stopped a clock; nobody learns that of others. */
function waitsView({ waits, seats }: TableDocument, player: string): TableView["waits"] {
  const isOwn = (seat: number) => seats[seat]?.kind === "person" && seats[seat].player === player;
  if (!waits?.used.some((count, seat) => count > 0 && isOwn(seat))) return null;
  const used = waits.used.map((count, seat) => (isOwn(seat) ? count : 0));
  return { round: waits.round, used, isLast: isOwn(waits.last.by) };
}

/** The seats of all other people. A substitute bot cannot agree for its person; a former player and one who has resigned have no say. */
export function mustAgree(document: TableDocument, by: number): number[] {
  const asking = document.seats[by];
  const owner = asking?.kind === "person" ? asking.player : undefined;
  return personsAt(document)
    .filter(({ player, former, resigned }) => player !== owner && !former && !resigned)
    .map(({ seat }) => seat);
}

export function tableSummary({ document, changed, waiting }: ListedTable, player: string): TableSummary {
  const mine = seatsOf(document, player);
  return {
    id: document.id,
    game: document.game,
    status: document.status,
    visibility: document.visibility,
    clock: document.clock,
    seats: document.seats.map((seat, index) => ({
      kind: seat.kind,
      name: "name" in seat ? seat.name : null,
      yours: mine.includes(index),
    })),
    invited: document.status === "gathering" && reservedFor(document, player).length > 0,
    yourTurn: document.status === "running" && mine.some((seat) => (waiting & (1 << seat)) !== 0),
    created: document.created,
    changed,
  };
}
