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
  let position = positionIn(await stateAfter(services, live, start));
  for await (const replayed of replayAfter(services, live, start)) {
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
  const state = await stateAfter(services, live, entry);
  const events = await eventsOf(services, live, entry);
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
    const seen = (await loggedAt(services, live, middle))?.seen[index] ?? 0;
    if (seen >= number) high = middle;
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

/** Replays the entries after `start` one by one. */
async function* replayAfter(services: Services, live: LiveMatch, start: number): AsyncGenerator<ReplayedEntry> {
  const { served, match } = live;
  const { game } = served;
  let state = await stateAfter(services, live, start);
  for (const logged of await services.store.matches.entries(match.header.id, start, lastNumber(match))) {
    const { entry } = logged;
    const inWindow = answerWindow(served, state, game.deciders(state).length) !== undefined;
    let events: readonly AnyEvent[] = [];
    if (entry.kind === "takeback") state = await stateAfter(services, live, entry.to);
    else events = replayOn(game, state, entry);
    yield { logged, state, events, inWindow };
  }
}

/** The events of an entry; of the setup for entry 0. */
async function eventsOf(services: Services, live: LiveMatch, entry: number): Promise<readonly AnyEvent[]> {
  if (entry === 0) return (await setUpAgain(services.store, live.served, live.match.header.id)).events;
  for await (const { events } of replayAfter(services, live, entry - 1)) return events;
  return [];
}

async function causeOf(
  services: Services,
  live: LiveMatch,
  { logged, inWindow }: ReplayedEntry,
  index: number,
): Promise<Step["cause"]> {
  const { entry, author } = logged;
  if (entry.kind === "takeback") {
    return { kind: "takeback", to: (await loggedAt(services, live, entry.to))?.seen[index] ?? 0 };
  }
  if (inWindow) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

function stateAfter(services: Services, live: LiveMatch, entry: number): Promise<unknown> {
  return stateAt(services.store, live.served, live.match.header.id, entry);
}

async function loggedAt(services: Services, live: LiveMatch, number: number): Promise<LoggedEntry | undefined> {
  return number === 0 ? undefined : services.store.matches.entry(live.match.header.id, number);
}

function indexOf(live: LiveMatch, viewer: Viewer): number {
  return viewerIndex(viewer, live.match.header.players);
}
