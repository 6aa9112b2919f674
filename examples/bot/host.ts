import { setTimeout as delay } from "node:timers/promises";
import { enter } from "./connection.ts";

/**
 * Opens a table for bots, over HTTP alone:
 *
 *     node examples/bot/host.ts http://127.0.0.1:8080 imperial open,open,simple
 *
 * The last argument has one word per seat: `open`, or the level of a bot of the server. The options of the game can follow as JSON. The
 * program prints the invitation, starts the match when all seats are taken, and prints the ranking at its end.
 */
interface Table {
  readonly id: string;
  readonly status: string;
  readonly invitation: string | null;
  readonly seats: readonly { readonly kind: string }[];
  readonly outcome: { readonly ranking: readonly Place[] } | null;
}

interface Place {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}

const POLL_MILLISECONDS = 500;

async function host(server: string, game: string, words: readonly string[], options: unknown): Promise<void> {
  const guest = await enter(server);
  const seats = words.map((word) => (word === "open" ? { kind: "open" } : { kind: "bot", level: word }));
  const input = { game, options, seats, visibility: "link", clock: { kind: "none" } };
  const { id, invitation } = await guest.post<Table>("table/make", input);
  console.log(`${server}/#table=${id}&invitation=${invitation}`);

  const until = async (isReached: (table: Table) => boolean): Promise<Table> => {
    for (;;) {
      const table = await guest.post<Table>("table/look", { table: id });
      if (isReached(table)) return table;
      await delay(POLL_MILLISECONDS);
    }
  };
  await until((table) => table.seats.every(({ kind }) => kind !== "open"));
  await guest.post("table/start", { table: id });
  const { outcome } = await until(({ status }) => status !== "running");
  for (const { rank, seat, score } of outcome?.ranking ?? []) console.log(`${rank}. seat ${seat}, score ${score}`);
}

const [server, game, seats, options = "{}"] = process.argv.slice(2);
if (server === undefined || game === undefined || seats === undefined) {
  console.error("Usage: node host.ts http://... GAME SEAT,SEAT,... [OPTIONS]");
  process.exitCode = 2;
} else {
  await host(server, game, seats.split(","), JSON.parse(options));
}
