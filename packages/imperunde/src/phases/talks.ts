import { popFrame, type Refusal, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { notOffered, prompt, refusal } from "../codes.ts";
import {
  answersOwed,
  isProposalAction,
  playProposalAction,
  refuseProposalAction,
  sampleProposals,
} from "../diplomacy/proposals.ts";
import { isTargetAction, owesVote, playTargetAction, refuseTargetAction } from "../diplomacy/target.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { TalksFrame } from "../frames.ts";
import { atPeace, basePeace } from "../relations.ts";
import { openWindow } from "../secret/open-window.ts";
import { pairOf, type State, seatsOf } from "../state.ts";
import { closeTalks } from "./closing.ts";
import { CONSENTED, DECLARED, NOTHING } from "./stances.ts";

const MOST_CHANNELS = 15;

/**
 * Phase 2 ends when everyone is ready. Before that, a first stance towards another player is a decision like `ready`. Withdrawing a
 * stance, proposals and private channels are free actions, which players who are ready may take as well. Accepting or rejecting a
 * proposal is a decision, too.
 */
export const talks: RulesOf<"talks"> = {
  deciders(state, frame) {
    if (frame.stage === "sealing") return seatsOf(state).filter((seat) => frame.sealed[seat] === null);
    return seatsOf(state).filter((seat) => frame.ready[seat] === 0);
  },
  actions(state, frame, seat) {
    if (frame.stage === "sealing") return sealedStances(state, seat);
    return [...newStances(state, frame, seat), ...votes(frame, seat), ...answersOwed(frame, seat), { kind: "ready" }];
  },
  defaultAction(state, frame, seat) {
    if (frame.stage === "open") return { kind: "ready" };
    const enemies = seatsOf(state).filter((other) => !basePeace(state, seat, other));
    return { kind: "sealStance", war: enemies };
  },
  refuse: (state, frame, seat, action) =>
    frame.stage === "open" ? refuseInTalks(state, frame, seat, action) : refuseSeal(state, frame, seat, action),
  play(state, frame, seat, action, context) {
    if (action.kind === "ready") {
      frame.ready[seat] = 1;
      context.emit({ kind: "becameReady", rule: "IR-5.2.6", party: seat });
    } else if (action.kind === "sealStance") {
      frame.sealed[seat] = action.war.reduce((set: number, other) => set | (1 << other), 0);
      context.emit({ kind: "committed", rule: "RU-111", party: seat, onlyFor: seat });
    } else if (isProposalAction(action)) {
      playProposalAction(state, frame, seat, action, context);
    } else if (isTargetAction(action)) {
      playTargetAction(frame, seat, action, context);
    } else {
      negotiate(state, frame, seat, action, context);
    }
  },
  prompt: (_state, frame) => prompt(frame.stage === "sealing" ? "seal-stance" : "talks"),
  step(state, frame, context) {
    if (frame.stage === "closing") {
      popFrame(state, frame);
      closeTalks(state, frame, context);
      return true;
    }
    if (talks.deciders(state, frame).length > 0) return false;
    const sealing = frame.stage === "open" && state.options.diplomacyClose === "sealed";
    if (frame.stage === "sealing") context.emit({ kind: "revealed", rule: "RU-111", word: "stances" });
    frame.stage = sealing ? "sealing" : "closing";
    if (!sealing) openWindow(state, "talks");
    return true;
  },
};

/** The free actions of the talks: changed stances, proposals, channels. */
export function freeInTalks(state: State, frame: TalksFrame, seat: Seat): Action[] {
  if (frame.stage !== "open") return [];
  const offers: Action[] = [];
  for (const player of state.order) {
    offers.push({ kind: "withdrawWar", player }, { kind: "withdrawConsent", player });
    if (frame.ready[seat] === 0 && stance(frame, seat, player) === NOTHING) continue;
    offers.push({ kind: "declareWar", player }, { kind: "consentPeace", player });
  }
  offers.push({ kind: "proposeTarget", posts: state.target + 1 }, { kind: "proposeTarget", posts: state.target - 1 });
  offers.push({ kind: "voteTarget", yes: false });
  if (!owesVote(frame, seat)) offers.push({ kind: "voteTarget", yes: true });
  if (frame.ready[seat] === 1) offers.push(...votes(frame, seat), ...answersOwed(frame, seat));
  offers.push(...sampleProposals(state, frame, seat));
  for (const members of groupsOf(state)) offers.push({ kind: "openChannel", members });
  for (const channel of state.channels.keys()) offers.push({ kind: "closeChannel", channel });
  return offers.filter((action) => refuseInTalks(state, frame, seat, action) === undefined);
}

/** Every set of players, each in the order of seats. */
function groupsOf(state: State): Seat[][] {
  return Array.from({ length: 1 << state.players }, (_, set) => seatsOf(state).filter((member) => (set >> member) & 1));
}

const stance = (frame: TalksFrame, seat: Seat, other: Seat): number => frame.stances[pairOf(seat, other)] ?? NOTHING;

function newStances(state: State, frame: TalksFrame, seat: Seat): Action[] {
  const offers: Action[] = [];
  for (const player of state.order) {
    if (player === seat || stance(frame, seat, player) !== NOTHING) continue;
    offers.push({ kind: "declareWar", player });
    if (mayConsent(state, seat, player)) offers.push({ kind: "consentPeace", player });
  }
  return offers;
}

const votes = (frame: TalksFrame, seat: Seat): Action[] =>
  owesVote(frame, seat) ? [{ kind: "voteTarget", yes: true }] : [];

const mayConsent = (state: State, seat: Seat, other: Seat): boolean =>
  !basePeace(state, seat, other) || !atPeace(state, seat, other);

function refuseInTalks(state: State, frame: TalksFrame, seat: Seat, action: Action): Refusal | undefined {
  if (isProposalAction(action)) return refuseProposalAction(state, frame, seat, action);
  if (isTargetAction(action)) return refuseTargetAction(state, frame, seat, action);
  switch (action.kind) {
    case "ready":
      return frame.ready[seat] === 0 ? undefined : refusal("already-ready", "IR-5.2.6");
    case "declareWar":
    case "consentPeace":
    case "withdrawWar":
    case "withdrawConsent":
      return refuseStance(state, frame, seat, action);
    case "openChannel":
      return refuseChannel(state, seat, action.members);
    case "closeChannel":
      return state.channels[action.channel]?.includes(seat) ? undefined : refusal("not-your-channel", "IR-5.2.4");
    default:
      return notOffered("D-04");
  }
}

function refuseStance(
  state: State,
  frame: TalksFrame,
  seat: Seat,
  action: Extract<Action, { kind: "declareWar" | "consentPeace" | "withdrawWar" | "withdrawConsent" }>,
): Refusal | undefined {
  const { player } = action;
  if (player >= state.players || player === seat) return refusal("no-such-opponent", "IR-5.2.1", { seat: player });
  const now = stance(frame, seat, player);
  const wrong =
    (action.kind === "declareWar" && now === DECLARED) ||
    (action.kind === "withdrawWar" && now !== DECLARED) ||
    (action.kind === "consentPeace" && now === CONSENTED) ||
    (action.kind === "withdrawConsent" && now !== CONSENTED);
  if (wrong) return refusal("stance-is-so-already", "IR-5.2.2", { seat: player });
  if (action.kind === "consentPeace" && !mayConsent(state, seat, player)) {
    return refusal("at-peace-already", "IR-5.2.2", { seat: player });
  }
  return undefined;
}

function refuseChannel(state: State, seat: Seat, members: readonly Seat[]): Refusal | undefined {
  const sorted = members.every((member, place) => member < state.players && (members[place - 1] ?? -1) < member);
  if (!sorted || members.length < 2 || !members.includes(seat)) return refusal("not-a-channel", "IR-5.2.4");
  if (state.channels.length >= MOST_CHANNELS) return refusal("too-many-channels", "IR-5.2.4");
  const known = state.channels.some((channel) => channel.join() === members.join());
  return known ? refusal("channel-is-open", "IR-5.2.4") : undefined;
}

function negotiate(state: State, frame: TalksFrame, seat: Seat, action: Action, context: PlayContext): void {
  switch (action.kind) {
    case "declareWar":
    case "consentPeace":
    case "withdrawWar":
    case "withdrawConsent": {
      const next = { declareWar: DECLARED, consentPeace: CONSENTED, withdrawWar: NOTHING, withdrawConsent: NOTHING };
      frame.stances[pairOf(seat, action.player)] = next[action.kind];
      const rule = action.kind === "declareWar" || action.kind === "withdrawWar" ? "IR-5.2.1" : "IR-5.2.2";
      context.emit({ kind: "stanceChanged", rule, party: seat, other: action.player, word: action.kind });
      frame.ready.fill(0); // RU-09
      return;
    }
    case "openChannel":
      state.channels.push([...action.members]);
      context.emit({ kind: "channelOpened", rule: "IR-5.2.4", party: seat, count: state.channels.length - 1 });
      return;
    case "closeChannel":
      state.channels.splice(action.channel, 1);
      context.emit({ kind: "channelClosed", rule: "IR-5.2.4", party: seat, count: action.channel });
      return;
    default:
      throw unexpectedAction(action);
  }
}

/** D-05: every set of opponents that a seat may secretly choose as enemies. */
function sealedStances(state: State, seat: Seat): Action[] {
  const others = seatsOf(state).filter((other) => other !== seat);
  return Array.from({ length: 1 << others.length }, (_, set) => ({
    kind: "sealStance" as const,
    war: others.filter((_, place) => (set >> place) & 1),
  }));
}

function refuseSeal(state: State, frame: TalksFrame, seat: Seat, action: Action): Refusal | undefined {
  if (action.kind !== "sealStance") return notOffered("D-05");
  if (frame.sealed[seat] !== null) return refusal("committed-already", "RU-111");
  const { war } = action;
  const sorted = war.every((other, place) => (war[place - 1] ?? -1) < other);
  return sorted && !war.includes(seat) && war.every((other) => other < state.players)
    ? undefined
    : refusal("no-such-opponent", "RU-111");
}
