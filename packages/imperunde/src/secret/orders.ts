import type { Refusal, Seat } from "@rondel/engine";
import { type Action, type ActionOf, type StandingOrder, WINDOWS } from "../actions.ts";
import { targetsOf } from "../cards/index.ts";
import { ALL_CARDS, COUNTER_ESPIONAGE } from "../cards/list.ts";
import { namedIn } from "../cards/named.ts";
import { notOffered, refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import { hasPauses, type State } from "../state.ts";

const MOST_ORDERS = 32;

type OrderAction = StandingOrder | ActionOf<"dropOrder">;

/** D-27: an action that changes standing orders. It is legal in every state, and other players never see it (RU-131). */
export function isOrderAction(action: Action): action is OrderAction {
  return isStandingOrder(action) || action.kind === "dropOrder";
}

const ORDER_KINDS: ReadonlySet<string> = new Set<StandingOrder["kind"]>([
  "orderAutoPass",
  "orderStop",
  "orderCounter",
  "orderPlay",
]);

export function isStandingOrder(action: Action): action is StandingOrder {
  return ORDER_KINDS.has(action.kind);
}

export function refuseOrder(state: State, seat: Seat, action: OrderAction): Refusal | undefined {
  if (state.ended) return refusal("game-over", "RU-131");
  const orders = state.orders[seat];
  if (!orders) return refusal("no-such-seat", "RU-131");
  if (action.kind === "dropOrder") return action.order < orders.length ? undefined : refusal("no-such-order", "RU-131");
  if (action.kind === (hasPauses(state) ? "orderAutoPass" : "orderStop")) return notOffered("RU-131");
  if (orders.length >= MOST_ORDERS) return refusal("too-many-orders", "RU-131");
  if (action.kind === "orderPlay") {
    if (action.card === COUNTER_ESPIONAGE) return refusal("counter-by-its-own-order", "RU-131");
    if (action.event !== undefined && action.when !== "event") return refusal("no-event-here", "RU-131");
    if (action.player !== undefined && action.player >= state.players) return refusal("no-such-seat", "RU-131");
  }
  const text = JSON.stringify(action);
  return orders.some((order) => JSON.stringify(order) === text) ? refusal("ordered-already", "RU-131") : undefined;
}

export function changeOrders(state: State, seat: Seat, action: OrderAction, context: PlayContext): void {
  const orders = state.orders[seat] ?? [];
  if (action.kind === "dropOrder") orders.splice(action.order, 1);
  else orders.push(action);
  context.emit({ kind: "orderChanged", rule: "RU-131", party: seat, onlyFor: seat });
}

/** A sample of legal changes of standing orders, since there are too many to list. */
export function sampleOrders(state: State, seat: Seat): Action[] {
  const drops = (state.orders[seat] ?? []).map((_, order): Action => ({ kind: "dropOrder", order }));
  const samples: OrderAction[] = [
    ...WINDOWS.map((window): OrderAction => ({ kind: hasPauses(state) ? "orderStop" : "orderAutoPass", window })),
    { kind: "orderCounter", against: "me" },
    ...ALL_CARDS.map((card): OrderAction => ({ kind: "orderCounter", against: "all", cards: [card] })),
    ...ALL_CARDS.map((card): OrderAction => ({ kind: "orderPlay", card, when: card % 2 === 0 ? "attacked" : "event" })),
    ...ordersForHand(state, seat),
  ];
  return [...drops, ...samples.filter((order) => !refuseOrder(state, seat, order))];
}

/** One order for each held card that names the player and region of a legal play. */
function ordersForHand(state: State, seat: Seat): OrderAction[] {
  return [...new Set(state.hands[seat])].flatMap((card) => {
    const [play] = targetsOf(state, seat, card);
    if (!play) return [];
    const { players, regions } = namedIn(play);
    const [player] = players;
    const [target] = regions;
    if (player === undefined && target === undefined) return [];
    return [
      {
        kind: "orderPlay",
        card,
        when: "event",
        ...(player !== undefined && { player }),
        ...(target !== undefined && { target }),
      },
    ];
  });
}
