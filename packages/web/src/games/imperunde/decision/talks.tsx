import type { Seat } from "@rondel/engine";
import { type Action, effective, type Frame, isCardPlay } from "@rondel/imperunde";
import type { Desk } from "../desk.ts";
import { actionsOf, deedFor, type Plan, type PlanOption, rowFor } from "./plan.ts";

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
    .filter((action) => STANCES.includes(action.kind) && !isCardPlay(action))
    .toSorted((one, other) => opponentIn(one) - opponentIn(other));
  const [ready] = actionsOf(desk, "ready");
  const cost = costOfWar(desk);
  return {
    title: desk.word("screen.diplomacy"),
    ...(cost > 0 && { about: desk.word("screen.warCost", { amount: desk.word("money", { amount: cost }) }) }),
    options: offers.map((action) => rowFor(desk, action, relationNow(desk, action))),
    deed: ready && deedFor(desk, ready),
  };
}

/** Whom a word is said to; what is said to everybody comes last. */
function opponentIn(action: Action): number {
  return "player" in action ? action.player : Number.MAX_SAFE_INTEGER;
}

function relationNow({ state, seat, word }: Desk, action: Action): Partial<PlanOption> {
  if (!("player" in action) || !state.value || seat.value === undefined) return {};
  const relation = effective(state.value, seat.value, action.player);
  return { consequence: word("screen.relationNow", { relation: word(`term.relation.${relation}`) }) };
}

/** What one peace brings now, as the budget has it. */
function costOfWar(desk: Desk): number {
  const seat = desk.seat.value;
  const state = desk.state.value;
  if (seat === undefined || !state) return 0;
  const budget = desk.ask({ kind: "budget", player: seat });
  if (!budget) return 0;
  const friends = state.order.filter((other) => other !== seat && effective(state, seat, other) === "peace").length;
  return friends === 0 ? 0 : budget.sheet.peaceDividend / friends;
}

/** D-05: everybody seals against whom he is at war. */
function sealingPlan(desk: Desk): Plan {
  const { war } = desk.choosing;
  const offers = actionsOf(desk, "sealStance");
  const opponents = [...new Set(offers.flatMap((offer) => offer.war))].toSorted((one, other) => one - other);
  const sealed = offers.find((offer) => offer.war.join() === war.value.join());
  return {
    title: desk.word("screen.seal"),
    options: opponents.map((seat) => opponentRow(desk, seat)),
    deed: sealed && deedFor(desk, sealed),
  };
}

function opponentRow({ choosing: { war }, word, speech }: Desk, seat: Seat): PlanOption {
  const isEnemy = war.value.includes(seat);
  return {
    id: `war ${seat}`,
    mark: isEnemy ? "⚔" : "–",
    name: isEnemy ? word("screen.warWith", { seat: speech.seat(seat) }) : speech.seat(seat),
    consequence: word(isEnemy ? "term.relation.war" : "term.relation.peace"),
    choose: () => {
      const others = war.value.filter((other) => other !== seat);
      war.value = isEnemy ? others : [...others, seat].toSorted((one, other) => one - other);
    },
  };
}
