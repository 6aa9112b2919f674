import { entropyOf } from "@rondel/engine";
import { CHAT_PAGE_LINES, type CommandInput, type CommandOutput } from "@rondel/protocol";
import { shownLines } from "../chat/readers.ts";
import type { Caller } from "../gateway/caller.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { presenceAt } from "../socket/presence.ts";
import { checkAbsenceSoon, endAbsence } from "../tables/absence.ts";
import { seatsOf } from "../tables/document.ts";
import { watchReveals } from "../tables/reveal.ts";
import { tableView } from "../tables/view.ts";
import { clocksFor } from "./broadcast.ts";
import { follow, requireMayFollow } from "./following.ts";
import { streamFrom } from "./history.ts";
import type { LiveMatch } from "./live-match.ts";
import { type LiveTable, viewersFor } from "./live-table.ts";
import { liveMatchOf, refresh } from "./sync.ts";

const MAX_MISSED_CHAT_LINES = 500;

/** Returns the current state of a table and subscribes the connection to its changes. */
export async function subscribe(
  services: Services,
  table: LiveTable,
  caller: Caller,
  { from = [], talkFrom }: CommandInput<"play/subscribe">,
): Promise<CommandOutput<"play/subscribe">> {
  const { player, connection } = caller;
  if (!connection) throw new Error("play/subscribe needs a socket");
  requireMayFollow(services, table, connection);
  await refresh(services, table);
  const seats = seatsOf(table.document, player.id);
  const viewers = viewersFor(table.document, player.id);
  const live = await liveMatchIfServed(services, table);
  const streams = [];
  for (const viewer of live ? viewers : []) {
    const number = from.find((stream) => stream.viewer === viewer)?.number;
    streams.push(await streamFrom(services, live as LiveMatch, viewer, { from: number }));
  }
  const range = talkFrom === undefined ? { limit: CHAT_PAGE_LINES } : { after: talkFrom, limit: MAX_MISSED_CHAT_LINES };
  const talk = await shownLines(services, table, player.id, range);

  follow(services, table, connection);
  await endAbsence(services, table, player.id);
  checkAbsenceSoon(services, table);
  // Another process, or this one before a restart, may have begun to collect entropy.
  watchReveals(services, table);
  const now = services.time.now();
  const { socketPath } = services.processes;
  return {
    table: tableView(table, player.id),
    header: live ? publicHeader(live) : null,
    streams,
    clock: live && (live.timing.rule.kind !== "none" || live.clocks.window) ? clocksFor(services, table, live) : null,
    presence: presenceAt(services, table),
    talk,
    orders: table.standingAnswers.filter(({ seat }) => seats.includes(seat)),
    now,
    ...(connection.isRelayed && socketPath !== undefined ? { socketPath } : {}),
  };
}

/** A table whose match cannot be served is still shown; its `unavailable` says why. */
async function liveMatchIfServed(services: Services, table: LiveTable): Promise<LiveMatch | undefined> {
  if (table.document.started === null) return undefined;
  try {
    return await liveMatchOf(services, table);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function publicHeader({ match: { header } }: LiveMatch): CommandOutput<"play/subscribe">["header"] {
  const { game, rulesVersion, id, players, options, chance } = header;
  const fair = chance.kind === "fair" ? chance : { kind: "fair" as const, commitment: "", entropy: [] };
  return {
    game,
    rulesVersion,
    id,
    players,
    options,
    commitment: fair.commitment,
    entropy: [...entropyOf(fair)],
    contributions: [...(fair.contributions ?? [])],
  };
}
