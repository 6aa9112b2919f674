import { asSeat, isRefusal, schemaProblem, type Viewer } from "@rondel/engine";
import type { Viewer as SentViewer, StandingOrder } from "@rondel/protocol";
import type { Handlers } from "../door/caller.ts";
import type { House } from "../house.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import { presenceChanged } from "../socket/presence.ts";
import { enterSeat, enterVisible } from "../tables/access.ts";
import { seatsOf } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import { act, preview, undo } from "./act.ts";
import { announceOrders } from "./announce.ts";
import { setAlarm } from "./duties.ts";
import { exportMatch } from "./export.ts";
import { pastPosition, streamFrom } from "./history.ts";
import type { Room } from "./room.ts";
import { subscribe } from "./subscribe.ts";
import { foldOf } from "./sync.ts";
import { answerTakeback, askTakeback } from "./takeback.ts";

const MOST_ORDERS = 50;

export const playCommands: Handlers<
  | "play/subscribe"
  | "play/unsubscribe"
  | "play/act"
  | "play/preview"
  | "play/ask"
  | "play/undo"
  | "play/ask-takeback"
  | "play/answer-takeback"
  | "play/order"
  | "play/clear-order"
  | "play/history"
  | "play/since"
  | "play/export"
> = {
  "play/subscribe": (house, caller, input) =>
    enterVisible(house, caller.player.id, input, (room) => subscribe(house, room, caller, input)),

  "play/unsubscribe": (house, { connection }, { table }) =>
    house.rooms.enter(table, (room) => {
      if (connection && room.subscriptions.delete(connection)) presenceChanged(house, room);
      return {};
    }),

  "play/act": (house, { player }, input) => enterSeat(house, player.id, input, (room) => act(house, room, input)),
  "play/preview": (house, { player }, input) =>
    enterSeat(house, player.id, input, (room) => preview(house, room, input)),
  "play/undo": (house, { player }, input) => enterSeat(house, player.id, input, (room) => undo(house, room, input)),

  "play/ask": (house, { player }, input) =>
    enterVisible(house, player.id, input, async (room) => {
      const viewer = eyesOf(room, player.id, input.viewer);
      const { served, match } = await foldOf(house, room);
      const malformed = schemaProblem(served.game.questionSchemas, input.question);
      if (malformed) throw refuseByGame({ code: "malformed-action", params: { ...malformed } });
      const answer = served.game.answer(match.state, viewer, input.question);
      if (isRefusal(answer)) throw refuseByGame(answer);
      return { answer };
    }),

  "play/ask-takeback": (house, { player }, { table, seat, to }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      await askTakeback(house, room, seat, to);
      return tableView(room, player.id);
    }),
  "play/answer-takeback": (house, { player }, { table, seat, agree }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      await answerTakeback(house, room, seat, agree);
      return tableView(room, player.id);
    }),

  "play/order": (house, { player }, { table, ...order }) =>
    enterSeat(house, player.id, { table, seat: order.seat }, async (room) => {
      const { served } = await foldOf(house, room);
      const malformed = schemaProblem(served.game.actionSchemas, order.action);
      if (malformed) throw refuseByGame({ code: "malformed-action", params: { ...malformed } });
      const others = room.orders.filter(({ seat, prompt }) => seat !== order.seat || prompt !== order.prompt);
      if (others.length >= MOST_ORDERS) throw refuse("too-many-orders", "choose-another", { most: MOST_ORDERS });
      await house.store.orders.set(table, order);
      return ordersChanged(house, room, player.id, [...others, order]);
    }),
  "play/clear-order": (house, { player }, { table, seat, prompt }) =>
    enterSeat(house, player.id, { table, seat }, async (room) => {
      await house.store.orders.clear(table, seat, prompt);
      const left = room.orders.filter((order) => order.seat !== seat || order.prompt !== prompt);
      return ordersChanged(house, room, player.id, left);
    }),

  "play/history": (house, { player }, input) =>
    enterVisible(house, player.id, input, async (room) => {
      const viewer = eyesOf(room, player.id, input.viewer);
      const counted = input.counted === undefined ? viewer : eyesOf(room, player.id, input.counted);
      return pastPosition(house, await foldOf(house, room), viewer, input.number, counted);
    }),
  "play/since": (house, { player }, input) =>
    enterVisible(house, player.id, input, async (room) => {
      const viewer = eyesOf(room, player.id, input.viewer);
      return streamFrom(house, await foldOf(house, room), viewer, input.from, input.to);
    }),
  "play/export": (house, { player }, address) =>
    enterVisible(house, player.id, address, async (room) => ({ text: await exportMatch(house, room) })),
};

/** Everybody may look through the eyes of their own seats and of the spectator. */
function eyesOf(room: Room, player: string, viewer: SentViewer): Viewer {
  if (viewer === "spectator") return viewer;
  if (!seatsOf(room.document, player).includes(viewer)) throw refuse("not-your-seat", "give-up", { seat: viewer });
  return asSeat(viewer);
}

function ordersChanged(house: House, room: Room, player: string, orders: readonly StandingOrder[]) {
  room.orders = orders;
  announceOrders(room);
  setAlarm(house, room, Date.now());
  const seats = seatsOf(room.document, player);
  return { orders: orders.filter(({ seat }) => seats.includes(seat)) };
}
