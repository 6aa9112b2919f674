import { batch, computed, effect, signal } from "@preact/signals";
import { asSeat, type Message, type Outcome, type Seat, type Tagged, type Viewer } from "@rondel/engine";
import type { CommandOutput, TableView } from "@rondel/protocol";
import { nameInWords } from "../api/guest-name.ts";
import { request } from "../api/request.ts";
import { usualBot } from "../api/server-offer.ts";
import { wire } from "../api/wire.ts";
import { hrefOf } from "../router.ts";
import { botName } from "./bot-names.ts";
import { refusalOf, type ServerTable } from "./server-table.ts";
import type { SessionRefusal, TableDescription, TableSession } from "./session.ts";

type PastPosition = CommandOutput<"play/history">;

const SPECTATOR = "spectator";
const NOT_PLAYING: SessionRefusal = { code: "spectator", params: {} };

/** A table of the server as a session. It begins as soon as the table is known. */
export function serverSession(server: ServerTable): TableSession {
  const first = server.table.peek();
  if (!first) throw new Error("a session of a table that nobody has described");
  const { id, invitation } = server;
  const address = { table: id, ...(invitation ? { invitation } : {}) };
  const table = computed(() => server.table.value ?? first);
  const mine = computed(() => table.value.seats.flatMap(({ yours }, seat) => (yours ? [asSeat(seat)] : [])));
  const chosen = signal<Seat | undefined>(undefined);
  const curtain = signal<Seat | undefined>(undefined);
  const past = signal<PastPosition | undefined>(undefined);

  const viewer = computed<Viewer>(() => {
    const wanted = chosen.value;
    return wanted !== undefined && mine.value.includes(wanted) ? wanted : (mine.value[0] ?? SPECTATOR);
  });
  const stream = computed(() => server.streams.value.find((one) => one.viewer === viewer.value));
  const position = computed(() => stream.value?.position);
  const number = computed(() => stream.value?.number ?? 0);
  const isPresent = computed(() => past.value === undefined && curtain.value === undefined);
  const seenBefore = recallSeen(id);

  const stopHandingOn = effect(() => {
    const next = seatToHandTo(server, mine.value, viewer.value);
    if (next === undefined) return;
    if (seesTheSame(server, viewer.value, next)) chosen.value = next;
    else curtain.value = next;
  });
  const stopRemembering = effect(() => rememberSeen(id, number.value));

  const seat = (): Seat | undefined => (viewer.peek() === SPECTATOR ? undefined : (viewer.peek() as Seat));

  async function act(action: Tagged): Promise<SessionRefusal | undefined> {
    const actor = seat();
    if (actor === undefined) return NOT_PLAYING;
    const message = { table: id, seat: actor, number: number.peek(), action };
    return settled(await server.insist(() => wire.ask("play/act", message)));
  }

  async function undo(to: number): Promise<SessionRefusal | undefined> {
    const actor = seat();
    if (actor === undefined) return NOT_PLAYING;
    const message = { table: id, seat: actor, number: number.peek(), to };
    return settled(await server.insist(() => wire.ask("play/undo", message)));
  }

  /** Said and offered again after a lost connection only if it is not there. */
  function saying(kind: "said" | "offer"): TableSession["say"] {
    return async (room, text) => {
      const translator = seat();
      if (translator === undefined) return NOT_PLAYING;
      const before = server.talk.peek().at(-1)?.number ?? 0;
      const isThere = () =>
        server.talk
          .peek()
          .some((line) => line.number > before && line.kind === kind && line.seat === translator && line.text === text);
      const words = { table: id, seat: translator, room, text };
      const { refused } = await server.insist(async () =>
        isThere() ? { answer: {} } : wire.ask(kind === "said" ? "talk/say" : "talk/offer", words),
      );
      return refused;
    };
  }

  async function goTo(wanted: number, counted?: Viewer): Promise<SessionRefusal | undefined> {
    const reply = await wire.ask("play/history", {
      ...address,
      viewer: viewer.peek(),
      number: wanted,
      ...(counted === undefined ? {} : { counted }),
    });
    if ("refused" in reply) return reply.refused;
    past.value = reply.answer;
    return undefined;
  }

  return {
    table: computed(() => describe(table.value)),
    mine,
    viewer,
    lookAs(next) {
      chosen.value = next;
    },
    curtain,
    liftCurtain() {
      batch(() => {
        chosen.value = curtain.value;
        curtain.value = undefined;
      });
    },
    number,
    view: computed(() => {
      if (curtain.value !== undefined) return undefined;
      return past.value ? past.value.view : position.value?.view;
    }),
    prompt: computed(() => (position.value?.prompt ?? undefined) as Message | undefined),
    actions: computed(() => (isPresent.value ? (position.value?.actions ?? []) : [])),
    freeActions: computed(() => (isPresent.value ? (position.value?.free ?? []) : [])),
    outcome: computed(() => ((past.value ?? position.value)?.outcome ?? undefined) as Outcome | undefined),
    log: computed(() => stream.value?.log ?? []),
    hasOlder: computed(() => (stream.value?.toldFrom ?? 0) > 0),
    loadOlder: () => server.fetchOlder(viewer.peek()),
    seenBefore,
    past: {
      at: computed(() => past.value?.number),
      goTo,
      backToNow() {
        past.value = undefined;
      },
      link: computed(() => permanentLink(table.value, past.value)),
      async viewAt(wanted) {
        const reply = await wire.ask("play/history", { ...address, viewer: viewer.peek(), number: wanted });
        return "answer" in reply ? reply.answer.view : undefined;
      },
    },
    act,
    undoLimit: computed(() => position.value?.undo ?? undefined),
    undo,
    takeback: computed(() => {
      const wish = table.value.takeback;
      if (!wish) return undefined;
      return { by: asSeat(wish.by), mustAgree: wish.mustAgree.map(asSeat), agreed: wish.agreed.map(asSeat) };
    }),
    async askTakeback(to) {
      const actor = seat();
      if (actor === undefined) return NOT_PLAYING;
      return refusalOf(await wire.ask("play/ask-takeback", { table: id, seat: actor, to }));
    },
    async answerTakeback(agree) {
      for (const actor of mine.peek()) {
        const refused = refusalOf(await wire.ask("play/answer-takeback", { table: id, seat: actor, agree }));
        if (refused) return refused;
      }
      return undefined;
    },
    async voteForBot(absent, agree) {
      return refusalOf(await wire.ask("table/vote", { table: id, seat: absent, level: await usualBot(), agree }));
    },
    async takeSeatBack(own) {
      return refusalOf(await wire.ask("table/return", { table: id, seat: own }));
    },
    orders: {
      given: computed(() => server.orders.value.filter((order) => order.seat === viewer.value)),
      async give(prompt, action) {
        const actor = seat();
        if (actor === undefined) return NOT_PLAYING;
        return refusalOf(await wire.ask("play/order", { table: id, seat: actor, prompt, action, once: false }));
      },
      async end(prompt) {
        const actor = seat();
        if (actor === undefined) return NOT_PLAYING;
        return refusalOf(await wire.ask("play/clear-order", { table: id, seat: actor, prompt }));
      },
    },
    canTalk: true,
    talk: server.talk,
    say: saying("said"),
    offer: saying("offer"),
    async answerOffer(offer, accepts) {
      const actor = seat();
      if (actor === undefined) return NOT_PLAYING;
      return refusalOf(await wire.ask("talk/answer", { table: id, seat: actor, offer, accepts }));
    },
    async withdrawOffer(offer) {
      const actor = seat();
      if (actor === undefined) return NOT_PLAYING;
      return refusalOf(await wire.ask("talk/withdraw", { table: id, seat: actor, offer }));
    },
    presence: server.presence,
    clock: server.clock,
    connection: computed(() => wire.connection.value),
    async exportFile() {
      const reply = await request("play/export", address);
      return "refused" in reply ? { refused: reply.refused } : { text: reply.answer.text };
    },
    close() {
      stopHandingOn();
      stopRemembering();
    },
  };
}

