import type { Seat } from "@rondel/engine";
import { type Action, basePeace, effective, type Frame, isCardPlay } from "@rondel/imperunde";
import type { VNode } from "preact";
import { Piece } from "../../../ui/Piece.tsx";
import { Crest } from "../Crest.tsx";
import type { ImperundeContext } from "../context.ts";
import { actionButton, actionsOf, type ImperundeDecision, type OptionRow, optionRow } from "./decision.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

const STANCES: readonly Action["kind"][] = [
  "declareWar",
  "withdrawWar",
  "consentPeace",
  "withdrawConsent",
  "voteTarget",
];

/** D-04: words to each other, until everybody is ready. What is said can be taken back. */
export function talksDecision(context: ImperundeContext, frame: Talks): ImperundeDecision {
  if (frame.stage === "sealing") return sealingDecision(context);
  const offers = [...context.actions.value, ...context.free.value]
    .filter((action) => STANCES.includes(action.kind) && !isCardPlay(action) && changesSomething(context, action))
    .toSorted((one, other) => opponentIn(one) - opponentIn(other));
  const [ready] = actionsOf(context, "ready");
  return {
    title: context.text("screen.diplomacy"),
    ...warCost(context),
    options: offers.map((action) => optionRow(context, action, aboutStance(context, action))),
    primary: ready && actionButton(context, ready),
  };
}

/** IR-5.2.1: war ends only by the consent of both, so declaring it once more says nothing. */
function changesSomething({ state, seat }: ImperundeContext, action: Action): boolean {
  if (action.kind !== "declareWar" || !state.value || seat.value === undefined) return true;
  return basePeace(state.value, seat.value, action.player);
}

/** Whom a word is said to; what is said to everybody comes last. */
function opponentIn(action: Action): number {
  return "player" in action ? action.player : Number.MAX_SAFE_INTEGER;
}

function aboutStance(context: ImperundeContext, action: Action): Partial<OptionRow> {
  if (!("player" in action)) return {};
  return {
    mark: <Crest party={action.player} small />,
    ...relationNow(context, action.player),
    ...(action.kind === "declareWar" && lostBy(context, action.player)),
  };
}

function relationNow({ state, seat, text }: ImperundeContext, other: Seat): Partial<OptionRow> {
  if (!state.value || seat.value === undefined) return {};
  const relation = effective(state.value, seat.value, other);
  return { consequence: text("screen.relationNow", { relation: text(`term.relation.${relation}`) }) };
}

/** What a war with somebody takes from the income of each round: nothing if there is no peace to lose. */
function lostBy(context: ImperundeContext, other: Seat): Partial<OptionRow> {
  const { state, seat } = context;
  const dividend = dividendOfOnePeace(context);
  if (dividend === 0 || !state.value || seat.value === undefined) return {};
  if (effective(state.value, seat.value, other) !== "peace") return {};
  return { price: <Loss amount={dividend} words={context.text("money", { amount: dividend })} /> };
}

function Loss({ amount, words }: { readonly amount: number; readonly words: string }): VNode {
  return (
    <span class="stance-price">
      <span aria-hidden="true">
        −{amount} <Piece symbol="doubloon" />
      </span>
      <span class="unseen">−{words}</span>
    </span>
  );
}

function warCost(context: ImperundeContext): Pick<ImperundeDecision, "about"> {
  const amount = dividendOfOnePeace(context);
  return amount > 0 ? { about: context.text("screen.warCost", { amount: context.text("money", { amount }) }) } : {};
}

/** What one peace brings now, as the budget has it. */
function dividendOfOnePeace(context: ImperundeContext): number {
  const seat = context.seat.value;
  const state = context.state.value;
  if (seat === undefined || !state) return 0;
  const budget = context.ask({ kind: "budget", player: seat });
  if (!budget) return 0;
  const friends = state.order.filter((other) => other !== seat && effective(state, seat, other) === "peace").length;
  return friends === 0 ? 0 : budget.sheet.peaceDividend / friends;
}

/** D-05: everybody seals against whom he is at war. Whoever changes nothing seals what is. */
function sealingDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "sealStance");
  const opponents = [...new Set(offers.flatMap((offer) => offer.war))].toSorted((one, other) => one - other);
  const war = context.choosing.war.value ?? opponents.filter((other) => isEnemyNow(context, other));
  const sealed = offers.find((offer) => offer.war.join() === war.join());
  return {
    title: context.text("screen.secretChoice"),
    ...warCost(context),
    options: opponents.map((seat) => opponentRow(context, seat, war)),
    primary: sealed && actionButton(context, sealed),
  };
}

function isEnemyNow({ state, seat }: ImperundeContext, other: Seat): boolean {
  return state.value !== undefined && seat.value !== undefined && !basePeace(state.value, seat.value, other);
}

function opponentRow(context: ImperundeContext, seat: Seat, war: readonly Seat[]): OptionRow {
  const { choosing, text, messages } = context;
  const isEnemy = war.includes(seat);
  return {
    id: `war ${seat}`,
    mark: isEnemy ? "⚔" : <Crest party={seat} small />,
    name: text(isEnemy ? "screen.warWith" : "screen.peaceWith", { seat: messages.seat(seat) }),
    ...relationNow(context, seat),
    ...(isEnemy && lostBy(context, seat)),
    choose: () => {
      const others = war.filter((other) => other !== seat);
      choosing.war.value = isEnemy ? others : [...others, seat].toSorted((one, other) => one - other);
    },
  };
}
