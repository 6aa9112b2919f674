import { asSeat, type Viewer } from "@rondel/engine";
import type { CommandInput, CommandOutput } from "@rondel/protocol";
import { chatRoomsOf } from "../chat/lines.ts";
import { viewClocks } from "../clocks/clock.ts";
import type { Caller } from "../gateway/caller.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { presenceAt, presenceChanged } from "../socket/presence.ts";
import { seatsOf } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import { streamFrom } from "./history.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { liveMatchOf, readAgain } from "./sync.ts";

const TALK_AT_FIRST = 50;
const TALK_MISSED_AT_MOST = 500;

/** Everything there is to know of a table now; what changes from here on is pushed. */
export async function subscribe(
  services: Services,
  table: LiveTable,
  caller: Caller,
  { from = [], talkFrom }: CommandInput<"play/subscribe">,
): Promise<CommandOutput<"play/subscribe">> {
  const { player, connection } = caller;
  if (!connection) throw new Error("only a socket can subscribe");
  await readAgain(services, table);
  const seats = seatsOf(table.document, player.id);
  const viewers: readonly Viewer[] = seats.length > 0 ? seats.map(asSeat) : ["spectator"];
  const live = await liveMatchIfAny(services, table);
  const streams = [];
  for (const viewer of live ? viewers : []) {
    const known = from.find((stream) => stream.viewer === viewer)?.number;
    streams.push(await streamFrom(services, live as LiveMatch, viewer, known));
  }
  const range = talkFrom === undefined ? { limit: TALK_AT_FIRST } : { after: talkFrom, limit: TALK_MISSED_AT_MOST };
  const talk = await services.store.chat.lines(table.id, chatRoomsOf(seats, table.document.seats.length), range);

  table.subscriptions.set(connection, { connection, viewers });
  presenceChanged(services, table);
  const now = Date.now();
  return {
    table: tableView(table, player.id),
    header: live ? publicHeader(live) : null,
    streams,
    clock: live && live.clockRule.kind !== "none" ? viewClocks(live.clockRule, live.clocks, now) : null,
    presence: presenceAt(table),
    talk,
    orders: table.standingAnswers.filter((order) => seats.includes(order.seat)),
    now,
  };
}

/** A match that cannot be served is no reason not to see its table, which says so. */
async function liveMatchIfAny(services: Services, table: LiveTable): Promise<LiveMatch | undefined> {
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
  const { commitment, entropy } = chance.kind === "fair" ? chance : { commitment: "", entropy: [] };
  return { game, rulesVersion, id, players, options, commitment, entropy: [...entropy] };
}
