import {
  type ActionEntry,
  type Entry,
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
import { advanceClocks, type ClockState, startClocks } from "../clocks/clock.ts";
import type { Store } from "../store/index.ts";
import type { LoggedEntry, StoredMatch } from "../store/matches.ts";
import { countTimeOuts, type LiveMatch, pendingDecision, presentPositions } from "./live-match.ts";
import { viewersOf } from "./position.ts";
import type { ServedGame } from "./served-game.ts";

/** A fold on paper: everything that is needed to go on from here without the log before it. */
interface Snapshot {
  readonly state: unknown;
  readonly seen: readonly number[];
  readonly clocks: ClockState;
  readonly timeOuts: readonly number[];
  readonly at: number;
}

/** At least so many entries lie between two snapshots. */
const SNAPSHOT_DISTANCE = 64;
/** A draft that is longer than this is cut by a snapshot: its beginning can then only be taken back by consent. */
const LONGEST_DRAFT = 256;

export type Opened = { readonly live: LiveMatch } | { readonly unavailable: Message };

/** Brings a match into memory: the nearest snapshot, and the few entries after it. */
export async function openLiveMatch(
  store: Store,
  served: ServedGame,
  clockRule: ClockRule,
  id: string,
  upTo?: number,
): Promise<Opened> {
  const stored = await store.matches.get(id);
  if (!stored) throw new Error(`table ${id} runs without a match`);
  const kept = await store.matches.snapshot(id, upTo);
  const live = kept ? resume(served, clockRule, stored, kept) : replayFromStart(served, clockRule, stored);
  if ("code" in live) return { unavailable: live };
  for (const logged of await store.matches.entries(id, live.match.base, upTo)) {
    const refused = await replay(store, live, logged);
    if (refused) return { unavailable: refused };
    if (logged.number <= stored.brought) restartClocks(live, stored.startedAt);
  }
  live.positions = presentPositions(live);
  live.promptSince = live.seen;
  return { live };
}

function resume(
  served: ServedGame,
  clockRule: ClockRule,
  { header, setupDraws }: StoredMatch,
  kept: { readonly number: number; readonly text: string },
): LiveMatch {
  const { state, seen, clocks, timeOuts, at } = JSON.parse(kept.text) as Snapshot;
  const match = openMatch(served.game, header, setupDraws, { number: kept.number, state });
  return { ...empty(served, clockRule, match, seen), clocks, timeOuts, at };
}

function replayFromStart(served: ServedGame, clockRule: ClockRule, stored: StoredMatch): LiveMatch | Message {
  const { header, setupDraws, startedAt } = stored;
  const begun = recreateMatch(served.game, header, setupDraws);
  if ("refused" in begun) return begun.refused;
  return newLiveMatch(served, clockRule, begun.match, startedAt);
}

export function newLiveMatch(served: ServedGame, clockRule: ClockRule, match: Match, at: number): LiveMatch {
  const { players } = match.header;
  const clocks = startClocks(clockRule, players, pendingDecision(served, match), at);
  const seen = Array<number>(players + 1).fill(0);
  return { ...empty(served, clockRule, match, seen), clocks, timeOuts: Array<number>(players).fill(0), at };
}

function empty(served: ServedGame, clockRule: ClockRule, match: Match, seen: readonly number[]) {
  const viewers = viewersOf(match.header.players);
  const seenAfter = new Map([[match.base, seen]]);
  const shared = { served, match, clockRule, viewers, seenAfter, seen };
  return { ...shared, positions: presentPositions(shared), promptSince: seen };
}

/** Carries a logged entry out again, without telling anybody. */
async function replay(store: Store, live: LiveMatch, logged: LoggedEntry): Promise<Message | undefined> {
  const before = pendingDecision(live.served, live.match);
  const result = await replayLogged(store, live, logged.entry);
  if ("refused" in result) return result.refused;
  const spectator = live.viewers.length - 1;
  const isPublic = live.seen[spectator] !== logged.seen[spectator];
  const after = pendingDecision(live.served, live.match);
  live.clocks = advanceClocks(live.clockRule, live.clocks, before, after, logged.at, isPublic);
  live.timeOuts = countTimeOuts(live.timeOuts, logged.entry, logged.author, before.window);
  live.seen = logged.seen;
  live.seenAfter.set(logged.number, logged.seen);
  live.at = logged.at;
  return undefined;
}

/** What was played remotePresence cost nobody time here: the clocks begin where this table did. */
export function restartClocks(live: LiveMatch, startedAt: number): void {
  const { clockRule, match } = live;
  live.clocks = startClocks(clockRule, match.header.players, pendingDecision(live.served, match), startedAt);
  live.at = startedAt;
}

/** Appends an entry of the log to the match in memory. */
export async function replayLogged(store: Store, live: LiveMatch, entry: Entry) {
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

/** The state after any entry of a match, from its nearest snapshot. */
export async function stateAt(store: Store, served: ServedGame, id: string, number: number): Promise<unknown> {
  const kept = number === 0 ? undefined : await store.matches.snapshot(id, number);
  const base = kept?.number ?? 0;
  const logged = await store.matches.entries(id, base, number);
  const entryOf = (at: number) => logged[at - base - 1]?.entry;
  const { from, numbers } = lineOfPlay(number, (at) => at <= base, entryOf);
  const state = from < base ? await stateAt(store, served, id, from) : await baseState(store, served, id, kept?.text);
  for (const at of numbers) replayOn(served.game, state, entryOf(at) as ActionEntry);
  return state;
}

async function baseState(store: Store, served: ServedGame, id: string, text: string | undefined): Promise<unknown> {
  if (text !== undefined) return fromStored((JSON.parse(text) as Snapshot).state, served.game.storedNames);
  const stored = await store.matches.get(id);
  const begun = stored && recreateMatch(served.game, stored.header, stored.setupDraws);
  if (!begun || "refused" in begun) throw new Error(`match ${id} cannot be begun again`);
  return begun.match.state;
}

/** Puts the fold on paper when it is time; behind a sealed entry, so that no draft lies across a snapshot. */
export function snapshotIfDue(live: LiveMatch, lastKept: number): string | undefined {
  const number = lastNumber(live.match);
  const distance = number - lastKept;
  if (distance < SNAPSHOT_DISTANCE || (!isSealed(live.match, number) && distance < LONGEST_DRAFT)) return undefined;
  const { seen, clocks, timeOuts, at } = live;
  const snapshot: Snapshot = { state: live.match.state, seen, clocks, timeOuts, at };
  return JSON.stringify(snapshot);
}
