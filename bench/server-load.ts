/** The load on a server, in its own process: 1,000 sockets at 250 tables of four. */

import { applyPatch, type Patch } from "@rondel/protocol";
import { WebSocket } from "ws";
import { eachAtOnce } from "./at-once.ts";

export interface LoadJob {
  readonly kind: "bare" | "rondel";
  readonly urls: readonly string[];
  readonly tables: number;
  /** The servers do not share a store: all players of a table go to the same one. */
  readonly areApart?: boolean;
}
/** Plays for a number of seconds, as fast as possible or at a number of actions per second, at all tables or at the first ones. */
export interface LoadPhase {
  readonly seconds: number;
  readonly perSecond: number | null;
  readonly tables?: number;
}
export interface LoadResult {
  readonly actions: number;
  readonly seconds: number;
  /** Milliseconds from an action to the other players' sockets. */
  readonly delays: { readonly median: number; readonly p99: number; readonly count: number };
  readonly medianBytes: number;
}

const SEATS = 4;
interface Table {
  /** Sends an action of a seat that may act now. Returns whether there was one. */
  play(): boolean;
}

let acknowledged = 0;
let delays: number[] = [];
let sizes: number[] = [];
let onReady: (table: Table) => void = () => undefined;
let tables: Table[] = [];

process.on("message", async (message: LoadJob | LoadPhase) => {
  if ("kind" in message) {
    const open = message.kind === "bare" ? bareTable : rondelTable;
    tables = await eachAtOnce([...Array(message.tables).keys()], (index) => open(message, index));
    process.send?.({ prepared: true });
  } else {
    process.send?.(await run(message));
  }
});

async function run({ seconds, perSecond, tables: count }: LoadPhase): Promise<LoadResult> {
  acknowledged = 0;
  delays = [];
  sizes = [];
  const played = tables.slice(0, count);
  const began = performance.now();
  const ends = began + seconds * 1000;
  if (perSecond === null) {
    onReady = (table) => {
      if (performance.now() < ends) while (table.play());
    };
    for (const table of played) onReady(table);
  } else {
    onReady = () => undefined;
    let sent = 0;
    let next = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (let tries = 0; sent < due && tries < played.length; tries++) {
        if (played[next++ % played.length]?.play()) sent++;
      }
    }, 2);
    setTimeout(() => clearInterval(timer), seconds * 1000);
  }
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const result = { actions: acknowledged, seconds: (performance.now() - began) / 1000 };
  onReady = () => undefined;
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

/** Opens a table without rules: each player sends the next action when the last one is acknowledged. */
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
        acknowledged++;
        acting[seat] = false;
        onReady(table);
      }
    });
  }
  return table;
}

/** Where the bare server writes the acting seat: `{"by":0,`. */
const BARE_SEAT = 6;

interface Player {
  readonly socket: WebSocket;
  /** Where the server asks the player to connect. */
  socketPath?: string;
  /** The last message about the position, which contains its number. */
  lastMessage: string;
  position: { readonly actions: readonly { readonly kind: string }[] };
}

/** An action in flight. The next one is sent when all messages of this one have arrived, so every action is based on the latest position. */
interface Flight {
  readonly by: number;
  readonly action: { readonly kind: string };
  readonly sentAt: number;
  /** The number of messages still to come. */
  awaited: number;
}

