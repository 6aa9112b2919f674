import { asSeat, isRefusal, schemaProblem, type Viewer } from "@rondel/engine";
import type { Viewer as SentViewer, StandingAnswer } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { presenceChanged } from "../socket/presence.ts";
import { withOwnSeat, withVisibleTable } from "../tables/access.ts";
import { seatsOf } from "../tables/document.ts";
import { tableView } from "../tables/view.ts";
import { act, preview, undo } from "./act.ts";
import { broadcastStandingAnswers } from "./broadcast.ts";
import { exportMatch } from "./export.ts";
import { pastPosition, streamFrom } from "./history.ts";
import type { LiveTable } from "./live-table.ts";
import { schedule } from "./scheduler.ts";
import { subscribe } from "./subscribe.ts";
import { liveMatchOf } from "./sync.ts";
import { answerTakeback, askTakeback } from "./takeback.ts";

const MAX_STANDING_ANSWERS = 50;

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
  "play/subscribe": (services, caller, input) =>
    withVisibleTable(services, caller.player.id, input, (table) => subscribe(services, table, caller, input)),

  "play/unsubscribe": (services, { connection }, { table: id }) =>
    services.tables.run(id, (table) => {
      if (connection && table.subscriptions.delete(connection)) presenceChanged(services, table);
      return {};
    }),

  "play/act": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => act(services, table, input)),
  "play/preview": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => preview(services, table, input)),
  "play/undo": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => undo(services, table, input)),

  "play/ask": (services, { player }, input) =>
    withVisibleTable(services, player.id, input, async (table) => {
      const viewer = requireViewer(table, player.id, input.viewer);
      const { served, match } = await liveMatchOf(services, table);
      const malformed = schemaProblem(served.game.questionSchemas, input.question);
      if (malformed) throw refuseByGame({ code: "malformed-action", params: { ...malformed } });
      const answer = served.game.answer(match.state, viewer, input.question);
      if (isRefusal(answer)) throw refuseByGame(answer);
      return { answer };
    }),

  "play/ask-takeback": (services, { player }, { table, seat, to }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      await askTakeback(services, table, seat, to);
      return tableView(table, player.id);
    }),
  "play/answer-takeback": (services, { player }, { table, seat, agree }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      await answerTakeback(services, table, seat, agree);
      return tableView(table, player.id);
    }),

  "play/order": (services, { player }, { table, ...order }) =>
    withOwnSeat(services, player.id, { table, seat: order.seat }, async (table) => {
      const { served } = await liveMatchOf(services, table);
      const malformed = schemaProblem(served.game.actionSchemas, order.action);
      if (malformed) throw refuseByGame({ code: "malformed-action", params: { ...malformed } });
      const others = table.standingAnswers.filter(({ seat, prompt }) => seat !== order.seat || prompt !== order.prompt);
      if (others.length >= MAX_STANDING_ANSWERS)
        throw refuse("too-many-orders", "choose-another", { most: MAX_STANDING_ANSWERS });
      await services.store.standingAnswers.set(table.id, order);
      return standingAnswersChanged(services, table, player.id, [...others, order]);
    }),
  "play/clear-order": (services, { player }, { table, seat, prompt }) =>
    withOwnSeat(services, player.id, { table, seat }, async (table) => {
      await services.store.standingAnswers.clear(table.id, seat, prompt);
      const left = table.standingAnswers.filter((order) => order.seat !== seat || order.prompt !== prompt);
      return standingAnswersChanged(services, table, player.id, left);
    }),

  "play/history": (services, { player }, input) =>
    withVisibleTable(services, player.id, input, async (table) => {
      const viewer = requireViewer(table, player.id, input.viewer);
      const counted = input.counted === undefined ? viewer : requireViewer(table, player.id, input.counted);
      return pastPosition(services, await liveMatchOf(services, table), viewer, input.number, counted);
    }),
  "play/since": (services, { player }, input) =>
    withVisibleTable(services, player.id, input, async (table) => {
      const viewer = requireViewer(table, player.id, input.viewer);
      return streamFrom(services, await liveMatchOf(services, table), viewer, input.from, input.to);
    }),
  "play/export": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, async (table) => ({ text: await exportMatch(services, table) })),
};

/** Everybody may look through the eyes of their own seats and of the spectator. */
function requireViewer(table: LiveTable, player: string, viewer: SentViewer): Viewer {
  if (viewer === "spectator") return viewer;
  if (!seatsOf(table.document, player).includes(viewer)) throw refuse("not-your-seat", "give-up", { seat: viewer });
  return asSeat(viewer);
}

function standingAnswersChanged(
  services: Services,
  table: LiveTable,
  player: string,
  orders: readonly StandingAnswer[],
) {
  table.standingAnswers = orders;
  broadcastStandingAnswers(table);
  schedule(services, table, Date.now());
  const seats = seatsOf(table.document, player);
  return { orders: orders.filter(({ seat }) => seats.includes(seat)) };
}
