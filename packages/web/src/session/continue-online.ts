import { temperamentOf } from "@rondel/bots/temperaments";
import type { SeatPlan } from "@rondel/protocol";
import { post } from "../api/http.ts";
import { signIn } from "../api/me.ts";
import { serverBotLevels } from "../api/server-info.ts";
import { navigate } from "../router.ts";
import { type LocalTable, removeLocalTable } from "./local-tables.ts";
import type { SessionRefusal } from "./session.ts";

/** Moves a match of this device to a table on the server. The first person keeps the seat, bots stay, others join by the link. */
export async function continueOnline(table: LocalTable): Promise<SessionRefusal | undefined> {
  const refused = await signIn();
  if (refused) return refused;
  const seats = seatPlans(table, await serverBotLevels());
  const reply = await post("table/import", {
    text: table.text,
    seats,
    visibility: "link",
    clock: { kind: "none" },
    start: seats.every(({ kind }) => kind !== "open"),
  });
  if ("refused" in reply) return reply.refused;
  removeLocalTable(table.id);
  navigate({ screen: "table", id: reply.answer.id });
  return undefined;
}

function seatPlans({ id, seats }: LocalTable, levels: readonly string[]): SeatPlan[] {
  const mine = seats.findIndex(({ kind }) => kind === "person");
  return seats.map(({ kind, level = "", temperament }, seat): SeatPlan => {
    if (kind === "bot") {
      const offered = levels.includes(level) ? level : (levels[0] ?? "random");
      return { kind: "bot", level: offered, temperament: temperament ?? temperamentOf(id, seat) };
    }
    return { kind: seat === mine ? "me" : "open" };
  });
}
