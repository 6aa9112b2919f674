/** The load on a server, in a separate process: 1,000 sockets at 250 tables of four. */
import { applyPatch, type Patch } from "@rondel/protocol";
import { WebSocket } from "ws";

export interface LoadJob {
  readonly kind: "bare" | "rondel";
  readonly urls: readonly string[];
  readonly tables: number;
}
/** Plays for some seconds, as fast as possible or at a fixed rate of actions. */
export interface LoadPhase {
  readonly seconds: number;
  readonly perSecond: number | null;
}
export interface LoadResult {
  readonly actions: number;
  readonly seconds: number;
  /** Milliseconds from an action to the sockets of the other players. */
  readonly delays: { readonly median: number; readonly p99: number; readonly count: number };
  readonly medianBytes: number;
}

const SEATS = 4;
interface Table {
  /** Sends an action if a seat may act now. Returns whether one was sent. */
  play(): boolean;
}

let finished = 0;
let delays: number[] = [];
let sizes: number[] = [];
let ready: (table: Table) => void = () => undefined;
let tables: Table[] = [];

process.on("message", async (message: LoadJob | LoadPhase) => {
  if ("kind" in message) {
    const made = Array.from({ length: message.tables }, (_, index) =>
      message.kind === "bare" ? bareTable(message, index) : rondelTable(message, index),
    );
    tables = await Promise.all(made);
    process.send?.({ prepared: true });
  } else {
    process.send?.(await run(message));
  }
});

async function run({ seconds, perSecond }: LoadPhase): Promise<LoadResult> {
  finished = 0;
  delays = [];
  sizes = [];
  const began = performance.now();
  const ends = began + seconds * 1000;
  if (perSecond === null) {
    ready = (table) => {
      if (performance.now() < ends) while (table.play());
    };
    for (const table of tables) ready(table);
  } else {
    ready = () => undefined;
    let sent = 0;
    let next = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (let tries = 0; sent < due && tries < tables.length; tries++) {
        if (tables[next++ % tables.length]?.play()) sent++;
      }
    }, 2);
    setTimeout(() => clearInterval(timer), seconds * 1000);
  }
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const result = { actions: finished, seconds: (performance.now() - began) / 1000 };
  ready = () => undefined;
  await new Promise((done) => setTimeout(done, 500));
  const sorted = Float64Array.from(delays).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const bytes = Float64Array.from(sizes).sort();
  return {
    ...result,
    delays: { median: at(0.5), p99: at(0.99), count: sorted.length },
    medianBytes: bytes[Math.floor(bytes.length / 2)] ?? 0,
  };
}

function open(url: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace("http", "ws"), { headers: { cookie }, perMessageDeflate: false });
  return new Promise((done, failed) => {
    socket.once("open", () => done(socket));
    socket.once("error", failed);
  });
}

/** Each player sends the next action when the previous one is acknowledged; there are no rules. */
async function bareTable({ urls }: LoadJob, index: number): Promise<Table> {
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => open(`${urls[0]}/${index}/${seat}`, "")),
  );
  const sentAt = Array<number>(SEATS).fill(0);
  const acting = Array<boolean>(SEATS).fill(false);
  const action = JSON.stringify({ table: index, action: { kind: "bid", coins: 1 }, padding: "x".repeat(100) });
  const table: Table = {
    play() {
      const seat = acting.indexOf(false);
      if (seat < 0) return false;
      acting[seat] = true;
      sentAt[seat] = performance.now();
      sockets[seat]?.send(action);
      return true;
    },
  };
  for (const [seat, socket] of sockets.entries()) {
    socket.on("message", (data: Buffer) => {
      sizes.push(data.length);
      const by = Number(data.toString("latin1", BARE_SEAT, BARE_SEAT + 1));
      if (by !== seat) {
        delays.push(performance.now() - (sentAt[by] ?? 0));
      } else {
        finished++;
        acting[seat] = false;
        ready(table);
      }
    });
  }
  return table;
}

/** The place of the seat in a message of the bare server: `{"by":0,`. */
const BARE_SEAT = 6;

interface Player {
  readonly socket: WebSocket;
  /** The last step that the player received. It contains the number of the position. */
  lastStep: string;
  position: { readonly actions: readonly { readonly kind: string }[] };
}

