import { asSeat, lastNumber, redoableTo } from "@rondel/engine";
import type { CommandInput, CommandOutput } from "@rondel/protocol";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { endAbsence, isMarkedAbsent } from "../tables/absence.ts";
import { requireNotResigned } from "../tables/resign.ts";
import { giveSeatBack, isAway } from "../tables/substitutes.ts";
import { firstEntryAt } from "./history.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { undoableTo } from "./position.ts";
import { LostRace, playAction, playTakeback } from "./record.ts";
import { liveMatchOf } from "./sync.ts";

const MAX_ATTEMPTS = 8;

/** Plays an action for its seat. Tries again after a lost race, as long as the prompt has not changed. */
export async function act(
  services: Services,
  table: LiveTable,
  player: string,
  { seat, number, action }: CommandInput<"play/act">,
): Promise<CommandOutput<"play/act">> {
  requirePlayed(table, seat);
  if (isAway(table.document, seat)) await giveSeatBack(services, table, seat);
  if (isMarkedAbsent(table.document, player)) await endAbsence(services, table, player);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const live = hasReached(table.live, seat, number)
      ? table.live
      : await currentLiveMatch(services, table, seat, number);
    requireCurrent(live, seat, number);
    try {
      const seen = await playAction(services, table, live, seat, action, "hand");
      return { number: seen[seat] ?? 0 };
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
    }
  }
  throw new LostRace();
}

/** Undoes actions of the seat's own draft. */
export async function undo(
  services: Services,
  table: LiveTable,
  { seat, number, to }: CommandInput<"play/undo">,
): Promise<CommandOutput<"play/undo">> {
  requirePlayed(table, seat);
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

/** Plays again what the seat has undone in its own draft, as long as nothing else happened. */
export async function redo(
  services: Services,
  table: LiveTable,
  { seat, number }: CommandInput<"play/redo">,
): Promise<CommandOutput<"play/redo">> {
  requirePlayed(table, seat);
  const live = await currentLiveMatch(services, table, seat, number);
  requireCurrent(live, seat, number);
  const entry = redoableTo(live.match, asSeat(seat));
  if (entry === undefined) throw refuse("nothing-to-redo", "choose-another");
  const after = await playTakeback(services, table, entry, seat);
  return { number: after.seen[seat] ?? 0 };
}

/** Returns the match, read again if another process has already shown the player a later position. */
async function currentLiveMatch(
  services: Services,
  table: LiveTable,
  seat: number,
  number: number,
): Promise<LiveMatch> {
  const live = table.live ?? (await liveMatchOf(services, table));
  if (hasReached(live, seat, number)) return live;
  table.live = undefined;
  return liveMatchOf(services, table);
}

function hasReached(live: LiveMatch | undefined, seat: number, number: number): live is LiveMatch {
  return live !== undefined && number <= (live.seen[seat] ?? 0);
}

/** Refuses decisions in an abandoned match, and those of a person who has resigned. */
function requirePlayed({ document }: LiveTable, seat: number): void {
  if (document.abandoned) throw refuse("match-is-abandoned", "give-up");
  requireNotResigned(document, seat);
}

/** Refuses a decision that was made for an earlier prompt. */
function requireCurrent(live: LiveMatch, seat: number, number: number): void {
  const current = live.seen[seat] ?? 0;
  if (number > current || number < (live.promptSince[seat] ?? 0)) {
    throw refuse("stale-number", "refresh", { expected: number, current });
  }
}
