import { asSeat, type Viewer } from "@rondel/engine";
import type { CommandInput, CommandOutput } from "@rondel/protocol";
import { viewClocks } from "../clocks/clock.ts";
import type { Caller } from "../door/caller.ts";
import type { House } from "../house.ts";
import { Refused } from "../refuse.ts";
import { presenceAt, presenceChanged } from "../socket/presence.ts";
import { seatsOf } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import { roomsOf } from "../talk/lines.ts";
import type { Fold } from "./fold.ts";
import { streamFrom } from "./history.ts";
import type { Room } from "./room.ts";
import { foldOf, readAgain } from "./sync.ts";

const TALK_AT_FIRST = 50;
const TALK_MISSED_AT_MOST = 500;

/** Everything there is to know of a table now; what changes from here on is pushed. */
export async function subscribe(
  house: House,
  room: Room,
  caller: Caller,
  { from = [], talkFrom }: CommandInput<"play/subscribe">,
): Promise<CommandOutput<"play/subscribe">> {
  const { player, connection } = caller;
  if (!connection) throw new Error("only a socket can subscribe");
  await readAgain(house, room);
  const seats = seatsOf(room.document, player.id);
  const viewers: readonly Viewer[] = seats.length > 0 ? seats.map(asSeat) : ["spectator"];
  const fold = await foldIfAny(house, room);
  const streams = [];
  for (const viewer of fold ? viewers : []) {
    const known = from.find((stream) => stream.viewer === viewer)?.number;
    streams.push(await streamFrom(house, fold as Fold, viewer, known));
  }
  const range = talkFrom === undefined ? { limit: TALK_AT_FIRST } : { after: talkFrom, limit: TALK_MISSED_AT_MOST };
  const talk = await house.store.talk.lines(room.id, roomsOf(seats, room.document.seats.length), range);

  room.subscriptions.set(connection, { connection, viewers });
  presenceChanged(house, room);
  const now = Date.now();
  return {
    table: tableView(room, player.id),
    header: fold ? publicHeader(fold) : null,
    streams,
    clock: fold && fold.clockRule.kind !== "none" ? viewClocks(fold.clockRule, fold.clocks, now) : null,
    presence: presenceAt(room),
    talk,
    orders: room.orders.filter((order) => seats.includes(order.seat)),
    now,
  };
}

/** A match that cannot be served is no reason not to see its table, which says so. */
async function foldIfAny(house: House, room: Room): Promise<Fold | undefined> {
  if (room.document.started === null) return undefined;
  try {
    return await foldOf(house, room);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function publicHeader({ match: { header } }: Fold): CommandOutput<"play/subscribe">["header"] {
  const { game, rulesVersion, id, players, options, chance } = header;
  const { commitment, entropy } = chance.kind === "fair" ? chance : { commitment: "", entropy: [] };
  return { game, rulesVersion, id, players, options, commitment, entropy: [...entropy] };
}
