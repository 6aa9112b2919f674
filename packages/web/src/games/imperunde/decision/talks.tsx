import type { Seat } from "@rondel/engine";
import { type Action, basePeace, effective, type Frame, isCardPlay, PEACE_DIVIDEND } from "@rondel/imperunde";
import type { VNode } from "preact";
import { Piece } from "../../../ui/Piece.tsx";
import { Crest } from "../Crest.tsx";
import type { ImperundeContext } from "../context.ts";
import { DangerList, dangersFor } from "../movement/dangers.tsx";
import { warsOf } from "../panels/diplomacy-facts.ts";
import { actionButton, actionsOf, endButton, type ImperundeDecision, type OptionRow, optionRow } from "./decision.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

const STANCES: readonly Action["kind"][] = ["declareWar", "withdrawWar", "consentPeace", "withdrawConsent"];

/** D-04: declarations of war and consents to peace until all players are ready. They can be withdrawn. */
export function talksDecision(context: ImperundeContext, frame: Talks): ImperundeDecision {
  if (frame.stage === "sealing") return sealingDecision(context);
  const offers = [...context.actions.value, ...context.free.value]
    .filter((action) => STANCES.includes(action.kind) && !isCardPlay(action) && hasEffect(context, action))
    .toSorted((one, other) => opponentIn(one) - opponentIn(other));
  const [ready] = actionsOf(context, "ready");
  return {
    title: context.text("screen.diplomacy"),
    ...warCost(context),
    options: offers.map((action) => optionRow(context, action, aboutStance(context, action))),
    primary: ready && endButton(context, ready),
  };
}

/** IR-5.2.1: war ends only by consent of both, so declaring it again has no effect. */
function hasEffect({ state, seat }: ImperundeContext, action: Action): boolean {
  if (action.kind !== "declareWar" || !state.value || seat.value === undefined) return true;
  return basePeace(state.value, seat.value, action.player);
}

/** The player whom an action concerns, for sorting; actions without one come last. */
function opponentIn(action: Action): number {
  return "player" in action ? action.player : Number.MAX_SAFE_INTEGER;
}

function aboutStance(context: ImperundeContext, action: Action): Partial<OptionRow> {
  if (!("player" in action)) return {};
  return {
    mark: <Crest party={action.player} small />,
    ...relationNow(context, action.player),
    ...(action.kind === "declareWar" && incomeLoss(context, action.player)),
    ...dangerOf(context, action),
  };
}

function dangerOf(context: ImperundeContext, action: Action): Partial<OptionRow> {
  const dangers = dangersFor(context, [action]);
  return dangers.length === 0 ? {} : { danger: <DangerList context={context} dangers={dangers} /> };
}

function relationNow({ state, seat, text }: ImperundeContext, other: Seat): Partial<OptionRow> {
  if (!state.value || seat.value === undefined) return {};
  const relation = effective(state.value, seat.value, other);
  return { consequence: text("screen.relationNow", { relation: text(`term.relation.${relation}`) }) };
}

/** The income per round that a war with a player would cost: none without a peace to lose. */
function incomeLoss(context: ImperundeContext, other: Seat): Partial<OptionRow> {
  const { state, seat } = context;
  const dividend = dividendOfOnePeace(context);
  if (dividend === 0 || !state.value || seat.value === undefined) return {};
  if (effective(state.value, seat.value, other) !== "peace") return {};
  return { price: <Loss amount={dividend} label={context.text("money", { amount: dividend })} /> };
}

function Loss({ amount, label }: { readonly amount: number; readonly label: string }): VNode {
  return (
    <span class="stance-price">
      <span aria-hidden="true">
        −{amount} <Piece symbol="doubloon" />
      </span>
      <span class="unseen">−{label}</span>
    </span>
  );
}

function warCost(context: ImperundeContext): Pick<ImperundeDecision, "about"> {
  const amount = dividendOfOnePeace(context);
  return amount > 0 ? { about: context.text("screen.warCost", { amount }) } : {};
}

/** The dividend of one peace; 0 if the viewer has none to lose. */
function dividendOfOnePeace({ seat: viewer, state }: ImperundeContext): number {
  const seat = viewer.value;
  const now = state.value;
  if (seat === undefined || !now) return 0;
  const hasPeace = now.order.some((other) => other !== seat && effective(now, seat, other) === "peace");
  return hasPeace ? PEACE_DIVIDEND : 0;
}

/** D-05: each player secretly chooses wars. Announced and current wars are preselected. */
function sealingDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "sealStance");
  const opponents = [...new Set(offers.flatMap((offer) => offer.war))].toSorted((one, other) => one - other);
  const war = context.selection.war.value ?? startingWars(context, opponents);
  const stance = offers.find((offer) => offer.war.join() === war.join());
  return {
    title: context.text("screen.secretChoice"),
    ...warCost(context),
    ...(stance && sealedDanger(context, stance)),
    options: opponents.map((seat) => opponentRow(context, seat, war)),
    primary: stance && actionButton(context, stance),
  };
}

function sealedDanger(context: ImperundeContext, stance: Action): Pick<ImperundeDecision, "controls"> {
  const dangers = dangersFor(context, [stance]);
  return dangers.length === 0 ? {} : { controls: <DangerList context={context} dangers={dangers} /> };
}

function startingWars(context: ImperundeContext, opponents: readonly Seat[]): Seat[] {
  const { state, seat } = context;
  if (!state.value || seat.value === undefined) return [];
  return warsOf(state.value, seat.value, opponents, (other) => isAtWarWith(context, other));
}

function isAtWarWith({ state, seat }: ImperundeContext, other: Seat): boolean {
  return state.value !== undefined && seat.value !== undefined && !basePeace(state.value, seat.value, other);
}

function opponentRow(context: ImperundeContext, seat: Seat, war: readonly Seat[]): OptionRow {
  const { selection, text, messages } = context;
  const isAtWar = war.includes(seat);
  return {
    id: `war ${seat}`,
    mark: isAtWar ? "⚔" : <Crest party={seat} small />,
    name: text(isAtWar ? "screen.warWith" : "screen.peaceWith", { seat: messages.seat(seat) }),
    ...relationNow(context, seat),
    ...(isAtWar && incomeLoss(context, seat)),
    choose: () => {
      const others = war.filter((other) => other !== seat);
      selection.war.value = isAtWar ? others : [...others, seat].toSorted((one, other) => one - other);
    },
  };
}
