import type { SeatPlan } from "@rondel/protocol";
import { post } from "../api/http.ts";
import { enter } from "../api/me.ts";
import { serverBots } from "../api/server-offer.ts";
import { navigate } from "../router.ts";
import { type LocalTable, removeLocalTable } from "./local-tables.ts";
import type { SessionRefusal } from "./session.ts";

/** A match of this device goes on at a table of the server: I keep my seat, bots go on, other people come by the link. */
export async function continueOnline(table: LocalTable): Promise<SessionRefusal | undefined> {
  const refused = await enter();
  if (refused) return refused;
  const seats = seatsFor(table, await serverBots());
  const start = seats.every(({ kind }) => kind !== "open");
  const place = { visibility: "link", clock: { kind: "none" } } as const;
  const reply = await post("table/import", { text: table.text, seats, ...place, start });
  if ("refused" in reply) return reply.refused;
  removeLocalTable(table.id);
  navigate({ screen: "table", id: reply.answer.id });
  return undefined;
}

function seatsFor({ seats }: LocalTable, levels: readonly string[]): SeatPlan[] {
  const mine = seats.findIndex(({ kind }) => kind === "person");
  return seats.map(({ kind, level = "" }, seat): SeatPlan => {
    if (kind === "bot") return { kind: "bot", level: levels.includes(level) ? level : (levels[0] ?? "random") };
    return { kind: seat === mine ? "me" : "open" };
  });
}
