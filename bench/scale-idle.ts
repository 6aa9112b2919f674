/** Opens sockets and then tables that are followed and not played, in its own process. */
import { WebSocket } from "ws";
import { eachAtOnce } from "./at-once.ts";

export interface IdleJob {
  readonly urls: readonly string[];
  readonly tables: number;
}

const SEATS = 4;

interface Seat {
  readonly url: string;
  readonly cookie: string;
  readonly socket: WebSocket;
}

let tables: Seat[][] = [];

process.on("message", async (message: IdleJob | "follow") => {
  if (message === "follow") await eachAtOnce(tables, followTable);
  else tables = await openSockets(message);
  process.send?.({ done: true });
});

function openSockets({ urls, tables: count }: IdleJob): Promise<Seat[][]> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return eachAtOnce(numbers, (index) =>
    Promise.all(Array.from({ length: SEATS }, (_, seat) => openSeat(urls[(index + seat) % urls.length] ?? ""))),
  );
}

async function openSeat(url: string): Promise<Seat> {
  const signedIn = await post(url, "me/enter", {}, "");
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await new Promise((done, failed) => {
    socket.once("open", done);
    socket.once("error", failed);
  });
  return { url, cookie, socket };
}

async function followTable(seats: readonly Seat[]): Promise<void> {
  const [host, ...others] = seats;
  if (!host) return;
  const setup = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const made = await post(
    host.url,
    "table/make",
    { game: "ferry", options: {}, seats: setup, visibility: "public", clock: { kind: "none" } },
    host.cookie,
  );
  const { id: table } = (await made.json()) as { readonly id: string };
  for (const { url, cookie } of others) await post(url, "table/join", { table }, cookie);
  await post(host.url, "table/start", { table }, host.cookie);
  await Promise.all(seats.map(({ socket }) => subscribe(socket, table)));
}

function subscribe(socket: WebSocket, table: string): Promise<void> {
  return new Promise((done, failed) => {
    socket.once("close", (code) => failed(new Error(`the server closed a socket with code ${code}`)));
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith('{"re":0,"answer"')) done();
      else if (text.startsWith('{"re":0')) failed(new Error(text));
    });
    socket.send(JSON.stringify({ id: 0, do: "play/subscribe", with: { table } }));
  });
}

function post(url: string, name: string, input: unknown, cookie: string): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(`${url}/api/${name}`, { method: "POST", headers, body: JSON.stringify(input) });
}
