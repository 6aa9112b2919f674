import { computed, type ReadonlySignal } from "@preact/signals";
import type { Seat, Viewer } from "@rondel/engine";
import { WAITS_PER_ROUND } from "@rondel/protocol";
import { socket } from "../api/socket.ts";
import { refusalOf, type ServerTable } from "./server-table.ts";
import { serverUndo, unlessDone } from "./server-undo.ts";
import type { SessionRefusal, TableSession } from "./session.ts";

type ServerCommands = Pick<
  TableSession,
  | "act"
  | "undo"
  | "canRedo"
  | "redo"
  | "planTakeback"
  | "requestTakeback"
  | "answerTakeback"
  | "voteForBot"
  | "takeSeatBack"
  | "standingAnswers"
  | "pauseRequests"
  | "sendChat"
  | "makeOffer"
  | "answerOffer"
  | "withdrawOffer"
>;

const SPECTATOR: SessionRefusal = { code: "spectator", params: {} };

/** The commands of a session that the server carries out. */
export function serverCommands(
  server: ServerTable,
  mine: ReadonlySignal<readonly Seat[]>,
  viewer: ReadonlySignal<Viewer>,
  number: ReadonlySignal<number>,
): ServerCommands {
  const table = server.id;

  /** Sends for the seat of the viewer; refused for spectators. */
  async function asViewer(send: (seat: Seat) => Promise<SessionRefusal | undefined>) {
    const seat = viewer.peek();
    return seat === "spectator" ? SPECTATOR : send(seat);
  }

  return {
    act: (action) =>
      asViewer(async (seat) => {
        const input = { table, seat, number: number.peek(), action };
        return unlessDone(await server.sendUntilAnswered(() => socket.request("play/act", input)));
      }),
    ...serverUndo(server, viewer, number),
    requestTakeback: (to) =>
      asViewer(async (seat) => refusalOf(await socket.request("play/ask-takeback", { table, seat, to }))),
    async answerTakeback(agree) {
      for (const seat of mine.peek()) {
        const refused = refusalOf(await socket.request("play/answer-takeback", { table, seat, agree }));
        if (refused) return refused;
      }
      return undefined;
    },
    async voteForBot(seat, bot, agree) {
      return refusalOf(await socket.request("table/vote", { table, seat, ...bot, agree }));
    },
    takeSeatBack: async (seat) => refusalOf(await socket.request("table/return", { table, seat })),
    standingAnswers: {
      list: computed(() => server.standingAnswers.value.filter(({ seat }) => seat === viewer.value)),
      add: (prompt, action) =>
        asViewer(async (seat) =>
          refusalOf(await socket.request("play/order", { table, seat, prompt, action, once: false })),
        ),
      remove: (prompt) =>
        asViewer(async (seat) => refusalOf(await socket.request("play/clear-order", { table, seat, prompt }))),
    },
    pauseRequests: pauseRequests(server, viewer, (stop) =>
      asViewer(async (seat) =>
        refusalOf(await socket.request("play/wait", { table, seat, number: number.peek(), stop })),
      ),
    ),
    sendChat: (room, text) => asViewer((seat) => sendLine(server, "said", { table, seat, room, text })),
    makeOffer: (room, text) => asViewer((seat) => sendLine(server, "offer", { table, seat, room, text })),
    answerOffer: (offer, accepts) =>
      asViewer(async (seat) => refusalOf(await socket.request("talk/answer", { table, seat, offer, accepts }))),
    withdrawOffer: (offer) =>
      asViewer(async (seat) => refusalOf(await socket.request("talk/withdraw", { table, seat, offer }))),
  };
}

/** Requests of the viewer to stop the clock of a pause, of which each round has a few. */
function pauseRequests(
  server: ServerTable,
  viewer: ReadonlySignal<Viewer>,
  wait: (stop: boolean) => Promise<SessionRefusal | undefined>,
): ServerCommands["pauseRequests"] {
  return {
    left(round) {
      const waits = server.table.value?.waits;
      const seat = viewer.value;
      const used = waits?.round === round && seat !== "spectator" ? (waits.used[seat] ?? 0) : 0;
      return WAITS_PER_ROUND - used;
    },
    isLast: computed(() => server.table.value?.waits?.isLast ?? false),
    stopClock: () => wait(true),
    startClock: () => wait(false),
  };
}

/** Sends a chat line. After a lost connection it is sent again only if it has not arrived. */
async function sendLine(
  server: ServerTable,
  kind: "said" | "offer",
  input: Parameters<typeof socket.request<"talk/say">>[1],
): Promise<SessionRefusal | undefined> {
  const before = server.chat.peek().at(-1)?.number ?? 0;
  const hasArrived = () =>
    server.chat
      .peek()
      .some(
        (line) => line.number > before && line.kind === kind && line.seat === input.seat && line.text === input.text,
      );
  const { refused } = await server.sendUntilAnswered(async () =>
    hasArrived() ? { answer: {} } : socket.request(kind === "said" ? "talk/say" : "talk/offer", input),
  );
  return refused;
}
