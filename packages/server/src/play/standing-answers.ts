import type { Services } from "../services.ts";
import { broadcastStandingAnswers } from "./broadcast.ts";
import type { LiveTable } from "./live-table.ts";

/** Deletes the standing answers of a seat whose person no longer plays. They would play before the bot of the seat. */
export async function clearStandingAnswers(services: Services, table: LiveTable, seat: number): Promise<void> {
  await services.store.standingAnswers.clearSeat(table.id, seat);
  if (!table.standingAnswers.some((answer) => answer.seat === seat)) return;
  table.standingAnswers = table.standingAnswers.filter((answer) => answer.seat !== seat);
  broadcastStandingAnswers(table);
}
