import {
  type ActionEntry,
  fromStored,
  hasStateAfter,
  isSealed,
  lastNumber,
  lineOfPlay,
  type Match,
  type Message,
  openMatch,
  provideState,
  recreateMatch,
  replayEntry,
  replayOn,
} from "@rondel/engine";
import type { ClockRule } from "@rondel/protocol";
import { advanceClocks, type ClockState, type ClockTiming, startClocks } from "../clocks/clock.ts";
import type { Services } from "../services.ts";
import type { Store } from "../store/index.ts";
import type { LoggedEntry, StoredMatch } from "../store/matches.ts";
import { countTimeOuts, currentPositions, type LiveMatch, pendingDecision } from "./live-match.ts";
import { viewersOf } from "./position.ts";
import type { ServedGame } from "./served-game.ts";

/** The stored form of a live match: all that is needed to continue without the earlier log. */
interface Snapshot {
  readonly state: unknown;
  readonly seen: readonly number[];
  readonly clocks: ClockState;
  readonly timeOuts: readonly number[];
  readonly at: number;
  /** Absent in snapshots of earlier releases. */
  readonly publicAt?: number;
}

/** The least number of entries between two snapshots. */
const SNAPSHOT_DISTANCE = 64;
/** A snapshot cuts drafts that are longer than this. Earlier entries of such a draft can only be taken back by consent. */
const MAX_DRAFT = 256;

/** How the time of a match with this time control is counted here. */
export function timingOf({ time, pauseFactor }: Services, rule: ClockRule): ClockTiming {
  return { rule, pauses: time.pauses, pauseFactor };
}

export type Opened = { readonly live: LiveMatch } | { readonly unavailable: Message };

/** Loads a match from its nearest snapshot and replays the entries after it, up to `upTo` if given. */
export async function openLiveMatch(
  store: Store,
  served: ServedGame,
  timing: ClockTiming,
  id: string,
  upTo?: number,
): Promise<Opened> {
  const stored = await store.matches.get(id);
  if (!stored) throw new Error(`table ${id} is running without a match`);
  const snapshot = await store.matches.snapshot(id, upTo);
  const live = snapshot ? resume(served, timing, stored, snapshot) : recreate(served, timing, stored);
  if ("code" in live) return { unavailable: live };
  for (const logged of await store.matches.entries(id, live.match.base, upTo)) {
    const refused = await replay(store, live, logged);
    if (refused) return { unavailable: refused };
    if (logged.number <= stored.imported) restartClocks(live, stored.startedAt);
  }
  live.positions = currentPositions(live);
  live.promptSince = live.seen;
  return { live };
}

function resume(
  served: ServedGame,
  timing: ClockTiming,
  { header, setupDraws }: StoredMatch,
  { number, text }: { readonly number: number; readonly text: string },
): LiveMatch {
  const { state, seen, clocks, timeOuts, at, publicAt = at } = JSON.parse(text) as Snapshot;
  const match = openMatch(served.game, header, setupDraws, { number, state });
  return { ...withoutPositions(served, timing, match, seen), clocks, timeOuts, at, publicAt };
}

function recreate(served: ServedGame, timing: ClockTiming, stored: StoredMatch): LiveMatch | Message {
  const { header, setupDraws, startedAt } = stored;
  const created = recreateMatch(served.game, header, setupDraws);
  if ("refused" in created) return created.refused;
  return atStart(served, timing, created.match, startedAt);
}

export function newLiveMatch(served: ServedGame, timing: ClockTiming, match: Match, at: number): LiveMatch {
  const live = atStart(served, timing, match, at);
  live.positions = currentPositions(live);
  return live;
}

/** A match before its first entry, without positions. */
function atStart(served: ServedGame, timing: ClockTiming, match: Match, at: number): LiveMatch {
  const { players } = match.header;
  const clocks = startClocks(timing, players, pendingDecision(served, match), at);
  const seen = Array<number>(players + 1).fill(0);
  const timeOuts = Array<number>(players).fill(0);
  return { ...withoutPositions(served, timing, match, seen), clocks, timeOuts, at, publicAt: at };
}

/** The parts of a match that do not depend on time. Its positions are computed once, after the last entry is replayed. */
function withoutPositions(served: ServedGame, timing: ClockTiming, match: Match, seen: readonly number[]) {
  const viewers = viewersOf(match.header.players);
  const seenAfter = new Map([[match.base, seen]]);
  return { served, match, timing, viewers, seenAfter, seen, positions: [], promptSince: seen };
}

