import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Viewer } from "@rondel/engine";
import type { Push } from "@rondel/protocol";
import { socket } from "../api/socket.ts";
import { loadOlderChat, loadOlderLog, type TableAddress } from "./older-entries.ts";
import type { SessionRefusal } from "./session.ts";
import { applyPush, applySubscription, emptyTableState, type TableState } from "./table-state.ts";

/** A table on the server, kept up to date by a subscription. */
export interface ServerTable extends TableState {
  readonly id: string;
  readonly invitation: string | undefined;
  /** Why the page cannot subscribe to the table. */
  readonly refused: ReadonlySignal<SessionRefusal | undefined>;
  /** Sends until there is an answer: waits for the connection and sends again. Only for messages that may be sent twice. */
  sendUntilAnswered(send: () => Promise<object>): Promise<SentMessage>;
  /** Loads one page of the log before the known part. */
  loadOlder(viewer: Viewer): Promise<SessionRefusal | undefined>;
  /** Loads one page of the chat before the known part. */
  loadOlderChat(): Promise<SessionRefusal | undefined>;
  close(): void;
}

export interface SentMessage {
  readonly refused: SessionRefusal | undefined;
  readonly wasRepeated: boolean;
}

export function followTable(id: string, invitation: string | undefined): ServerTable {
  const state = emptyTableState();
  const refused = signal<SessionRefusal | undefined>(undefined);
  const isSubscribed = signal(false);
  const address: TableAddress = { table: id, ...(invitation ? { invitation } : {}) };
  let isClosed = false;

  async function subscribe(): Promise<void> {
    isSubscribed.value = false;
    const from = state.streams.peek().map(({ viewer, number }) => ({ viewer, number }));
    const talkFrom = state.chat.peek().at(-1)?.number;
    const reply = await socket.request("play/subscribe", { ...address, from, ...(talkFrom ? { talkFrom } : {}) });
    if (isClosed || ("refused" in reply && reply.refused.code === "offline")) return;
    if ("refused" in reply) {
      refused.value = reply.refused;
      return;
    }
    const isComplete = batch(() => {
      refused.value = undefined;
      isSubscribed.value = applySubscription(state, reply.answer);
      return isSubscribed.value;
    });
    if (!isComplete) return subscribe();
    if (reply.answer.socketPath !== undefined) socket.moveTo(reply.answer.socketPath);
    // A whole position comes without its log, which is loaded afterwards.
    for (const { viewer, log } of state.streams.peek()) if (log.length === 0) void loadOlderLog(state, address, viewer);
  }

  function onPush(push: Push): void {
    if (push.push === "closing") return;
    const table = push.push === "table" ? push.table.id : push.table;
    if (table === id && !applyPush(state, push)) void subscribe();
  }

  const stopListening = socket.listen({ onOpen: () => void subscribe(), onPush });
  const stopWatching = effect(() => {
    if (socket.connection.value !== "connected") isSubscribed.value = false;
  });

  return {
    ...state,
    id,
    invitation,
    refused,
    loadOlder: (viewer) => loadOlderLog(state, address, viewer),
    loadOlderChat: () => loadOlderChat(state, address),
    async sendUntilAnswered(send) {
      for (let wasRepeated = false; ; wasRepeated = true) {
        const refusal = refusalOf(await send());
        if (refusal?.code !== "offline" || isClosed) return { refused: refusal, wasRepeated };
        await untilTrue(isSubscribed);
      }
    },
    close() {
      isClosed = true;
      stopListening();
      stopWatching();
      void socket.request("play/unsubscribe", address);
    },
  };
}

function untilTrue(condition: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!condition.value) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

export function refusalOf(reply: object): SessionRefusal | undefined {
  return "refused" in reply ? (reply.refused as SessionRefusal) : undefined;
}
