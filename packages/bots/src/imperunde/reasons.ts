import type { Seat } from "@rondel/engine";
import {
  type Action,
  type Frame,
  hostile,
  PEACE_DIVIDEND,
  postsOnBoard,
  type State,
  stanceOf,
  type Territory,
} from "@rondel/imperunde";
import { type Hint, hint } from "../hints.ts";
import { isNearVictory, warAimIn } from "./diplomacy.ts";
import type { Survey } from "./survey.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

/** The reasons for an action in the talks, including one for each peace offer that stays unanswered. */
export function reasonsOf(survey: Survey, action: Action): Hint[] {
  const { state, seat } = survey;
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "talks") return [];
  switch (action.kind) {
    case "declareWar":
      return [reasonForWar(survey, action.player)];
    case "consentPeace":
      return [reasonForPeace(frame, seat, action.player)];
    case "propose":
      return [
        action.third === undefined
          ? hint("hint-peace-offered", { player: action.player, amount: PEACE_DIVIDEND })
          : reasonForWar(survey, action.third),
      ];
    case "voteTarget":
      return [reasonForVote(state, frame, seat, action.yes)];
    case "proposeTarget":
      return [hint("hint-target-farther", { posts: postsOnBoard(state, seat), target: action.posts })];
    case "sealStance":
      return state.order.flatMap((other) => reasonForSeal(survey, frame, other, action.war.includes(other)));
    case "ready":
      return state.order
        .filter((other) => isOfferFrom(state, frame, seat, other))
        .map((other) => reasonToRefuse(survey, other));
    default:
      return [];
  }
}

function reasonForWar(survey: Survey, player: Seat): Hint {
  const { state } = survey;
  if (isNearVictory(state, player))
    return hint("hint-war-leader", { player, posts: postsOnBoard(state, player), target: state.target });
  const aim = worthyAim(survey, player);
  return aim ? hint("hint-war-aim", { player, ...aim }) : hint("hint-war-mood", { player });
}

function reasonForPeace(frame: Talks, seat: Seat, player: Seat): Hint {
  const code = hasConsented(frame, player, seat) ? "hint-peace-accepted" : "hint-peace-offered";
  return hint(code, { player, amount: PEACE_DIVIDEND });
}

function reasonToRefuse(survey: Survey, player: Seat): Hint {
  const { state } = survey;
  if (isNearVictory(state, player))
    return hint("hint-war-goes-on-leader", { player, posts: postsOnBoard(state, player), target: state.target });
  const aim = worthyAim(survey, player);
  return aim ? hint("hint-war-goes-on", { player, ...aim }) : hint("hint-offer-waits", { player });
}

/** The best colony of another player, if it is worth a post at least. */
function worthyAim(survey: Survey, player: Seat): { readonly region: Territory; readonly prize: number } | undefined {
  const aim = warAimIn(survey, player);
  const prize = Math.round(aim?.prize ?? 0);
  return aim && prize > 0 ? { region: aim.region, prize } : undefined;
}

function reasonForSeal(survey: Survey, frame: Talks, other: Seat, isWar: boolean): Hint[] {
  const { state, seat } = survey;
  if (other === seat) return [];
  const wasWar = hostile(state, seat, other);
  if (isWar) return [wasWar ? reasonToRefuse(survey, other) : reasonForWar(survey, other)];
  return wasWar ? [reasonForPeace(frame, seat, other)] : [];
}

/** A vote is for the proposed target, or for the present one against it. */
function reasonForVote(state: State, { proposal }: Talks, seat: Seat, isYes: boolean): Hint {
  const code = proposal < state.target === isYes ? "hint-target-nearer" : "hint-target-farther";
  return hint(code, { posts: postsOnBoard(state, seat), target: isYes ? proposal : state.target });
}

function hasConsented(frame: Talks, from: Seat, to: Seat): boolean {
  return stanceOf(frame, from, to) === "peace";
}

/** Whether another player offers peace and the seat has not agreed. */
function isOfferFrom(state: State, frame: Talks, seat: Seat, other: Seat): boolean {
  return (
    other !== seat &&
    hostile(state, seat, other) &&
    hasConsented(frame, other, seat) &&
    !hasConsented(frame, seat, other)
  );
}
