import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Viewer } from "@rondel/engine";
import type { ChatLine, ClockView, CommandOutput, Presence, Push, StandingAnswer, TableView } from "@rondel/protocol";
import { wire } from "../api/wire.ts";
import { applyStep, continueStream, joinLogs, type ViewerStream } from "./server-stream.ts";
import type { SessionRefusal } from "./session.ts";

/** Everything the server tells of one table, kept up to date; what to make of it is the session's affair. */
export interface ServerTable {
  readonly id: string;
  readonly invitation: string | undefined;
  readonly table: ReadonlySignal<TableView | undefined>;
  readonly streams: ReadonlySignal<readonly ViewerStream[]>;
  readonly clock: ReadonlySignal<ClockView | undefined>;
  readonly presence: ReadonlySignal<Presence>;
  readonly talk: ReadonlySignal<readonly ChatLine[]>;
  readonly orders: ReadonlySignal<readonly StandingAnswer[]>;
  /** Why the table cannot be followed at all. */
  readonly refused: ReadonlySignal<SessionRefusal | undefined>;
  /** Sends until there is an answer: waits for the connection and asks again. Only for what may be sent twice. */
  insist(
    send: () => Promise<object>,
  ): Promise<{ readonly refused: SessionRefusal | undefined; readonly wasRepeated: boolean }>;
  /** Asks for what happened before the log that is known. */
  fetchOlder(viewer: Viewer): Promise<SessionRefusal | undefined>;
  /** Resolves when the table has been subscribed to on a working connection. */
  whole(): Promise<void>;
  close(): void;
}

/** More steps than this the server does not send one by one. */
const MOST_STEPS = 200;

export function followTable(id: string, invitation: string | undefined): ServerTable {
  const table = signal<TableView | undefined>(undefined);
  const streams = signal<readonly ViewerStream[]>([]);
  const clock = signal<ClockView | undefined>(undefined);
  const presence = signal<Presence>({ here: [], watching: 0 });
  const talk = signal<readonly ChatLine[]>([]);
  const orders = signal<readonly StandingAnswer[]>([]);
  const refused = signal<SessionRefusal | undefined>(undefined);
  const isWhole = signal(false);
  const address = { table: id, ...(invitation ? { invitation } : {}) };
  let isClosed = false;

  async function subscribe(): Promise<void> {
    isWhole.value = false;
    const from = streams.peek().map(({ viewer, number }) => ({ viewer, number }));
    const talkFrom = talk.peek().at(-1)?.number;
    const reply = await wire.ask("play/subscribe", { ...address, from, ...(talkFrom ? { talkFrom } : {}) });
    if (isClosed || ("refused" in reply && reply.refused.code === "offline")) return;
    if ("refused" in reply) refused.value = reply.refused;
    else take(reply.answer);
  }

  function take(told: CommandOutput<"play/subscribe">): void {
    const next: ViewerStream[] = [];
    for (const sent of told.streams) {
      const stream = continueStream(
        streams.peek().find(({ viewer }) => viewer === sent.viewer),
        sent,
      );
      if (stream) next.push(stream);
    }
    batch(() => {
      refused.value = undefined;
      table.value = told.table;
      streams.value = next;
      clock.value = told.clock ? byMyClock(told.clock) : undefined;
      presence.value = told.presence;
      orders.value = told.orders;
      talk.value = [
        ...talk.peek(),
        ...told.talk.filter(({ number }) => !talk.peek().some((line) => line.number === number)),
      ];
      isWhole.value = true;
    });
    for (const { viewer, log } of next) if (log.length === 0) void fetchOlder(viewer);
  }

  /** A position tells nothing of how it came about: that is asked for afterwards, one page at a time. */
  async function fetchOlder(viewer: Viewer): Promise<SessionRefusal | undefined> {
    const to = streams.peek().find((stream) => stream.viewer === viewer)?.toldFrom ?? 0;
    if (to === 0) return undefined;
    const from = Math.max(0, to - MOST_STEPS);
    const reply = await wire.ask("play/since", { ...address, viewer, from, to });
    if ("refused" in reply) return reply.refused;
    if (!("steps" in reply.answer)) return undefined;
    const { steps } = reply.answer;
    replaceStream(viewer, (stream) =>
      stream.toldFrom === to ? { ...stream, log: joinLogs(steps, stream.log), toldFrom: from } : stream,
    );
    return undefined;
  }

  function replaceStream(viewer: Viewer, change: (stream: ViewerStream) => ViewerStream): void {
    streams.value = streams.peek().map((stream) => (stream.viewer === viewer ? change(stream) : stream));
  }

  function onPush(push: Push): void {
    if (push.push === "table" && push.table.id === id) table.value = push.table;
    if (push.push === "closing" || push.push === "table" || push.table !== id) return;
    switch (push.push) {
      case "step": {
        const stream = streams.peek().find(({ viewer }) => viewer === push.viewer);
        if (stream?.number === push.from) replaceStream(stream.viewer, () => applyStep(stream, push.step));
        else if (!stream || stream.number < push.step.number) void subscribe();
        return;
      }
      case "clock":
        clock.value = byMyClock(push.clock);
        return;
      case "orders":
        orders.value = push.orders;
        return;
      case "presence":
        presence.value = push.presence;
        return;
      case "talk":
        if (!talk.peek().some(({ number }) => number === push.line.number)) talk.value = [...talk.peek(), push.line];
        return;
      case "began":
        void subscribe();
    }
  }

  const stopListening = wire.listen({ onOpen: () => void subscribe(), onPush });
  const stopWatching = effect(() => {
    if (wire.connection.value !== "connected") isWhole.value = false;
  });
  const whole = () =>
    new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (isWhole.value) queueMicrotask(() => stop());
        if (isWhole.value) resolve();
      });
    });

  return {
    id,
    invitation,
    table,
    streams,
    clock,
    presence,
    talk,
    orders,
    refused,
    fetchOlder,
    whole,
    async insist(send) {
      for (let wasRepeated = false; ; wasRepeated = true) {
        const refused = refusalOf(await send());
        if (refused?.code !== "offline" || isClosed) return { refused, wasRepeated };
        await whole();
      }
    },
    close() {
      isClosed = true;
      stopListening();
      stopWatching();
      void wire.ask("play/unsubscribe", address);
    },
  };
}

export function refusalOf(reply: object): SessionRefusal | undefined {
  return "refused" in reply ? (reply.refused as SessionRefusal) : undefined;
}

/** Moments of the server, told by the clock of this device. */
function byMyClock(clock: ClockView): ClockView {
  const ahead = clock.now - Date.now();
  const here = (moment: number) => moment - ahead;
  return {
    now: here(clock.now),
    window: clock.window && { opened: here(clock.window.opened), end: here(clock.window.end) },
    seats: clock.seats.map((seat) => ({ ...seat, deadline: seat.deadline && here(seat.deadline) })),
  };
}