/** Replays a logged entry without computing positions and steps. */
async function replay(store: Store, live: LiveMatch, logged: LoggedEntry): Promise<Message | undefined> {
  const before = pendingDecision(live.served, live.match);
  const result = await replayLogged(store, live, logged);
  if ("refused" in result) return result.refused;
  const spectator = live.viewers.length - 1;
  const isPublic = live.seen[spectator] !== logged.seen[spectator];
  const after = pendingDecision(live.served, live.match);
  live.clocks = advanceClocks(live.timing, live.clocks, before, after, logged.at, isPublic);
  live.timeOuts = countTimeOuts(live.timeOuts, logged.entry, logged.author, before.window);
  live.seen = logged.seen;
  live.seenAfter.set(logged.number, logged.seen);
  live.at = logged.at;
  if (isPublic) live.publicAt = logged.at;
  return undefined;
}

/** Restarts the clocks after imported entries, which cost no time here. */
export function restartClocks(live: LiveMatch, startedAt: number): void {
  const { timing, match } = live;
  live.clocks = startClocks(timing, match.header.players, pendingDecision(live.served, match), startedAt);
  live.at = startedAt;
  live.publicAt = startedAt;
}

/** Appends an entry of the log to the match in memory. Refuses a log with a gap: without the missing entry it is another match. */
export async function replayLogged(store: Store, live: LiveMatch, { number, entry }: LoggedEntry) {
  const expected = lastNumber(live.match) + 1;
  if (number !== expected) return { refused: { code: "no-such-entry", params: { number: expected } } } as const;
  if (entry.kind === "takeback") await ensureSnapshot(store, live, entry.to);
  return replayEntry(live.match, entry);
}

/** Loads the state after an entry before the base, so that the match can return to it. */
export async function ensureSnapshot(store: Store, live: LiveMatch, number: number): Promise<void> {
  const { match } = live;
  if (!hasStateAfter(match, number)) {
    provideState(match, number, await stateAt(store, live.served, match.header.id, number));
  }
  if (number >= match.base || live.seenAfter.has(number)) return;
  const seen = number === 0 ? live.viewers.map(() => 0) : (await store.matches.entry(match.header.id, number))?.seen;
  if (seen) live.seenAfter.set(number, seen);
}

/** Computes the state after any entry of a match, from its nearest snapshot. */
export async function stateAt(store: Store, served: ServedGame, id: string, number: number): Promise<unknown> {
  const snapshot = number === 0 ? undefined : await store.matches.snapshot(id, number);
  const base = snapshot?.number ?? 0;
  const logged = await store.matches.entries(id, base, number);
  const entryOf = (at: number) => logged[at - base - 1]?.entry;
  const { from, numbers } = lineOfPlay(number, (at) => at <= base, entryOf);
  const state =
    from < base ? await stateAt(store, served, id, from) : await baseState(store, served, id, snapshot?.text);
  for (const at of numbers) replayOn(served.game, state, entryOf(at) as ActionEntry);
  return state;
}

async function baseState(store: Store, served: ServedGame, id: string, text: string | undefined): Promise<unknown> {
  if (text !== undefined) return fromStored((JSON.parse(text) as Snapshot).state, served.game.storedNames);
  return (await setUpAgain(store, served, id)).match.state;
}

/** Sets a stored match up again, with the events of its setup. */
export async function setUpAgain(store: Store, served: ServedGame, id: string) {
  const stored = await store.matches.get(id);
  const created = stored && recreateMatch(served.game, stored.header, stored.setupDraws);
  if (!created || "refused" in created) throw new Error(`cannot recreate match ${id}`);
  return created;
}

/** Serialises a snapshot if one is due. Waits for a sealed entry, so that a draft does not span a snapshot. */
export function snapshotIfDue(live: LiveMatch, lastSnapshot: number): string | undefined {
  const number = lastNumber(live.match);
  const distance = number - lastSnapshot;
  if (distance < SNAPSHOT_DISTANCE || (!isSealed(live.match, number) && distance < MAX_DRAFT)) return undefined;
  const { seen, clocks, timeOuts, at, publicAt } = live;
  const snapshot: Snapshot = { state: live.match.state, seen, clocks, timeOuts, at, publicAt };
  return JSON.stringify(snapshot);
}
