import {
  asSeat,
  type Entry,
  type Match,
  type Message,
  recreateMatch,
  replayAction,
  replayingRandom,
  takeBackTo,
} from "@rondel/engine";
import type { ClockRule } from "@rondel/protocol";
import { advanceClocks, type ClockState, startClocks } from "../clocks/clock.ts";
import type { Store } from "../store/index.ts";
import type { LoggedEntry, StoredMatch } from "../store/matches.ts";
import { askingOf, countTimeOuts, type Fold, presentPositions } from "./fold.ts";
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

/** Stands for entries that are not in memory. They count as sealed, so that no draft reaches beyond them. */
const FORGOTTEN: Entry = { kind: "action", seat: asSeat(0), action: { kind: "forgotten" }, draws: [] };

export type Opened = { readonly fold: Fold } | { readonly unavailable: Message };

/** Brings a match into memory: the nearest snapshot, and the few entries after it. */
export async function openFold(
  store: Store,
  served: ServedGame,
  clockRule: ClockRule,
  id: string,
  upTo?: number,
): Promise<Opened> {
  const stored = await store.matches.get(id);
  if (!stored) throw new Error(`table ${id} runs without a match`);
  const kept = await store.matches.snapshot(id, upTo);
  const fold = kept ? resume(served, clockRule, stored, kept) : beginAgain(served, clockRule, stored);
  if ("code" in fold) return { unavailable: fold };
  for (const logged of await store.matches.entries(id, fold.base, upTo)) {
    const refused = await replay(store, fold, logged);
    if (refused) return { unavailable: refused };
    if (logged.number <= stored.brought) restartClocks(fold, stored.startedAt);
  }
  fold.positions = presentPositions(fold);
  fold.askedSince = fold.seen;
  return { fold };
}

function resume(
  served: ServedGame,
  clockRule: ClockRule,
  { header, setupDraws }: StoredMatch,
  kept: { readonly number: number; readonly text: string },
): Fold {
  const { state, seen, clocks, timeOuts, at } = JSON.parse(kept.text) as Snapshot;
  const { game } = served;
  const match: Match = {
    game,
    header,
    setupDraws,
    entries: Array<Entry>(kept.number).fill(FORGOTTEN),
    sealed: Array<boolean>(kept.number).fill(true),
    snapshots: { every: SNAPSHOT_DISTANCE, kept: [{ number: kept.number, state: game.clone(state) }] },
    state,
    deciders: game.deciders(state),
  };
  return { ...empty(served, clockRule, match, kept.number, seen), clocks, timeOuts, at };
}

function beginAgain(served: ServedGame, clockRule: ClockRule, stored: StoredMatch): Fold | Message {
  const { header, setupDraws, startedAt } = stored;
  const begun = recreateMatch(served.game, header, setupDraws);
  if ("refused" in begun) return begun.refused;
  return foldAtStart(served, clockRule, begun.match, startedAt);
}

export function foldAtStart(served: ServedGame, clockRule: ClockRule, match: Match, at: number): Fold {
  const { players } = match.header;
  const clocks = startClocks(clockRule, players, askingOf(served, match), at);
  const seen = Array<number>(players + 1).fill(0);
  return { ...empty(served, clockRule, match, 0, seen), clocks, timeOuts: Array<number>(players).fill(0), at };
}

function empty(served: ServedGame, clockRule: ClockRule, match: Match, base: number, seen: readonly number[]) {
  const viewers = viewersOf(match.header.players);
  const seenAfter = new Map([[base, seen]]);
  const shared = { served, match, clockRule, viewers, base, seenAfter, seen };
  return { ...shared, positions: presentPositions(shared), askedSince: seen };
}

