import type { Seat } from "@rondel/engine";
import type { PlayContext } from "../frame-rules.ts";
import type { TalksFrame } from "../frames.ts";
import { CONSENTED, DECLARED } from "../phases/stances.ts";
import { basePeace } from "../relations.ts";
import type { Party, State } from "../state.ts";
import { pairOf } from "../state.ts";
import type { Deal, Fate, PromiseRecord, Term } from "./terms.ts";

/** The promises of a seat that it has kept and broken so far. */
export interface Reputation {
  readonly kept: number;
  readonly broken: number;
}

export function reputationOf(state: State, seat: Seat): Reputation {
  const count = (fate: Fate) =>
    promisesOf(state).filter((promise) => promise.by === seat && promise.fate === fate).length;
  return { kept: count("kept"), broken: count("broken") };
}

export function promisesOf(state: State): readonly PromiseRecord[] {
  return state.promises ?? [];
}

/** Records the promises of an accepted proposal. A promise that is still open is extended, not doubled. */
export function recordPromises(state: State, by: Seat, player: Seat, deal: Deal): readonly PromiseRecord[] {
  const pact = 1 + Math.max(0, ...promisesOf(state).map((promise) => promise.pact));
  const until = state.round + deal.rounds - 1;
  const made = (from: Seat, to: Seat) => (term: Term) => {
    const third = term === "war" && deal.third !== undefined ? { third: deal.third } : {};
    return { by: from, player: to, term, ...third, until, pact, fate: "open" } as const;
  };
  const added = [...deal.offer.map(made(by, player)), ...deal.ask.map(made(player, by))];
  const isReplaced = (old: PromiseRecord) => old.fate === "open" && added.some((one) => isSamePromise(one, old));
  const extended = added.map((one) => {
    const old = promisesOf(state).find((promise) => promise.fate === "open" && isSamePromise(one, promise));
    return old && old.until > until ? { ...one, until: old.until } : one;
  });
  state.promises = [...promisesOf(state).filter((promise) => !isReplaced(promise)), ...extended];
  return added;
}

function isSamePromise(one: PromiseRecord, other: PromiseRecord): boolean {
  return one.by === other.by && one.player === other.player && one.term === other.term && one.third === other.third;
}

/** What becomes of each open promise at the end of the talks, by its place in the list; read before the relations change. */
export function verdictsOfTalks(state: State, frame: TalksFrame): Map<number, Fate> {
  const verdicts = new Map<number, Fate>();
  for (const [place, promise] of promisesOf(state).entries()) {
    const fate = promise.fate === "open" ? verdictOf(state, frame, promise) : undefined;
    if (fate) verdicts.set(place, fate);
  }
  return verdicts;
}

function verdictOf(
  state: State,
  frame: TalksFrame,
  { by, player, term, third, until }: PromiseRecord,
): Fate | undefined {
  if (third !== undefined) {
    if (!wantsWar(state, frame, by, third)) return "broken";
    return until <= state.round ? "kept" : undefined;
  }
  if (term !== "peace") return undefined;
  if (wantsWar(state, frame, by, player)) return "broken";
  return wantsWar(state, frame, player, by) ? "released" : undefined;
}

/** Whether a seat ends the talks for war with another: by its secret choice, by its stance, or because it lets a war go on. */
function wantsWar(state: State, frame: TalksFrame, seat: Seat, other: Seat): boolean {
  const sealed = frame.sealed[seat] ?? null;
  if (sealed !== null) return ((sealed >> other) & 1) === 1;
  const stance = frame.stances[pairOf(seat, other)];
  return stance === DECLARED || (stance !== CONSENTED && !basePeace(state, seat, other));
}

export function settlePromises(state: State, verdicts: ReadonlyMap<number, Fate>, context: PlayContext): void {
  if (!state.promises) return;
  const broken = state.promises.filter((_, place) => verdicts.get(place) === "broken");
  state.promises = state.promises.map((promise, place) => {
    const fate = verdicts.get(place) ?? (isReleased(promise, broken) ? "released" : promise.fate);
    if (fate === promise.fate) return promise;
    const settled = { ...promise, fate };
    report(settled, context);
    return settled;
  });
}

/** A broken promise frees the other side from what it promised in return. */
function isReleased({ fate, pact, player }: PromiseRecord, broken: readonly PromiseRecord[]): boolean {
  return fate === "open" && broken.some((one) => one.pact === pact && one.by === player);
}

function report({ by, player, term, third, fate }: PromiseRecord, context: PlayContext): void {
  if (fate !== "kept" && fate !== "broken") return;
  const kind = fate === "kept" ? "promiseKept" : "promiseBroken";
  const named = third === undefined ? {} : { third };
  context.emit({ kind, rule: "IR-5.2.4", party: by, other: player, word: term, ...named });
}

/** War by a card breaks a promise of peace, and frees the other player from promises of peace and passage. */
export function breakByWar(state: State, by: Seat, player: Seat, context: PlayContext): void {
  settleWhere(state, context, (promise) => {
    if (promise.term === "war") return undefined;
    if (promise.by === by && promise.player === player && promise.term === "peace") return "broken";
    return promise.by === player && promise.player === by ? "released" : undefined;
  });
}

/** An attack at sea, or sunk transports, break a promise of passage. */
export function breakPassage(state: State, by: Party, player: Party, context: PlayContext): void {
  settleWhere(state, context, (promise) =>
    promise.term === "passage" && promise.by === by && promise.player === player ? "broken" : undefined,
  );
}

/** At the end of its last round a promise of peace or passage is kept. */
export function keepPromises(state: State, context: PlayContext): void {
  settleWhere(state, context, ({ until }) => (until <= state.round ? "kept" : undefined));
}

function settleWhere(state: State, context: PlayContext, fateOf: (promise: PromiseRecord) => Fate | undefined): void {
  if (!state.promises) return;
  const verdicts = new Map<number, Fate>();
  for (const [place, promise] of state.promises.entries()) {
    const fate = promise.fate === "open" ? fateOf(promise) : undefined;
    if (fate) verdicts.set(place, fate);
  }
  settlePromises(state, verdicts, context);
}
