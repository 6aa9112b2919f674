import type { Seat } from "@rondel/engine";
import { type Action, basePeace, effective, type Frame, isCardPlay } from "@rondel/imperunde";
import type { VNode } from "preact";
import { Piece } from "../../../ui/Piece.tsx";
import { Crest } from "../Crest.tsx";
import type { Desk } from "../context.ts";
import { actionsOf, deedFor, type Plan, type PlanOption, rowFor } from "./decision.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

const STANCES: readonly Action["kind"][] = [
  "declareWar",
  "withdrawWar",
  "consentPeace",
  "withdrawConsent",
  "voteTarget",
];

/** D-04: words to each other, until everybody is ready. What is said can be taken back. */
export function talksPlan(desk: Desk, frame: Talks): Plan {
  if (frame.stage === "sealing") return sealingPlan(desk);
  const offers = [...desk.actions.value, ...desk.free.value]
    .filter((action) => STANCES.includes(action.kind) && !isCardPlay(action) && changesSomething(desk, action))
    .toSorted((one, other) => opponentIn(one) - opponentIn(other));
  const [ready] = actionsOf(desk, "ready");
  return {
    title: desk.word("screen.diplomacy"),
    ...warCost(desk),
    options: offers.map((action) => rowFor(desk, action, aboutStance(desk, action))),
    deed: ready && deedFor(desk, ready),
  };
}

/** IR-5.2.1: war ends only by the consent of both, so declaring it once more says nothing. */
function changesSomething({ state, seat }: Desk, action: Action): boolean {
  if (action.kind !== "declareWar" || !state.value || seat.value === undefined) return true;
  return basePeace(state.value, seat.value, action.player);
}

/** Whom a word is said to; what is said to everybody comes last. */
function opponentIn(action: Action): number {
  return "player" in action ? action.player : Number.MAX_SAFE_INTEGER;
}

function aboutStance(desk: Desk, action: Action): Partial<PlanOption> {
  if (!("player" in action)) return {};
  return {
    mark: <Crest party={action.player} small />,
    ...relationNow(desk, action.player),
    ...(action.kind === "declareWar" && lostBy(desk, action.player)),
  };
}

function relationNow({ state, seat, word }: Desk, other: Seat): Partial<PlanOption> {
  if (!state.value || seat.value === undefined) return {};
  const relation = effective(state.value, seat.value, other);
  return { consequence: word("screen.relationNow", { relation: word(`term.relation.${relation}`) }) };
}

/** What a war with somebody takes from the income of each round: nothing if there is no peace to lose. */
function lostBy(desk: Desk, other: Seat): Partial<PlanOption> {
  const { state, seat } = desk;
  const dividend = dividendOfOnePeace(desk);
  if (dividend === 0 || !state.value || seat.value === undefined) return {};
  if (effective(state.value, seat.value, other) !== "peace") return {};
  return { price: <Loss amount={dividend} words={desk.word("money", { amount: dividend })} /> };
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

function warCost(desk: Desk): Pick<Plan, "about"> {
  const amount = dividendOfOnePeace(desk);
  return amount > 0 ? { about: desk.word("screen.warCost", { amount: desk.word("money", { amount }) }) } : {};
}

/** What one peace brings now, as the budget has it. */
function dividendOfOnePeace(desk: Desk): number {
  const seat = desk.seat.value;
  const state = desk.state.value;
  if (seat === undefined || !state) return 0;
  const budget = desk.ask({ kind: "budget", player: seat });
  if (!budget) return 0;
  const friends = state.order.filter((other) => other !== seat && effective(state, seat, other) === "peace").length;
  return friends === 0 ? 0 : budget.sheet.peaceDividend / friends;
}

/** D-05: everybody seals against whom he is at war. Whoever changes nothing seals what is. */
function sealingPlan(desk: Desk): Plan {
  const offers = actionsOf(desk, "sealStance");
  const opponents = [...new Set(offers.flatMap((offer) => offer.war))].toSorted((one, other) => one - other);
  const war = desk.choosing.war.value ?? opponents.filter((other) => isEnemyNow(desk, other));
  const sealed = offers.find((offer) => offer.war.join() === war.join());
  return {
    title: desk.word("screen.seal"),
    ...warCost(desk),
    options: opponents.map((seat) => opponentRow(desk, seat, war)),
    deed: sealed && deedFor(desk, sealed),
  };
}

function isEnemyNow({ state, seat }: Desk, other: Seat): boolean {
  return state.value !== undefined && seat.value !== undefined && !basePeace(state.value, seat.value, other);
}

function opponentRow(desk: Desk, seat: Seat, war: readonly Seat[]): PlanOption {
  const { choosing, word, speech } = desk;
  const isEnemy = war.includes(seat);
  return {
    id: `war ${seat}`,
    mark: isEnemy ? "⚔" : <Crest party={seat} small />,
    name: word(isEnemy ? "screen.warWith" : "screen.peaceWith", { seat: speech.seat(seat) }),
    ...relationNow(desk, seat),
    ...(isEnemy && lostBy(desk, seat)),
    choose: () => {
      const others = war.filter((other) => other !== seat);
      choosing.war.value = isEnemy ? others : [...others, seat].toSorted((one, other) => one - other);
    },
  };
}
