import { type AnyEvent, replayingRandom, type Viewer } from "@rondel/engine";
import { type CommandOutput, difference, type Step, type Stream } from "@rondel/protocol";
import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import type { LoggedEntry } from "../store/matches.ts";
import type { Fold } from "./fold.ts";
import { stateAt } from "./open.ts";
import { eventsFor, positionOf, viewerIndex } from "./position.ts";
import { answerWindow } from "./served-game.ts";

/** More steps than this are not sent one by one. */
const MOST_STEPS = 200;

/** The stream of a viewer from the number it has, up to another if one is given: the steps it missed, or everything. */
export async function streamFrom(
  house: House,
  fold: Fold,
  viewer: Viewer,
  from: number | undefined,
  to: number = Number.POSITIVE_INFINITY,
): Promise<Stream> {
  const index = indexOf(fold, viewer);
  const number = fold.seen[index] ?? 0;
  const last = Math.min(to, number);
  const present = fold.positions[index];
  if (!present) throw refuse("no-such-seat", "correct", { viewer });
  if (from === undefined || from > last || last - from > MOST_STEPS) return { viewer, number, position: present };
  if (from === last) return { viewer, from, number: last, steps: [] };

  const steps: Step[] = [];
  const start = await firstEntryAt(house, fold, index, from);
  let position = positionOf(fold.served, await stateAfter(house, fold, start), viewer, null);
  for await (const moment of momentsAfter(house, fold, start)) {
    const moved = moment.logged.seen[index] ?? 0;
    if (moved > last) break;
    if (moved === (steps.at(-1)?.number ?? from)) continue;
    const next = positionOf(fold.served, moment.state, viewer, null);
    const cause = await causeOf(house, fold, moment, index);
    const events = eventsFor(fold.served, moment.events, viewer);
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
  house: House,
  fold: Fold,
  viewer: Viewer,
  number: number,
  counted: Viewer,
): Promise<CommandOutput<"play/history">> {
  const index = indexOf(fold, viewer);
  const entry = await firstEntryAt(house, fold, indexOf(fold, counted), number);
  const logged = await loggedAt(house, fold, entry);
  const own = logged?.seen[index] ?? 0;
  const state = await stateAfter(house, fold, entry);
  const events = entry === 0 ? [] : await eventsOf(house, fold, entry);
  return {
    viewer,
    number: own,
    latest: fold.seen[index] ?? 0,
    spectatorNumber: logged?.seen[fold.viewers.length - 1] ?? 0,
    view: fold.served.game.view(state, viewer),
    events: eventsFor(fold.served, events, viewer),
    outcome: (fold.served.game.outcome(state) ?? null) as CommandOutput<"play/history">["outcome"],
    at: logged?.at ?? (await house.store.matches.get(fold.match.header.id))?.startedAt ?? 0,
  };
}

/** The entry with which a viewer's stream reached a number; numbers only grow, so it is found by halving. */
export async function firstEntryAt(house: House, fold: Fold, index: number, number: number): Promise<number> {
  const last = fold.match.entries.length;
  if (number < 0 || number > (fold.seen[index] ?? 0)) throw refuse("no-such-number", "correct", { number });
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const seen = (await loggedAt(house, fold, middle))?.seen[index] ?? 0;
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
async function* momentsAfter(house: House, fold: Fold, start: number): AsyncGenerator<MomentOfMatch> {
  const { served, match } = fold;
  const { game } = served;
  let state = await stateAfter(house, fold, start);
  for (const logged of await house.store.matches.entries(match.header.id, start, match.entries.length)) {
    const { entry } = logged;
    const window = answerWindow(served, state, game.deciders(state).length) !== undefined;
    let events: readonly AnyEvent[] = [];
    if (entry.kind === "takeback") state = await stateAfter(house, fold, entry.to);
    else events = game.play(state, entry.seat, entry.action, replayingRandom(entry.draws));
    yield { logged, state, events, window };
  }
}

async function eventsOf(house: House, fold: Fold, entry: number): Promise<readonly AnyEvent[]> {
  for await (const { events } of momentsAfter(house, fold, entry - 1)) return events;
  return [];
}

async function causeOf(house: House, fold: Fold, moment: MomentOfMatch, index: number): Promise<Step["cause"]> {
  const { entry, author } = moment.logged;
  if (entry.kind === "takeback") {
    return { kind: "takeback", to: (await loggedAt(house, fold, entry.to))?.seen[index] ?? 0 };
  }
  if (moment.window) return undefined;
  if (author === "clock") return { kind: "time-out", seat: entry.seat };
  return author === "bot" ? { kind: "bot", seat: entry.seat } : undefined;
}

function stateAfter(house: House, fold: Fold, entry: number): Promise<unknown> {
  return stateAt(house.store, fold.served, fold.match.header.id, entry);
}

async function loggedAt(
  house: House,
  fold: Fold,
  number: number,
): Promise<{ seen: readonly number[]; at: number } | undefined> {
  return number === 0 ? undefined : house.store.matches.entry(fold.match.header.id, number);
}

function indexOf(fold: Fold, viewer: Viewer): number {
  return viewerIndex(viewer, fold.match.header.players);
}