/** An action that was sent. The next one follows when it has arrived at all sockets, so that every action is current. */
interface SentAction {
  readonly by: number;
  readonly action: { readonly kind: string };
  readonly sentAt: number;
  /** The number of messages that are still to come. */
  awaited: number;
}

async function rondelTable({ urls }: LoadJob, index: number): Promise<Table> {
  const urlOf = (seat: number) => urls[(index + seat) % urls.length] ?? "";
  const cookies: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const signedIn = await post(urlOf(seat), "me/enter", {}, "");
    cookies.push(signedIn.headers.get("set-cookie")?.split(";")[0] ?? "");
  }
  const command = async (seat: number, name: string, input: unknown) =>
    (await post(urlOf(seat), name, input, cookies[seat] ?? "")).json() as Promise<{ readonly id: string }>;
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }];
  const input = { game: "ferry", options: {}, seats, visibility: "public", clock: { kind: "none" } };
  const { id } = await command(0, "table/make", input);
  for (const seat of [1, 2, 3]) await command(seat, "table/join", { table: id });
  await command(0, "table/start", { table: id });

  let sent: SentAction | undefined;
  const players: Player[] = [];
  const table: Table = {
    play() {
      if (sent) return false;
      const by = players.findIndex(({ position }) => position.actions.length > 0);
      const player = players[by];
      const { actions } = player?.position ?? { actions: [] };
      const action = actions[Math.floor(Math.random() * actions.length)];
      if (!player || !action) return false;
      sent = { by, action, sentAt: performance.now(), awaited: SEATS + 1 };
      const input = { table: id, seat: by, number: numberIn(player.lastStep), action };
      player.socket.send(JSON.stringify({ id: 1, do: "play/act", with: input }));
      return true;
    },
  };
  const onMessage = (seat: number, text: string): void => {
    if (!sent) throw new Error(`a message without an action: ${text}`);
    if (text.startsWith(STEP)) {
      if (seat !== sent.by) delays.push(performance.now() - sent.sentAt);
      // FE-10: a pass is secret, so nobody else gets a message, unless the last pass causes events.
      else if (sent.action.kind === "pass" && text.includes(NO_EVENTS)) sent.awaited -= SEATS - 1;
    } else {
      if (text.includes(REFUSED)) throw new Error(`a legal action was refused: ${text}`);
      finished++;
    }
    if (--sent.awaited > 0) return;
    sent = undefined;
    ready(table);
  };
  for (let seat = 0; seat < SEATS; seat++) {
    players.push(await follow(`${urlOf(seat)}/socket`, cookies[seat] ?? "", id, (text) => onMessage(seat, text)));
  }
  return table;
}

/*
 * The load shares the machine with the server, so it parses a message only if it changes the legal actions of its player.
 * Parsing every message at all four sockets takes almost as long as the server needs for the action.
 */
const STEP = '{"push":"step"';
const ANSWER = '{"re":';
const REFUSED = '"refused":';
const NUMBER = '"number":';
const NO_EVENTS = '"events":[]';
const CHANGED_ACTIONS = '["actions"';

const numberIn = (step: string): number => Number.parseInt(step.slice(step.indexOf(NUMBER) + NUMBER.length), 10);

async function follow(url: string, cookie: string, table: string, onMessage: (text: string) => void): Promise<Player> {
  const socket = await open(url, cookie);
  const player: Player = { socket, lastStep: "", position: { actions: [] } };
  const subscribed = new Promise<Player>((done) => {
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith(STEP)) {
        sizes.push(data.length);
        player.lastStep = text;
        if (text.includes(CHANGED_ACTIONS)) player.position = withActions(player.position, text);
        onMessage(text);
      } else if (text.startsWith(ANSWER)) {
        if (player.lastStep !== "") return onMessage(text);
        const [stream] = JSON.parse(text).answer.streams;
        player.lastStep = `${NUMBER}${stream.number}`;
        player.position = { actions: stream.position.actions };
        done(player);
      }
    });
  });
  socket.send(JSON.stringify({ id: 0, do: "play/subscribe", with: { table } }));
  return subscribed;
}

const withActions = (position: Player["position"], step: string): Player["position"] => {
  const patch: Patch = JSON.parse(step).step.patch;
  return applyPatch(
    position,
    patch.filter(([, path]) => path[0] === "actions"),
  ) as Player["position"];
};

function post(url: string, name: string, input: unknown, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(`${url}/api/${name}`, { method: "POST", headers, body: JSON.stringify(input) });
}
