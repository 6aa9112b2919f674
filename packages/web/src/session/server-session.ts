import { computed, effect, signal } from "@preact/signals";
import { asSeat, type Message, type Outcome, type Seat, type Tagged } from "@rondel/engine";
import type { TableView } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { request as sendRequest } from "../api/request.ts";
import { socket } from "../api/socket.ts";
import { preferences } from "../settings/preferences.ts";
import { botName } from "./bot-names.ts";
import { knownTemperament } from "./known-temperament.ts";
import { paceTimes } from "./pace.ts";
import { pacedStreams, type Streams } from "./paced-streams.ts";
import { readSeenNumber, storeSeenNumber } from "./seen-number.ts";
import { serverCommands } from "./server-commands.ts";
import { addressOf, pastPositions } from "./server-past.ts";
import type { ServerTable } from "./server-table.ts";
import { serverViewer } from "./server-viewer.ts";
import type { TableDescription, TableSession } from "./session.ts";
import { createStage } from "./stage.ts";

/** Turns a table on the server into a session. The table must have been received already. */
export function serverSession(server: ServerTable): TableSession {
  const first = server.table.peek();
  if (!first) throw new Error("a session needs a table that has been received");
  const { id } = server;
  const table = computed(() => server.table.value ?? first);
  const viewing = serverViewer(server, table);
  const { mine, viewer, curtain } = viewing;
  const history = pastPositions(server, table, viewer);
  const past = history.position;
  const stage = createStage();
  const paced = pacedStreams(server.streams, {
    stage,
    pause: () => paceTimes().move,
    isUrgent: (shown, next) => isUrgent(server, mine.peek(), shown, next),
  });
  const stream = computed(() => paced.shown.value.find((one) => one.viewer === viewer.value));
  const position = computed(() => stream.value?.position);
  const number = computed(() => stream.value?.number ?? 0);
  const isOver = computed(() => table.value.abandoned);
  const mayAct = computed(() => past.value === undefined && curtain.value === undefined && !isOver.value);
  const seenBefore = readSeenNumber(id);
  const stopStoring = effect(() => storeSeenNumber(id, number.value));

  return {
    ...serverCommands(server, mine, viewer, number),
    table: computed(() => describeTable(table.value)),
    mine,
    viewer,
    curtain,
    liftCurtain: viewing.liftCurtain,
    question: signal(undefined),
    answerQuestion: () => undefined,
    isCovered: signal(false),
    showHidden: () => undefined,
    stage,
    number,
    view: computed(() => {
      if (curtain.value !== undefined) return undefined;
      return past.value ? past.value.view : position.value?.view;
    }),
    prompt: computed(() => (isOver.value ? undefined : (position.value?.prompt ?? undefined)) as Message | undefined),
    actions: computed((): readonly Tagged[] => (mayAct.value ? (position.value?.actions ?? []) : [])),
    freeActions: computed((): readonly Tagged[] => (mayAct.value ? (position.value?.free ?? []) : [])),
    outcome: computed(() => ((past.value ?? position.value)?.outcome ?? undefined) as Outcome | undefined),
    log: computed(() => stream.value?.log ?? []),
    hasOlder: computed(() => (stream.value?.logFrom ?? 0) > 0),
    loadOlder: () => server.loadOlder(viewer.peek()),
    seenBefore,
    past: history.past,
    undoLimit: computed(() => position.value?.undo ?? undefined),
    takeback: computed(() => {
      const request = table.value.takeback;
      if (!request) return undefined;
      const [mustAgree, agreed] = [request.mustAgree.map(asSeat), request.agreed.map(asSeat)];
      return { by: asSeat(request.by), to: request.to, mustAgree, agreed };
    }),
    ownSeats: undefined,
    isOnline: true,
    canChat: computed(() => table.value.seats.some(({ kind, yours }) => kind === "person" && !yours)),
    chat: server.chat,
    hasOlderChat: server.hasOlderChat,
    loadOlderChat: server.loadOlderChat,
    presence: server.presence,
    clock: server.clock,
    connection: computed(() => {
      const connection = socket.connection.value;
      return connection === "connecting" ? "reconnecting" : connection;
    }),
    async exportFile() {
      const reply = await sendRequest("play/export", addressOf(server));
      return "refused" in reply ? { refused: reply.refused } : { text: reply.answer.text };
    },
    async serverReview() {
      const reply = await sendRequest("play/review", addressOf(server));
      return "refused" in reply ? undefined : (reply.answer.review ?? undefined);
    },
    close() {
      paced.close();
      viewing.close();
      stopStoring();
    },
  };
}

/**
 * Whether the player must see a position at once: at the instant pace, on a hidden page, with several seats, while deciding, and if
 * a clock runs for the decision.
 */
function isUrgent(server: ServerTable, mine: readonly Seat[], shown: Streams, next: Streams): boolean {
  if (preferences.pace.peek() === "instant" || document.hidden || mine.length > 1) return true;
  if (isDeciding(shown)) return true;
  const hasClock = server.table.peek()?.clock.kind === "live" || server.clock.peek()?.window;
  return isDeciding(next) && Boolean(hasClock);
}

function isDeciding(streams: Streams): boolean {
  return streams.some(({ position }) => position.actions.length > 0);
}

function describeTable(table: TableView): TableDescription {
  const { id, game, options, clock, hints, status, commitment, host, rematch } = table;
  const seats = table.seats.map(
    ({ kind, name, yours, bot, temperament, resigned, votes, absence, player, muted }, seat) => ({
      kind,
      name: name === null ? (kind === "bot" ? botName(seat) : "") : displayName(name),
      yours,
      bot: bot ?? undefined,
      temperament: knownTemperament(temperament),
      hasResigned: resigned,
      votes: votes.map(asSeat),
      voteFrom: absence?.voteFrom,
      player: player ?? undefined,
      isMuted: muted,
    }),
  );
  return {
    ...{ id, game, options, clock, hints, status, commitment, seats, host },
    rematch: rematch ?? undefined,
    abandonVotes: table.abandonVotes.map(asSeat),
    isAbandoned: table.abandoned,
    isPublic: table.visibility === "public",
  };
}
