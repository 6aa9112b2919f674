import { popFrame, type Refusal, type Seat, topFrame } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { holds, takeFromHand } from "../cards/deck.ts";
import { rulesOf } from "../cards/index.ts";
import { COUNTER_ESPIONAGE, cardNamed } from "../cards/list.ts";
import { notOffered, prompt, refusal } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { CardFrame } from "../frames.ts";
import { hasPauses, type State } from "../state.ts";
import { askedBy, cardWorks, topPlayer } from "./asked.ts";
import { clearPasses } from "./open-window.ts";
import { orderedCounter } from "./ordered-play.ts";

/** Section 13.3: a played card with the chain of Counter-espionage cards on it. */
export const card: RulesOf<"card"> = {
  deciders: (state, frame) => askedBy(state, frame).filter((seat) => frame.passed[seat] === 0),
  actions: (state, _frame, seat) =>
    holds(state, seat, COUNTER_ESPIONAGE) ? [{ kind: "pass" }, { kind: "counterEspionage" }] : [{ kind: "pass" }],
  defaultAction: () => ({ kind: "pass" }),
  refuse: (state, frame, seat, action) => refuseAnswer(state, frame, seat, action),
  play(state, frame, seat, action, context) {
    if (action.kind === "counterEspionage") return counter(state, frame, seat, context);
    if (action.kind !== "pass") throw unexpectedAction(action);
    frame.passed[seat] = 1;
    context.emit({ kind: "passed", rule: "IR-13.2.2", party: seat, onlyFor: seat });
  },
  prompt: (_state, frame) =>
    prompt("counter", { card: cardNamed(frame.play.kind), seat: frame.seat, counters: frame.chain.length }),
  step(state, frame, context) {
    const counterer = hasPauses(state) ? undefined : orderedCounter(state, frame);
    if (counterer !== undefined) {
      counter(state, frame, counterer, context);
      return true;
    }
    if (card.deciders(state, frame).length > 0) return false;
    resolve(state, frame, context);
    return true;
  },
};

function refuseAnswer(state: State, frame: CardFrame, seat: Seat, action: Action): Refusal | undefined {
  if (action.kind !== "pass" && action.kind !== "counterEspionage") return notOffered("RU-02");
  if (seat === topPlayer(frame)) return refusal("own-card", "IR-13.3.4");
  if (frame.passed[seat] === 1) return refusal("passed-already", "RU-102");
  const missing = action.kind === "counterEspionage" && !holds(state, seat, COUNTER_ESPIONAGE);
  return missing ? refusal("card-not-held", "IR-13.1.5") : undefined;
}

// IR-13.3.1, IR-13.3.3, RU-07
function counter(state: State, frame: CardFrame, seat: Seat, context: PlayContext): void {
  takeFromHand(state, seat, COUNTER_ESPIONAGE);
  frame.chain.push(seat);
  clearPasses(state, frame);
  const also = ["IR-13.3.1", "IR-13.3.3", "IR-13.3.4"];
  context.emit({ kind: "cardCountered", rule: "IR-13.5.17", also, party: seat, card: COUNTER_ESPIONAGE });
}

/** IR-13.3.2: discards the whole chain; the card takes effect or is cancelled. */
function resolve(state: State, frame: CardFrame, context: PlayContext): void {
  popFrame(state, frame);
  const played = cardNamed(frame.play.kind);
  state.discard.push(played, ...frame.chain.map(() => COUNTER_ESPIONAGE));
  reopen(state);
  const works = cardWorks(frame);
  const rules = rulesOf(frame.play);
  context.emit({
    kind: works ? "cardTookEffect" : "cardVoided",
    rule: works ? rules.rule : "IR-13.3.2",
    also: ["IR-13.1.4", "IR-13.3.2", "IR-13.3.5"],
    party: frame.seat,
    card: played,
    count: frame.chain.length,
  });
  if (works) rules.resolve(state, frame.seat, frame.play, context);
}

/** RU-102, RU-09: after a card all players decide again. */
function reopen(state: State): void {
  const below = topFrame(state);
  if (below?.kind === "window") clearPasses(state, below);
  if (below?.kind === "talks") below.ready.fill(0);
}
