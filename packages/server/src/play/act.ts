import { asSeat, lastNumber, type Random, schemaProblem } from "@rondel/engine";
import { type CommandInput, type CommandOutput, difference } from "@rondel/protocol";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { giveSeatBack, isAway } from "../tables/substitutes.ts";
import { firstEntryAt } from "./history.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { eventsFor, positionOf, undoableTo } from "./position.ts";
import { LostRace, playAction, playTakeback } from "./record.ts";
import { liveMatchOf } from "./sync.ts";

const ATTEMPTS = 8;

/** Plays an action for its seat. A race that others won is run again, as long as the action still answers what is asked. */
export async function act(
  services: Services,
  table: LiveTable,
  { seat, number, action }: CommandInput<"play/act">,
): Promise<CommandOutput<"play/act">> {
  if (isAway(table.document, seat)) await giveSeatBack(services, table, seat);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const live = hasSeen(table.live, seat, number) ? table.live : await currentLiveMatch(services, table, seat, number);
    requireCurrent(live, seat, number);
    try {
      return { number: await playAction(services, table, seat, action, "hand") };
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
    }
  }
  throw new LostRace();
}

/** Somebody may have seen more than this process has: then it reads first. */
async function currentLiveMatch(
  services: Services,
  table: LiveTable,
  seat: number,
  number: number,
): Promise<LiveMatch> {
  const live = table.live ?? (await liveMatchOf(services, table));
  if (hasSeen(live, seat, number)) return live;
  table.live = undefined;
  return liveMatchOf(services, table);
}

function hasSeen(live: LiveMatch | undefined, seat: number, number: number): live is LiveMatch {
  return live !== undefined && number <= (live.seen[seat] ?? 0);
}

/** An answer to an older question is refused, never guessed at. */
function requireCurrent(live: LiveMatch, seat: number, number: number): void {
  const current = live.seen[seat] ?? 0;
  if (number > current || number < (live.promptSince[seat] ?? 0)) {
    throw refuseByGame({ code: "stale-number", params: { expected: number, current } });
  }
}

export async function undo(
  services: Services,
  table: LiveTable,
  { seat, number, to }: CommandInput<"play/undo">,
): Promise<CommandOutput<"play/undo">> {
  const live = await currentLiveMatch(services, table, seat, number);
  requireCurrent(live, seat, number);
  const earliest = undoableTo(live.served, live.match, asSeat(seat));
  const entry = to < number ? await firstEntryAt(services, live, seat, to) : lastNumber(live.match);
  if (earliest === undefined || entry < earliest || entry >= lastNumber(live.match)) {
    throw refuse("beyond-the-draft", "choose-another", { to, earliest: live.positions[seat]?.undo ?? null });
  }
  const after = await playTakeback(services, table, entry, seat);
  return { number: after.seen[seat] ?? 0 };
}

/** What an action would do, if neither chance nor anything hidden decides. */
export async function preview(
  services: Services,
  table: LiveTable,
  { seat, number, action }: CommandInput<"play/preview">,
): Promise<CommandOutput<"play/preview">> {
  const live = await currentLiveMatch(services, table, seat, number);
  requireCurrent(live, seat, number);
  const { served, match } = live;
  const { game } = served;
  const viewer = asSeat(seat);
  const malformed = schemaProblem(game.actionSchemas, action);
  if (malformed) throw refuseByGame({ code: "malformed-action", params: { ...malformed } });
  if (match.deciders.length === 0) throw refuse("match-is-over", "give-up");
  const refused = game.refuse(match.state, viewer, action);
  if (refused) throw refuseByGame(refused);
  const state = game.clone(match.state);
  try {
    const events = game.play(state, viewer, action, noChance);
    if (events.some((event) => game.reveals(event))) return { result: null };
    const before = { ...live.positions[seat], undo: null };
    const patch = difference(before, positionOf(served, state, viewer, null));
    return { result: { patch, events: eventsFor(served, events, viewer) } };
  } catch (error) {
    if (error instanceof ChanceAsked) return { result: null };
    throw error;
  }
}

class ChanceAsked extends Error {}

const noChance: Random = {
  draw() {
    throw new ChanceAsked();
  },
};
