import { type AnyEvent, lastNumber, replayOn, type Viewer } from "@rondel/engine";
import { type CommandOutput, difference, type Step, type Stream } from "@rondel/protocol";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LoggedEntry } from "../store/matches.ts";
import type { LiveMatch } from "./live-match.ts";
import { stateAt } from "./open.ts";
import { eventsFor, positionOf, viewerIndex } from "./position.ts";
import { answerWindow } from "./served-game.ts";

/** More steps than this are not sent one by one. */
const MAX_STEPS = 200;

/** The stream of a viewer from the number it has, up to another if one is given: the steps it missed, or everything. */
export async function streamFrom(
  services: Services,
  live: LiveMatch,
  viewer: Viewer,
  from: number | undefined,
  to: number = Number.POSITIVE_INFINITY,
): Promise<Stream> {
  const index = indexOf(live, viewer);
  const number = live.seen[index] ?? 0;
  const last = Math.min(to, number);
  const present = live.positions[index];
  if (!present) throw refuse("no-such-seat", "correct", { viewer });
  if (from === undefined || from > last || last - from > MAX_STEPS) return { viewer, number, position: present };
  if (from === last) return { viewer, from, number: last, steps: [] };

  const steps: Step[] = [];
  const start = await firstEntryAt(services, live, index, from);
  let position = positionOf(live.served, await stateAfter(services, live, start), viewer, null);
  for await (const moment of momentsAfter(services, live, start)) {
    const moved = moment.logged.seen[index] ?? 0;
    if (moved > last) break;
    if (moved === (steps.at(-1)?.number ?? from)) continue;
    const next = positionOf(live.served, moment.state, viewer, null);
    const cause = await causeOf(services, live, moment, index);
    const events = eventsFor(live.served, moment.events, viewer);
    const patch = difference(position, next);
    // What can be undone is a matter of now: the last step brings it, the others end it.
    if (moved === number || steps.length === 0) patch.push(["set", ["undo"], moved === number ? present.undo : null]);
    steps.push({ number: moved, patch, events, ...(cause ? { cause } : {}), at: moment.logged.at });
    position = next;
  }
  return { viewer, from, number: last, steps };
}

/** A position of the past, and what led to it. */
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
  const own = logged?.seen[index] ?? 0;
  const state = await stateAfter(services, live, entry);
  const events = entry === 0 ? [] : await eventsOf(services, live, entry);
  return {
    viewer,
    number: own,
    latest: live.seen[index] ?? 0,
    spectatorNumber: logged?.seen[live.viewers.length - 1] ?? 0,
    view: live.served.game.view(state, viewer),
    events: eventsFor(live.served, events, viewer),
    outcome: (live.served.game.outcome(state) ?? null) as CommandOutput<"play/history">["outcome"],
    at: logged?.at ?? (await services.store.matches.get(live.match.header.id))?.startedAt ?? 0,
  };
}

/** The entry with which a viewer's stream reached a number; numbers only grow, so it is found by halving. */
export async function firstEntryAt(
  services: Services,
  live: LiveMatch,
  index: number,
  number: number,
): Promise<number> {
  const last = lastNumber(live.match);
  if (number < 0 || number > (live.seen[index] ?? 0)) throw refuse("no-such-number", "correct", { number });
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const seen = (await loggedAt(services, live, middle))?.seen[index] ?? 0;
    if (seen >= number) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface MomentOfMatch {
  readonly logged: LoggedEntry;
  readonly state: unknown;
  readonly events: readonly AnyEvent[];
  /** Whether it happened in an answer window. */
  readonly window: boolean;
}

/** The match step by step after an entry, as it was played. */
async function* momentsAfter(services: Services, live: LiveMatch, start: number): AsyncGenerator<MomentOfMatch> {
  const { served, match } = live;
  const { game } = served;
  let state = await stateAfter(services, live, start);
  for (const logged of await services.store.matches.entries(match.header.id, start, lastNumber(match))) {
    const { entry } = logged;
    const window = answerWindow(served, state, game.deciders(state).length) !== undefined;
    let events: readonly AnyEvent[] = [];
    if (entry.kind === "takeback") state = await stateAfter(services, live, entry.to);
    else events = replayOn(game, state, entry);
    yield { logged, state, events, window };
  }
}

async function eventsOf(services: Services, live: LiveMatch, entry: number): Promise<readonly AnyEvent[]> {
  for await (const { events } of momentsAfter(services, live, entry - 1)) return events;
  return [];
}

async function causeOf(
  services: Services,
  live: LiveMatch,
  moment: MomentOfMatch,
  index: number,
): Promise<Step["cause"]> {
  const { entry, author } = moment.logged;
  if (entry.kind === "takeback") {
    return { kind: "takeback", to: (await loggedAt(services, live, entry.to))?.seen[index] ?? 0 };
  }
  if (moment.window) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

function stateAfter(services: Services, live: LiveMatch, entry: number): Promise<unknown> {
  return stateAt(services.store, live.served, live.match.header.id, entry);
}

async function loggedAt(
  services: Services,
  live: LiveMatch,
  number: number,
): Promise<{ seen: readonly number[]; at: number } | undefined> {
  return number === 0 ? undefined : services.store.matches.entry(live.match.header.id, number);
}

function indexOf(live: LiveMatch, viewer: Viewer): number {
  return viewerIndex(viewer, live.match.header.players);
}
