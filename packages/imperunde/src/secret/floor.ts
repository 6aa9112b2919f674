import { pushFrame, type Refusal, type Seat, topFrame } from "@rondel/engine";
import type { Action, CardPlay, PlainPlay } from "../actions.ts";
import { holds, takeFromHand } from "../cards/deck.ts";
import { refusePlay, targetsOf } from "../cards/index.ts";
import type { Card } from "../cards/list.ts";
import { cardNamed } from "../cards/list.ts";
import { namedIn } from "../cards/named.ts";
import { refusal } from "../codes.ts";
import type { Announcement } from "../events.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { CardFrame, Frame } from "../frames.ts";
import type { State } from "../state.ts";
import { isSimultaneous } from "../turns.ts";
import { clearPasses } from "./open-window.ts";

/** IR-13.2.8, RU-04, RU-101: whether cards other than Counter-espionage can be played in this frame. */
export function isOpenFloor(state: State, frame: Frame | undefined): boolean {
  switch (frame?.kind) {
    case "window":
    case "goodWinds":
      return true;
    case "talks":
      return frame.stage === "open";
    case "investments":
    case "movement":
      return frame.stage === "turn";
    case "embarkation":
      return !isSimultaneous(state);
    default:
      return false;
  }
}

/** Adds all legal card plays of a seat, ordered by card. */
export function offerCards(state: State, seat: Seat, offers: Action[]): void {
  const frame = topFrame(state);
  if (!isOpenFloor(state, frame) || hasPassed(frame, seat)) return;
  let last: Card | undefined;
  for (const card of state.hands[seat] ?? []) {
    if (card === last) continue;
    last = card;
    for (const play of targetsOf(state, seat, card)) offers.push(play);
  }
}

const hasPassed = (frame: Frame | undefined, seat: Seat): boolean =>
  frame?.kind === "window" && frame.passed[seat] === 1;

export function refuseCardPlay(state: State, seat: Seat, play: CardPlay): Refusal | undefined {
  const frame = topFrame(state);
  if (!isOpenFloor(state, frame)) return refusal("no-cards-now", "IR-13.2.8");
  if (hasPassed(frame, seat)) return refusal("passed-already", "RU-102");
  if (!holds(state, seat, cardNamed(play.kind))) return refusal("card-not-held", "IR-13.1.5");
  if (play.kind === "counterEspionage") return refusal("nothing-to-counter", "IR-13.5.17");
  return refusePlay(state, seat, play);
}

/** IR-13.1.3, RU-01: plays a card with all its targets; the counter window opens at once. */
export function playCard(state: State, seat: Seat, play: PlainPlay, context: PlayContext): void {
  const card = cardNamed(play.kind);
  takeFromHand(state, seat, card);
  const frame: CardFrame = { kind: "card", seat, play, chain: [], passed: [] };
  pushFrame(state, frame);
  clearPasses(state, frame);
  const rule = isWindow(state) ? "IR-13.1.3" : "IR-13.2.1";
  const also = ["IR-13.1.1", "IR-13.1.3", "IR-13.2.2"];
  context.emit({ kind: "cardPlayed", rule, also, party: seat, card, ...announcement(play) });
}

/** The targets of a play as the log shows them. */
function announcement(play: PlainPlay): Announcement {
  const { players, regions, to = regions[1] } = namedIn(play);
  const [region] = regions;
  return {
    ...(players.length > 0 && { players }),
    ...(region !== undefined && { region }),
    ...(to !== undefined && { to }),
    ...("unit" in play && { unit: play.unit }),
    ...("mode" in play && { word: play.mode }),
    ...("goods" in play && { word: play.goods.join(",") }),
  };
}

const isWindow = (state: State): boolean => state.frames[state.frames.length - 2]?.kind === "window";
