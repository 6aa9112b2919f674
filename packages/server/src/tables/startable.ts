import type { ServedGame } from "../play/served-game.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { TableDocument } from "./document.ts";

const MAX_TABLES_READ = 200;

/** The parts of a table that decide whether its match can start. */
type Startable = Pick<TableDocument, "host" | "seats" | "game" | "rulesVersion">;

/**
 * Refuses a match that cannot start: a seat is free, the host has too many tables with bots, or the rules are missing. Called before
 * anything is stored, so that a refusal changes nothing.
 */
export async function requireStartable(services: Services, table: Startable): Promise<ServedGame> {
  requireFull(table.seats);
  await requireFewBotTables(services, table);
  const { game, rulesVersion } = table;
  const served = services.games.find(game, rulesVersion);
  if (!served) throw refuse("rules-version-missing", "give-up", { rulesVersion });
  return served;
}

/** Bots use the processor of the server: a host may run only a few matches at which no other person plays. */
async function requireFewBotTables({ store, caps }: Services, table: Startable): Promise<void> {
  if (!isBotTable(table)) return;
  const most = caps.botTablesPerHost;
  const running = await store.tables.runningOf(table.host, MAX_TABLES_READ);
  if (running.filter(isBotTable).length >= most) throw refuse("too-many-bot-tables", "wait", { most });
}

function isBotTable({ host, seats }: Startable): boolean {
  return (
    seats.some(({ kind }) => kind === "bot") && !seats.some((seat) => seat.kind === "person" && seat.player !== host)
  );
}

/** Refuses to start with free seats. */
export function requireFull(seats: readonly { readonly kind: string }[]): void {
  const free = freeSeats(seats);
  if (free.length > 0) throw refuse("seats-are-free", "wait", { seats: free });
}

export function isFull(seats: readonly { readonly kind: string }[]): boolean {
  return freeSeats(seats).length === 0;
}

/** The seats that nobody has taken, including reserved ones. */
export function freeSeats(seats: readonly { readonly kind: string }[]): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === "open" || kind === "invited" ? [seat] : []));
}
