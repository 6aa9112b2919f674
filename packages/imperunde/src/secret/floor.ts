import { pushFrame, type Refusal, type Seat, topFrame } from "@rondel/engine";
import type { Action, CardPlay, PlainPlay } from "../actions.ts";
import { playsOf, rulesOf } from "../cards/index.ts";
import { cardCalled } from "../cards/list.ts";
import { refusal } from "../codes.ts";
import { holds, takeFromHand } from "../deck.ts";
import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import type { PlayContext, State } from "../state.ts";
import { isSimultaneous } from "../turns.ts";
import { autoPasses } from "./window.ts";

/** IR-13.2.8, RU-04, RU-101: the closed list of states in which a card other than Counter-espionage can be played. */
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
      return frame.stage === "turn" && !isSimultaneous(state);
    default:
      return false;
  }
}

/** All card plays a seat may make now, ordered by card. */
export function cardPlays(state: State, seat: Seat, offers: Action[]): void {
  const frame = topFrame(state);
  if (!isOpenFloor(state, frame) || hasPassed(frame, seat)) return;
  let last = -1;
  for (const card of state.hands[seat] ?? []) {
    if (card === last) continue;
    last = card;
    for (const play of playsOf(state, seat, card)) offers.push(play);
  }
}

const hasPassed = (frame: Frame | undefined, seat: Seat): boolean =>
  frame?.kind === "window" && frame.passed[seat] === 1;

export function refuseCardPlay(state: State, seat: Seat, play: CardPlay): Refusal | undefined {
  const frame = topFrame(state);
  if (!isOpenFloor(state, frame)) return refusal("no-cards-now", "IR-13.2.8");
  if (hasPassed(frame, seat)) return refusal("passed-already", "RU-102");
  if (!holds(state, seat, cardCalled(play.kind))) return refusal("card-not-held", "IR-13.1.5");
  if (play.kind === "counterEspionage") return refusal("nothing-to-counter", "IR-13.5.17");
  return rulesOf(play).refuse(state, seat, play);
}

/** IR-13.1.3, RU-01: the announcement is the complete action; its counter window opens at once. */
export function playCard(state: State, seat: Seat, play: PlainPlay, context: PlayContext): void {
  const card = cardCalled(play.kind);
  takeFromHand(state, seat, card);
  pushFrame(state, { kind: "card", seat, play, chain: [], passed: autoPasses(state, "counter") });
  const rule = isWindow(state) ? "IR-13.1.3" : "IR-13.2.1";
  const also = ["IR-13.1.1", "IR-13.1.3", "IR-13.2.2"];
  context.emit({ kind: "cardPlayed", rule, also, party: seat, card, ...targets(play) });
}

/** What the announcement names, for the log. */
function targets(play: PlainPlay): Partial<Event> {
  const named: { -readonly [Region in keyof Event]?: Event[Region] } = {};
  if ("player" in play) named.players = [play.player];
  if ("owner" in play) named.players = [play.owner];
  if ("one" in play) named.players = [play.one, play.other];
  if ("territory" in play) named.region = play.territory;
  if ("from" in play) named.region = play.from;
  if ("region" in play) named.region = play.region;
  if ("sea" in play && play.sea !== undefined) named[named.region === undefined ? "region" : "to"] = play.sea;
  if ("to" in play) named.to = play.to;
  if ("unit" in play) named.unit = play.unit;
  if ("mode" in play) named.word = play.mode;
  if ("goods" in play) named.word = play.goods.join(",");
  return named;
}

const isWindow = (state: State): boolean => state.frames[state.frames.length - 2]?.kind === "window";
