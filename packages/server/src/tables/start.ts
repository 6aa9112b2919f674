import { chanceSource, createMatch, type MatchHeader, newHeader } from "@rondel/engine";
import { turnsBetween } from "../play/broadcast.ts";
import { nextDueAt } from "../play/due.ts";
import type { LiveMatch } from "../play/live-match.ts";
import type { LiveTable } from "../play/live-table.ts";
import { newLiveMatch, openLiveMatch, restartClocks, timingOf } from "../play/open.ts";
import { startTurns, waitingBits } from "../play/record.ts";
import type { ServedGame } from "../play/served-game.ts";
import { liveMatchOf } from "../play/sync.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "./change.ts";
import { personsAt, type TableDocument, withSeat } from "./document.ts";
import { freeSeats, requireStartable } from "./startable.ts";

/** Starts the match of a full table, or continues the imported one. */
export async function startMatch(services: Services, table: LiveTable): Promise<void> {
  const { document } = table;
  const served = await requireStartable(services, document);
  const startedAt = services.time.now();
  const live =
    document.brought === undefined
      ? createLiveMatch(services, table, served, startedAt)
      : await openImported(services, table, served, startedAt);
  const header = { ...live.match.header, chance: chanceOf(document) };
  const match = { header, setupDraws: live.match.setupDraws, startedAt, imported: document.brought ?? 0 };
  const waiting = waitingBits(table, live);
  const deadlines = { waiting, dueAt: nextDueAt(services, table, live) };
  await changeTable(
    services,
    table,
    (latest) => {
      // The header was computed from this document. If a player joined or left meanwhile, it is no longer right.
      if (latest !== document) throw refuse("table-has-changed", "refresh");
      const { revealing: _over, ...settled } = latest;
      return { ...settled, status: "running", started: startedAt };
    },
    () => services.store.matches.startQueries(match, deadlines),
  );
  await liveMatchOf(services, table);
  startTurns(services, table, turnsBetween(table, 0, waiting));
  services.scheduler.schedule(table, deadlines.dueAt);
}

/** Puts bots on all seats that nobody has taken. */
export async function fillWithBots(services: Services, table: LiveTable, level: string): Promise<void> {
  if (!services.bots.supports(level)) throw refuse("unknown-bot", "choose-another", { level });
  const filled = (document: TableDocument) =>
    freeSeats(document.seats).reduce((changed, seat) => withSeat(changed, seat, { kind: "bot", level }), document);
  // Otherwise a refused start would leave the bots on reserved seats.
  await requireStartable(services, filled(table.document));
  await changeTable(services, table, filled);
}

function createLiveMatch(services: Services, table: LiveTable, served: ServedGame, startedAt: number): LiveMatch {
  const { document } = table;
  const header = newHeader(served.game, {
    id: document.id,
    players: document.seats.length,
    options: document.options,
    chance: chanceOf(document),
  });
  const source = chanceSource(header.chance, header.id, table.secret);
  if (!source) throw new Error(`the secret of ${table.id} does not match its commitment`);
  const created = createMatch(served.game, header, source);
  if ("refused" in created) throw refuseByGame(created.refused);
  return newLiveMatch(served, timingOf(services, document.clock), created.match, startedAt);
}

async function openImported(
  services: Services,
  table: LiveTable,
  served: ServedGame,
  startedAt: number,
): Promise<LiveMatch> {
  const opened = await openLiveMatch(services.store, served, timingOf(services, table.document.clock), table.id);
  if ("unavailable" in opened) throw refuseByGame(opened.unavailable, "give-up");
  restartClocks(opened.live, startedAt);
  return opened.live;
}

/** All draws from now on are bound to the table's commitment and to the revealed entropy of its players. */
export function chanceOf(document: TableDocument): MatchHeader["chance"] {
  const contributions = personsAt(document).flatMap(({ seat, commitment, entropy }) =>
    commitment ? [{ seat, commitment, entropy }] : [],
  );
  const fair = { kind: "fair", commitment: document.commitment, entropy: [] } as const;
  return contributions.length === 0 ? fair : { ...fair, contributions };
}
