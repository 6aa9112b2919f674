import { asSeat, schemaProblem, type Viewer } from "@rondel/engine";
import type { CommandOutput, Viewer as SentViewer, StandingAnswer } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { refuse } from "../refuse.ts";
import { readReview } from "../reviews/read-review.ts";
import type { Services } from "../services.ts";
import { withOwnSeat, withVisibleTable } from "../tables/access.ts";
import { seatsOf } from "../tables/document.ts";
import { requireNotResigned } from "../tables/resign.ts";
import { tableView } from "../tables/view.ts";
import { act, redo, undo } from "./act.ts";
import { broadcastStandingAnswers } from "./broadcast.ts";
import { exportMatch } from "./export.ts";
import { unfollow } from "./following.ts";
import { pastPosition, streamFrom } from "./history.ts";
import type { LiveTable } from "./live-table.ts";
import { subscribe } from "./subscribe.ts";
import { liveMatchOf } from "./sync.ts";
import { answerTakeback, askTakeback, planSeatTakeback } from "./takeback.ts";
import { wait } from "./waits.ts";

const MAX_STANDING_ANSWERS = 50;

export const playCommands: Handlers<
  | "play/subscribe"
  | "play/unsubscribe"
  | "play/act"
  | "play/undo"
  | "play/redo"
  | "play/plan-takeback"
  | "play/ask-takeback"
  | "play/answer-takeback"
  | "play/wait"
  | "play/order"
  | "play/clear-order"
  | "play/history"
  | "play/since"
  | "play/export"
  | "play/review"
> = {
  "play/subscribe": (services, caller, input) =>
    withVisibleTable(services, caller.player.id, input, (table) => subscribe(services, table, caller, input)),

  "play/unsubscribe": (services, { connection }, { table: id }) =>
    services.tables.run(id, (table) => {
      if (connection) unfollow(services, table, connection);
      return {};
    }),

  "play/act": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => act(services, table, player.id, input)),
  "play/undo": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => undo(services, table, input)),

  "play/redo": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => redo(services, table, input)),

  "play/plan-takeback": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => planSeatTakeback(services, table, input.seat)),
  "play/ask-takeback": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, async (table) => {
      await askTakeback(services, table, input.seat, input.to);
      return tableView(table, player.id);
    }),
  "play/answer-takeback": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, async (table) => {
      await answerTakeback(services, table, input.seat, input.agree);
      return tableView(table, player.id);
    }),

  "play/wait": (services, { player }, input) =>
    withOwnSeat(services, player.id, input, (table) => wait(services, table, input)),

  "play/order": (services, { player }, { table: id, ...added }) =>
    withOwnSeat(services, player.id, { table: id, seat: added.seat }, async (table) => {
      requireNotResigned(table.document, added.seat);
      const { served } = await liveMatchOf(services, table);
      const malformed = schemaProblem(served.game.actionSchemas, added.action);
      if (malformed) throw refuse("malformed-action", "correct", { ...malformed });
      const others = table.standingAnswers.filter(({ seat, prompt }) => seat !== added.seat || prompt !== added.prompt);
      if (others.length >= MAX_STANDING_ANSWERS) {
        throw refuse("too-many-orders", "choose-another", { most: MAX_STANDING_ANSWERS });
      }
      await services.store.standingAnswers.set(id, added);
      return standingAnswersChanged(services, table, player.id, [...others, added]);
    }),
  "play/clear-order": (services, { player }, { table: id, seat, prompt }) =>
    withOwnSeat(services, player.id, { table: id, seat }, async (table) => {
      await services.store.standingAnswers.clear(id, seat, prompt);
      const left = table.standingAnswers.filter((answer) => answer.seat !== seat || answer.prompt !== prompt);
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
      return streamFrom(services, await liveMatchOf(services, table), viewer, input);
    }),
  "play/export": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, async (table) => ({ text: await exportMatch(services, table) })),
  "play/review": (services, { player }, address) =>
    withVisibleTable(services, player.id, address, (table) => readReview(services, table)),
};

/** Allows the player's own seats and the spectator. */
function requireViewer(table: LiveTable, player: string, viewer: SentViewer): Viewer {
  if (viewer === "spectator") return viewer;
  if (!seatsOf(table.document, player).includes(viewer)) throw refuse("not-your-seat", "give-up", { seat: viewer });
  return asSeat(viewer);
}

function standingAnswersChanged(
  services: Services,
  table: LiveTable,
  player: string,
  answers: readonly StandingAnswer[],
): CommandOutput<"play/order"> {
  table.standingAnswers = answers;
  broadcastStandingAnswers(table);
  // The seat may owe exactly this answer now.
  services.scheduler.schedule(table, services.time.now());
  const seats = seatsOf(table.document, player);
  return { orders: answers.filter(({ seat }) => seats.includes(seat)) };
}