function describe(table: TableView): TableDescription {
  const { id, game, options, clock, status, commitment } = table;
  const seats = table.seats.map(({ kind, name, yours, bot, votes }, seat) => ({
    kind,
    name: name === null ? (kind === "bot" ? botName(seat) : "") : nameInWords(name),
    yours,
    bot: bot ?? undefined,
    votes: votes.map(asSeat),
  }));
  return { id, game, options, clock, status, commitment, seats };
}

/** When this device plays several seats: the one that is asked while the one who looks is not. */
function seatToHandTo(server: ServerTable, mine: readonly Seat[], viewer: Viewer): Seat | undefined {
  if (mine.length < 2) return undefined;
  const asked = server.streams.value
    .filter(({ position }) => position.actions.length > 0)
    .map((stream) => stream.viewer);
  return asked.includes(viewer) ? undefined : mine.find((seat) => asked.includes(seat));
}

/** Only if two people at this device see different things, it has to be covered in between. */
function seesTheSame(server: ServerTable, one: Viewer, other: Viewer): boolean {
  const [mine, theirs] = [one, other].map((viewer) => server.streams.value.find((stream) => stream.viewer === viewer));
  return JSON.stringify(mine?.position.view) === JSON.stringify(theirs?.position.view);
}

function permanentLink(table: TableView, past: PastPosition | undefined): string | undefined {
  if (!past) return undefined;
  const { invitation } = table;
  const place = {
    screen: "table",
    id: table.id,
    at: past.spectatorNumber,
    ...(invitation ? { invitation } : {}),
  } as const;
  return `${location.origin}/${hrefOf(place)}`;
}

/** Sent again after a lost connection, "stale" means that the first one had arrived: the position shows it. */
function settled(sent: {
  readonly refused: SessionRefusal | undefined;
  readonly wasRepeated: boolean;
}): SessionRefusal | undefined {
  return sent.wasRepeated && sent.refused?.code === "stale-number" ? undefined : sent.refused;
}

const recallSeen = (id: string): number => Number(localStorage.getItem(`rondel.seen.${id}`) ?? 0);
const rememberSeen = (id: string, number: number): void => {
  if (number > 0 && document.visibilityState === "visible") localStorage.setItem(`rondel.seen.${id}`, String(number));
};
