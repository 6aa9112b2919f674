import { effect, type Signal, untracked } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import { type Frame, ownerOf, type State, stackParty, stacksAt } from "@rondel/imperunde";
import { preferences } from "../../../settings/preferences.ts";
import type { Desk } from "../desk.ts";

/** Who wishes to pass until which phase of which round is over. */
export type PassingPhases = Signal<ReadonlySet<string>>;

/** From now on the viewer passes whatever he is asked, until this phase is over. */
export function passThisPhase({ passing, state, seat }: Desk): void {
  if (state.value && seat.value !== undefined) {
    passing.value = new Set([...passing.value, phaseKey(state.value, seat.value)]);
  }
}

export function isPassingThisPhase({ passing, state, seat }: Desk): boolean {
  return state.value !== undefined && seat.value !== undefined && passing.value.has(phaseKey(state.value, seat.value));
}

export function askAgain({ passing }: Desk): void {
  passing.value = new Set();
}

function phaseKey({ round, phase }: State, seat: Seat): string {
  return `${seat} ${round} ${phase}`;
}

/** Passes for the viewer where he wished not to be asked. Returns how to stop. */
export function passWhereWished(desk: Desk): () => void {
  let answered = -1;
  return effect(() => {
    const number = desk.session.number.value;
    const isAsked = desk.actions.value.some(({ kind }) => kind === "pass");
    if (!isAsked || number === answered || !(isPassingThisPhase(desk) || isNoneOfMine(desk))) return;
    answered = number;
    // Refused only if the window has just closed: then there is nothing left to pass.
    untracked(() => void desk.session.act({ kind: "pass" }));
  });
}

function isNoneOfMine({ pending, state, seat }: Desk): boolean {
  const now = state.value;
  const mine = seat.value;
  const frame = pending.value;
  if (!now || mine === undefined || !frame) return false;
  if (frame.kind === "card") return preferences.askAboutCards.value === "mine" && !concerns(now, mine, frame);
  const isBattle = frame.kind === "window" && (frame.at === "battle" || frame.at === "roll");
  return isBattle && preferences.askAboutBattles.value === "mine" && !fights(now, mine);
}

/** Whether a card that was played, or a counter to it, is the business of a seat: rather once too often. */
function concerns(state: State, seat: Seat, { seat: player, chain, play }: Extract<Frame, { kind: "card" }>): boolean {
  if (player === seat || chain.includes(seat) || fights(state, seat)) return true;
  const { player: one, owner, one: first, other, ...places } = { ...play } as Readonly<Record<string, unknown>>;
  if ([one, owner, first, other].includes(seat)) return true;
  return [places.land, places.sea, places.field, places.from, places.to].some(
    (place) => typeof place === "number" && isThere(state, seat, place),
  );
}

function isThere(state: State, seat: Seat, place: number): boolean {
  return ownerOf(state, place) === seat || stacksAt(state, place).some((stack) => stackParty(stack) === seat);
}

function fights({ frames }: State, seat: Seat): boolean {
  return frames.some((frame) => frame.kind === "battle" && (frame.attacker === seat || frame.defender === seat));
}