/** Carries a logged entry out again, without telling anybody. */
async function replay(store: Store, fold: Fold, logged: LoggedEntry): Promise<Message | undefined> {
  const before = askingOf(fold.served, fold.match);
  const refused = await appendLogged(store, fold, logged.entry);
  if ("code" in refused) return refused;
  const spectator = fold.viewers.length - 1;
  const publicly = fold.seen[spectator] !== logged.seen[spectator];
  const after = askingOf(fold.served, fold.match);
  fold.clocks = advanceClocks(fold.clockRule, fold.clocks, before, after, logged.at, publicly);
  fold.timeOuts = countTimeOuts(fold.timeOuts, logged.entry, logged.author, before.window);
  fold.seen = logged.seen;
  fold.seenAfter.set(logged.number, logged.seen);
  fold.at = logged.at;
  return undefined;
}

/** What was played elsewhere cost nobody time here: the clocks begin where this table did. */
export function restartClocks(fold: Fold, startedAt: number): void {
  const { clockRule, match } = fold;
  fold.clocks = startClocks(clockRule, match.header.players, askingOf(fold.served, match), startedAt);
  fold.at = startedAt;
}

/** Appends what the log holds to the match in memory. */
export async function appendLogged(store: Store, fold: Fold, entry: Entry) {
  if (entry.kind === "takeback") await remember(store, fold, entry.to);
  return appendEntry(fold.match, entry);
}

/** Appends an entry whose draws are known; a takeback finds where it goes back to in memory. */
export function appendEntry(match: Match, entry: Entry) {
  const answer =
    entry.kind === "takeback"
      ? takeBackTo(match, match.entries.length, entry.to)
      : replayAction(match, entry.seat, entry.action, entry.draws);
  return "refused" in answer ? answer.refused : answer;
}

/** Makes sure that the match can go back to an entry that is no longer in memory. */
export async function remember(store: Store, fold: Fold, number: number): Promise<void> {
  if (number >= fold.base) return;
  const state = await stateAt(store, fold.served, fold.match.header.id, number);
  fold.match.snapshots.kept.push({ number, state });
  if (fold.seenAfter.has(number)) return;
  const seen =
    number === 0 ? fold.viewers.map(() => 0) : (await store.matches.entry(fold.match.header.id, number))?.seen;
  if (seen) fold.seenAfter.set(number, seen);
}

/** The state after any entry of a match, from its nearest snapshot. */
export async function stateAt(store: Store, served: ServedGame, id: string, number: number): Promise<unknown> {
  const kept = number === 0 ? undefined : await store.matches.snapshot(id, number);
  const base = kept?.number ?? 0;
  const logged = await store.matches.entries(id, base, number);
  const ahead: Extract<Entry, { kind: "action" }>[] = [];
  let at = number;
  while (at > base) {
    const entry = logged[at - base - 1]?.entry;
    if (!entry) throw new Error(`match ${id} has no entry ${at}`);
    if (entry.kind === "action") ahead.push(entry);
    at = entry.kind === "takeback" ? entry.to : at - 1;
  }
  const state = at < base ? await stateAt(store, served, id, at) : await baseState(store, served, id, kept?.text);
  for (const { seat, action, draws } of ahead.reverse()) {
    served.game.play(state, asSeat(seat), action, replayingRandom(draws));
  }
  return state;
}

async function baseState(store: Store, served: ServedGame, id: string, text: string | undefined): Promise<unknown> {
  if (text !== undefined) return (JSON.parse(text) as Snapshot).state;
  const stored = await store.matches.get(id);
  const begun = stored && recreateMatch(served.game, stored.header, stored.setupDraws);
  if (!begun || "refused" in begun) throw new Error(`match ${id} cannot be begun again`);
  return begun.match.state;
}

/** Puts the fold on paper when it is time; behind a sealed entry, so that no draft lies across a snapshot. */
export function dueSnapshot(fold: Fold, lastKept: number): string | undefined {
  const number = fold.match.entries.length;
  const distance = number - lastKept;
  if (distance < SNAPSHOT_DISTANCE || (!fold.match.sealed[number - 1] && distance < LONGEST_DRAFT)) return undefined;
  const { seen, clocks, timeOuts, at } = fold;
  const snapshot: Snapshot = { state: fold.match.state, seen, clocks, timeOuts, at };
  return JSON.stringify(snapshot);
}