async function rondelTable({ urls, areApart = false }: LoadJob, index: number): Promise<Table> {
  const urlOf = (seat: number) => urls[(areApart ? index : index + seat) % urls.length] ?? "";
  const cookies: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const signedIn = await post(urlOf(seat), "me/enter", {}, "");
    cookies.push(signedIn.headers.get("set-cookie")?.split(";")[0] ?? "");
  }
  const command = async (seat: number, name: string, input: unknown): Promise<{ readonly id: string }> => {
    const response = await post(urlOf(seat), name, input, cookies[seat] ?? "");
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`);
    return response.json() as Promise<{ readonly id: string }>;
  };
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }];
  const setup = { game: "ferry", options: {}, seats, visibility: "public", clock: { kind: "none" } };
  const { id } = await command(0, "table/make", setup);
  for (const seat of [1, 2, 3]) await command(seat, "table/join", { table: id });
  await command(0, "table/start", { table: id });

  let flight: Flight | undefined;
  const players: Player[] = [];
  const table: Table = {
    play() {
      if (flight) return false;
      const by = players.findIndex(({ position }) => position.actions.length > 0);
      const player = players[by];
      const { actions } = player?.position ?? { actions: [] };
      const action = actions[Math.floor(Math.random() * actions.length)];
      if (!player || !action) return false;
      flight = { by, action, sentAt: performance.now(), awaited: SEATS + 1 };
      const input = { table: id, seat: by, number: numberIn(player.lastMessage), action };
      player.socket.send(JSON.stringify({ id: 1, do: "play/act", with: input }));
      return true;
    },
  };
  const receive = (seat: number, text: string): void => {
    if (!flight) throw new Error(`A message without an action in flight: ${text}`);
    if (text.startsWith(STEP)) {
      if (seat !== flight.by) delays.push(performance.now() - flight.sentAt);
      // FE-10: a pass is hidden from the others unless it is the last one and has events.
      else if (flight.action.kind === "pass" && text.includes(NO_EVENTS)) flight.awaited -= SEATS - 1;
    } else {
      if (text.includes(REFUSED)) throw new Error(`A legal action was refused: ${text}`);
      acknowledged++;
    }
    if (--flight.awaited > 0) return;
    flight = undefined;
    onReady(table);
  };
  for (let seat = 0; seat < SEATS; seat++) {
    const join = (url: string) => follow(url, cookies[seat] ?? "", id, (text) => receive(seat, text));
    const player = await join(`${urlOf(seat)}/socket`);
    players.push(player.socketPath === undefined ? player : await join(directUrl(urls, player)));
  }
  return table;
}

/** Goes where a load balancer with a path for each process would send the socket, and leaves the old one. */
function directUrl(urls: readonly string[], { socket, socketPath = "" }: Player): string {
  socket.close();
  return `${urls[Number(socketPath.split("/")[2])]}${socketPath}`;
}

/*
 * The load shares the machine with the server. Parsing every message at all four sockets takes almost as long as the server needs
 * for the action, so the load parses a message only if its text says that the legal actions changed.
 */
const STEP = '{"push":"step"';
const ANSWER = '{"re":';
const REFUSED = '"refused":';
const NUMBER = '"number":';
const NO_EVENTS = '"events":[]';
const CHANGED_ACTIONS = '["actions"';

const numberIn = (step: string): number => Number.parseInt(step.slice(step.indexOf(NUMBER) + NUMBER.length), 10);

async function follow(url: string, cookie: string, table: string, receive: (text: string) => void): Promise<Player> {
  const socket = await open(url, cookie);
  const player: Player = { socket, lastMessage: "", position: { actions: [] } };
  const subscribe = () => socket.send(JSON.stringify({ id: 0, do: "play/subscribe", with: { table } }));
  const subscribed = new Promise<Player>((done) => {
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith(STEP)) {
        sizes.push(data.length);
        player.lastMessage = text;
        if (text.includes(CHANGED_ACTIONS)) player.position = withActions(player.position, text);
        receive(text);
      } else if (text.startsWith(ANSWER)) {
        if (player.lastMessage !== "") return receive(text);
        const { streams, socketPath } = JSON.parse(text).answer;
        const [stream] = streams;
        // The process may not know yet that the match has begun.
        if (!stream) return setTimeout(subscribe, 50);
        player.socketPath = socketPath;
        player.lastMessage = `${NUMBER}${stream.number}`;
        player.position = { actions: stream.position.actions };
        done(player);
      }
    });
  });
  subscribe();
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
