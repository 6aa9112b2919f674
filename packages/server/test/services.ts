import { pino } from "pino";
import { openServices } from "../src/open-services.ts";
import type { ServedGame } from "../src/play/served-game.ts";
import { alone } from "../src/processes/processes.ts";
import type { Services } from "../src/services.ts";
import { servedFerry } from "./table.ts";

/** The services of a server that does not listen. Tests replace parts of their store. */
export function openTestServices(folder: string, game: ServedGame = servedFerry): Promise<Services> {
  const log = pino({ level: "silent" });
  return openServices({ games: [game], store: { folder }, log }, { url: "", processes: alone });
}

export async function closeTestServices({ reminders, bots, store, metrics }: Services): Promise<void> {
  await reminders.close();
  await bots.close();
  await store.database.close();
  metrics.registry.clear();
}
