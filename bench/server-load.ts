/** The load, in a process of its own: a thousand sockets at 250 tables of four. */
import { applyPatch, type Patch } from "@rondel/server/protocol";
import { WebSocket } from "ws";

export interface LoadJob {
  readonly kind: "bare" | "ours";
  readonly urls: readonly string[];
  readonly tables: number;
}
/** Play for so long; as fast as possible, or so many actions a second. */
export interface LoadPhase {
  readonly seconds: number;
  readonly perSecond: number | null;
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
  /** Whether a seat may act now; sends its action if so. */
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
      message.kind === "bare" ? bareTable(message, index) : ourTable(message, index),
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

async function bareTable({ urls }: LoadJob, index: number): Promise<Table> {
  const sockets = await Promise.all(Array.from({ length: SEATS }, () => open(`${urls[0]}/${index}`, "")));
  let turn = 0;
  let sentAt: number | undefined;
  const table: Table = {
    play() {
      if (sentAt !== undefined) return false;
      sentAt = performance.now();
      sockets[turn]?.send(
        JSON.stringify({ table: index, action: { kind: "bid", coins: 1 }, padding: "x".repeat(100) }),
      );
      return true;
    },
  };
  for (const [seat, socket] of sockets.entries()) {
    socket.on("message", (data) => {
      sizes.push((data as Buffer).length);
      if (seat !== turn) {
        if (sentAt !== undefined) delays.push(performance.now() - sentAt);
        return;
      }
      finished++;
      turn = (turn + 1) % SEATS;
      sentAt = undefined;
      ready(table);
    });
  }
  return table;
}

interface Player {
  readonly socket: WebSocket;
  number: number;
  position: { actions: readonly { readonly kind: string }[] };
  /** Whether it waits for the answer to its action. */
  acting: boolean;
}

async function ourTable({ urls }: LoadJob, index: number): Promise<Table> {
  const urlOf = (seat: number) => urls[(index + seat) % urls.length] ?? "";
  const cookies: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const entered = await post(urlOf(seat), "me/enter", {}, "");
    cookies.push(entered.headers.get("set-cookie")?.split(";")[0] ?? "");
  }
  const command = async (seat: number, name: string, input: unknown) =>
    (await post(urlOf(seat), name, input, cookies[seat] ?? "")).json() as Promise<{ readonly id: string }>;
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }];
  const wish = { game: "ferry", options: {}, seats, visibility: "public", clock: { kind: "none" } };
  const { id } = await command(0, "table/make", wish);
  for (const seat of [1, 2, 3]) await command(seat, "table/join", { table: id });
  await command(0, "table/start", { table: id });

  let actedAt = 0;
  const players: Player[] = [];
  const table: Table = {
    // One action at a time, as at the bare tables: nobody is refused because another was faster.
    play() {
      if (players.some(({ acting }) => acting)) return false;
      const seat = players.findIndex(({ position }) => position.actions.length > 0);
      const player = players[seat];
      if (!player) return false;
      const { actions } = player.position;
      const action = actions[Math.floor(Math.random() * actions.length)];
      player.acting = true;
      actedAt = performance.now();
      const input = { table: id, seat, number: player.number, action };
      player.socket.send(JSON.stringify({ id: seat, do: "play/act", with: input }));
      return true;
    },
  };
  for (let seat = 0; seat < SEATS; seat++) {
    players.push(
      await follow(`${urlOf(seat)}/socket`, cookies[seat] ?? "", id, (isOwn) => {
        if (!isOwn) delays.push(performance.now() - actedAt);
        ready(table);
      }),
    );
  }
  return table;
}

async function follow(url: string, cookie: string, table: string, told: (isOwn: boolean) => void): Promise<Player> {
  const socket = await open(url, cookie);
  socket.send(JSON.stringify({ id: 100, do: "play/subscribe", with: { table } }));
  return new Promise((done) => {
    const player: Player = { socket, number: 0, position: { actions: [] }, acting: false };
    socket.on("message", (data) => {
      const message = JSON.parse(data.toString());
      if (message.push === "step") {
        sizes.push((data as Buffer).length);
        player.position = applyPatch(player.position, onlyActions(message.step.patch)) as Player["position"];
        player.number = message.step.number;
        told(player.acting);
      } else if (message.re === 100) {
        player.position = { actions: message.answer.streams[0].position.actions };
        player.number = message.answer.streams[0].number;
        done(player);
      } else if (message.re !== undefined) {
        player.acting = false;
        if (message.answer) finished++;
        told(true);
      }
    });
  });
}

/** The load knows what it may do and nothing else: the rest would cost more than the server needs for the action. */
const onlyActions = (patch: Patch): Patch => patch.filter(([, path]) => path[0] === "actions");

function post(url: string, name: string, input: unknown, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(`${url}/api/${name}`, { method: "POST", headers, body: JSON.stringify(input) });
}
