import { type AnyEvent, lastNumber, replayOn, type Viewer } from "@rondel/engine";
import { type CommandOutput, difference, type Step, type Stream } from "@rondel/protocol";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LoggedEntry } from "../store/matches.ts";
import type { LiveMatch } from "./live-match.ts";
import { setUpAgain, stateAt } from "./open.ts";
import { eventsFor, positionOf, viewerIndex } from "./position.ts";
import { answerWindow } from "./served-game.ts";

/** If more steps are missing than this, the whole position is sent instead. */
const MAX_STEPS = 200;

interface WantedSteps {
  /** Undefined asks for the whole position. */
  readonly from: number | undefined;
  readonly to?: number | undefined;
  /** Leaves the patches empty, which saves the positions between the steps. */
  readonly eventsOnly?: boolean | undefined;
}

/** Returns a viewer's stream: the steps from `from` up to `to`, or the whole current position if they are too many. */
export async function streamFrom(
  services: Services,
  live: LiveMatch,
  viewer: Viewer,
  { from, to = Number.POSITIVE_INFINITY, eventsOnly = false }: WantedSteps,
): Promise<Stream> {
  const index = indexOf(live, viewer);
  const number = live.seen[index] ?? 0;
  const last = Math.min(to, number);
  const current = live.positions[index];
  if (!current) throw refuse("no-such-seat", "correct", { viewer });
  if (from === undefined || from > last || last - from > MAX_STEPS) return { viewer, number, position: current };
  if (from === last) return { viewer, from, number: last, steps: [] };

  const steps: Step[] = [];
  const start = await firstEntryAt(services, live, index, from);
  const positionIn = (state: unknown) => (eventsOnly ? current : positionOf(live.served, state, viewer, null));
  const state = await stateAfter(services, live, start);
  let position = positionIn(state);
  for await (const replayed of replayAfter(services, live, { start, state })) {
    const reached = replayed.logged.seen[index] ?? 0;
    if (reached > last) break;
    if (reached === (steps.at(-1)?.number ?? from)) continue;
    const next = positionIn(replayed.state);
    const cause = await causeOf(services, live, replayed, index);
    const events = eventsFor(live.served, replayed.events, viewer);
    const patch = eventsOnly ? [] : difference(position, next);
    // Undo is only known for the current position: the last step sets it, the first one clears it.
    if (!eventsOnly && (reached === number || steps.length === 0)) {
      patch.push(["set", ["undo"], reached === number ? current.undo : null]);
    }
    steps.push({ number: reached, patch, events, ...(cause ? { cause } : {}), at: replayed.logged.at });
    position = next;
  }
  return { viewer, from, number: last, steps };
}

/** Returns a past position with the events that led to it. `number` counts in the stream of `counted`. */
export async function pastPosition(
  services: Services,
  live: LiveMatch,
  viewer: Viewer,
  number: number,
  counted: Viewer,
): Promise<CommandOutput<"play/history">> {
  const index = indexOf(live, viewer);
  const entry = await firstEntryAt(services, live, indexOf(live, counted), number);
  const logged = await loggedAt(services, live, entry);
  const { state, events } = await reachedBy(services, live, entry);
  return {
    viewer,
    number: logged?.seen[index] ?? 0,
    latest: live.seen[index] ?? 0,
    spectatorNumber: logged?.seen[live.viewers.length - 1] ?? 0,
    view: live.served.game.view(state, viewer),
    events: eventsFor(live.served, events, viewer),
    outcome: (live.served.game.outcome(state) ?? null) as CommandOutput<"play/history">["outcome"],
    at: logged?.at ?? (await services.store.matches.get(live.match.header.id))?.startedAt ?? 0,
  };
}

/** Finds the entry with which a viewer's stream reached a number. Numbers never decrease, so it searches by halving. */
export async function firstEntryAt(
  services: Services,
  live: LiveMatch,
  index: number,
  number: number,
): Promise<number> {
  if (number < 0 || number > (live.seen[index] ?? 0)) throw refuse("no-such-number", "correct", { number });
  let [low, high] = [0, lastNumber(live.match)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await seenAt(services, live, middle, index)) >= number) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface ReplayedEntry {
  readonly logged: LoggedEntry;
  /** The state after the entry. */
  readonly state: unknown;
  readonly events: readonly AnyEvent[];
  /** Whether the entry was played in an answer window. */
  readonly inWindow: boolean;
}

/** The state after an entry, which the replay changes. */
interface ReplayStart {
  readonly start: number;
  readonly state: unknown;
}

/** Replays the entries after `start` one by one. */
async function* replayAfter(
  services: Services,
  live: LiveMatch,
  { start, state: before }: ReplayStart,
  upTo = lastNumber(live.match),
): AsyncGenerator<ReplayedEntry> {
  const { served, match } = live;
  const { game } = served;
  let state = before;
  for (const logged of await services.store.matches.entries(match.header.id, start, upTo)) {
    const { entry } = logged;
    const inWindow = answerWindow(served, state, game.deciders(state).length) !== undefined;
    let events: readonly AnyEvent[] = [];
    if (entry.kind === "takeback") state = await stateAfter(services, live, entry.to);
    else events = replayOn(game, state, entry);
    yield { logged, state, events, inWindow };
  }
}

/** The state after an entry with the events of the entry; those of the setup for entry 0. */
async function reachedBy(
  services: Services,
  live: LiveMatch,
  entry: number,
): Promise<Pick<ReplayedEntry, "state" | "events">> {
  if (entry === 0) {
    const { match, events } = await setUpAgain(services.store, live.served, live.match.header.id);
    return { state: match.state, events };
  }
  const before = { start: entry - 1, state: await stateAfter(services, live, entry - 1) };
  for await (const reached of replayAfter(services, live, before, entry)) return reached;
  throw new Error(`entry ${entry} of ${live.match.header.id} is missing`);
}

async function causeOf(
  services: Services,
  live: LiveMatch,
  { logged, inWindow }: ReplayedEntry,
  index: number,
): Promise<Step["cause"]> {
  const { entry, author } = logged;
  if (entry.kind === "takeback") {
    return { kind: "takeback", to: await seenAt(services, live, entry.to, index) };
  }
  if (inWindow) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

function stateAfter(services: Services, live: LiveMatch, entry: number): Promise<unknown> {
  return stateAt(services.store, live.served, live.match.header.id, entry);
}

/** A viewer's stream number after an entry. Those of the latest entries are in memory. */
async function seenAt(services: Services, live: LiveMatch, entry: number, index: number): Promise<number> {
  const seen = live.seenAfter.get(entry) ?? (await loggedAt(services, live, entry))?.seen;
  return seen?.[index] ?? 0;
}

async function loggedAt(services: Services, live: LiveMatch, number: number): Promise<LoggedEntry | undefined> {
  return number === 0 ? undefined : services.store.matches.entry(live.match.header.id, number);
}

function indexOf(live: LiveMatch, viewer: Viewer): number {
  return viewerIndex(viewer, live.match.header.players);
}
