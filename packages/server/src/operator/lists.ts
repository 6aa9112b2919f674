import { performance } from "node:perf_hooks";
import type { OperatorInput, OperatorOutput } from "@rondel/protocol/operator";
import type { Services } from "../services.ts";
import type { SeatDocument } from "../tables/document.ts";

const DEFAULT_LIMIT = 50;
const MEGABYTE = 1_000_000;
const STATUSES = ["gathering", "running", "finished", "closed"] as const;

/** Returns the function that measures how busy the event loop was since the last call. */
export function loadMeter(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
}

export async function overview(
  { hub, tables, store }: Services,
  operator: string,
  load: () => number,
): Promise<OperatorOutput<"overview">> {
  const counts = await store.operator.countTables();
  return {
    operator,
    process: {
      startedAt: Math.round(performance.timeOrigin),
      sockets: hub.count(),
      tablesFollowed: tables.withSubscribers().length,
      tablesInMemory: tables.count(),
      memoryMegabytes: Math.round(process.memoryUsage.rss() / MEGABYTE),
      load: load(),
    },
    stored: {
      players: await store.operator.countPlayers(),
      tables: Object.fromEntries(STATUSES.map((status) => [status, counts[status] ?? 0])),
      openReports: await store.operator.countOpenReports(),
    },
  };
}

export async function listTables(
  { store, tables }: Services,
  { status, search, limit = DEFAULT_LIMIT }: OperatorInput<"tables">,
): Promise<OperatorOutput<"tables">> {
  const followers = new Map(tables.withSubscribers().map(({ id, subscriptions }) => [id, subscriptions.size]));
  const found = await store.operator.tables({ status, search, limit });
  return {
    tables: found.map(({ document, changed, hidden }) => ({
      id: document.id,
      game: document.game,
      status: document.status,
      visibility: document.visibility,
      created: document.created,
      changed,
      seats: document.seats.map(describeSeat),
      followers: followers.get(document.id) ?? 0,
      collected: hidden === null ? null : hidden === 1 ? "hidden" : "shown",
    })),
  };
}

function describeSeat(seat: SeatDocument): OperatorOutput<"tables">["tables"][number]["seats"][number] {
  if (seat.kind === "person") return { kind: "person", name: seat.name, player: seat.player };
  return { kind: seat.kind, name: seat.kind === "invited" ? seat.name : null, player: null };
}

export async function listPlayers(
  { store, hub, sanctions }: Services,
  { search, limit = DEFAULT_LIMIT }: OperatorInput<"players">,
): Promise<OperatorOutput<"players">> {
  const found = await store.operator.players({ search, limit });
  return {
    players: found.map((player) => {
      const { mute = null, suspend = null } = sanctions.of(player.id);
      const sockets = hub.connectionsOf(player.id).length;
      return { ...player, sockets, mutedUntil: mute, suspendedUntil: suspend };
    }),
  };
}

export async function listReports(
  { store }: Services,
  { status = "open", limit = DEFAULT_LIMIT }: OperatorInput<"reports">,
): Promise<OperatorOutput<"reports">> {
  const reports = await store.reports.list(status, limit);
  return { reports: reports.map((report) => ({ ...report, lines: [...report.lines] })) };
}

export async function readAudit(
  { store }: Services,
  { before, limit = DEFAULT_LIMIT }: OperatorInput<"audit">,
): Promise<OperatorOutput<"audit">> {
  return { entries: await store.audit.list(before, limit) };
}
