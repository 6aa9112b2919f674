import type { Seat } from "@rondel/engine";
import { settlePromises, verdictsOfTalks } from "../diplomacy/promises.ts";
import { lapseProposals } from "../diplomacy/proposals.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { TalksFrame } from "../frames.ts";
import { effective, setBase, setOverlay } from "../relations.ts";
import { CARD_PEACE, NO_OVERLAY, PEACE, pairOf, type State, seatsOf, WAR } from "../state.ts";
import { testVictory } from "../victory.ts";
import { CONSENTED, DECLARED } from "./stances.ts";

/** Closes the talks: relations (IR-5.2.3), promises, target (RU-80, RU-112), channels, victory. */
export function closeTalks(state: State, frame: TalksFrame, context: PlayContext): void {
  const verdicts = verdictsOfTalks(state, frame);
  lapseProposals(frame, context);
  for (const one of seatsOf(state)) {
    for (const other of seatsOf(state)) if (one < other) settlePair(state, frame, one, other, context);
  }
  settlePromises(state, verdicts, context);
  state.channels = [];
  if (frame.votes.every((vote) => vote === 1)) {
    state.target = frame.proposal;
    context.emit({ kind: "targetChanged", rule: "IR-5.2.5", also: ["RU-112"], count: state.target });
  }
  testVictory(state, context);
}

function settlePair(state: State, frame: TalksFrame, one: Seat, other: Seat, context: PlayContext): void {
  const before = effective(state, one, other);
  const [war, peace] = intentions(frame, one, other);
  // IR-5.4.2: a peace by card prevents war.
  if (war && state.overlay[pairOf(one, other)] !== CARD_PEACE) {
    setBase(state, one, other, WAR);
  } else if (peace) {
    setBase(state, one, other, PEACE);
    // RU-10: consent also removes a war or armistice by card.
    if (state.overlay[pairOf(one, other)] !== CARD_PEACE) setOverlay(state, one, other, NO_OVERLAY);
  }
  const after = effective(state, one, other);
  if (after === before) return;
  context.emit({ kind: "relationChanged", rule: "IR-5.2.3", also: ["IR-5.4.1"], party: one, other, word: after });
}

/** Whether one of the pair wants war, and whether both want peace (secret choices: RU-111). */
function intentions(frame: TalksFrame, one: Seat, other: Seat): [war: boolean, peace: boolean] {
  const mine = frame.sealed[one] ?? null;
  const theirs = frame.sealed[other] ?? null;
  if (mine !== null && theirs !== null) {
    const war = ((mine >> other) & 1) === 1 || ((theirs >> one) & 1) === 1;
    return [war, !war];
  }
  const stances = [frame.stances[pairOf(one, other)], frame.stances[pairOf(other, one)]];
  return [stances.includes(DECLARED), stances.every((stance) => stance === CONSENTED)];
}
