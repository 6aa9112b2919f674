/**
 * The bare limit: for each message one durable insert, committed together with all messages of the same moment, then 300 bytes to
 * the four sockets of the table. No rules, no checks, no views.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type WebSocket, WebSocketServer } from "ws";

const file = new Sqlite(join(mkdtempSync(join(tmpdir(), "rondel-bare-")), "bare.db"));
file.pragma("journal_mode = WAL");
file.pragma("synchronous = FULL");
file.exec("CREATE TABLE entries (match_id TEXT, number INTEGER, entry TEXT, PRIMARY KEY (match_id, number))");
const insert = file.prepare("INSERT INTO entries VALUES (?, ?, ?)");

const tables = new Map<string, { number: number; sockets: WebSocket[] }>();
let waiting: { table: string; seat: number; text: string }[] = [];
const commit = file.transaction((batch: typeof waiting) => {
  for (const { table, text } of batch) {
    const known = tables.get(table);
    if (known) insert.run(table, ++known.number, text);
  }
});

const filler = "x".repeat(260);
function flush(): void {
  const batch = waiting;
  waiting = [];
  commit.immediate(batch);
  for (const { table, seat } of batch) {
    const known = tables.get(table);
    const text = JSON.stringify({ by: seat, number: known?.number, filler }).padEnd(300);
    for (const socket of known?.sockets ?? []) socket.send(text);
  }
}

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const [, table = "", seat] = (request.url ?? "").split("/");
  const known = tables.get(table);
  if (known) known.sockets.push(socket);
  else tables.set(table, { number: 0, sockets: [socket] });
  socket.on("message", (data) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ table, seat: Number(seat), text: data.toString() });
  });
});
server.on("listening", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.send?.({ url: `http://127.0.0.1:${address.port}` });
});
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
