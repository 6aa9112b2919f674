import { newReportId } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";
import type { Report } from "../store/reports.ts";

/** More open reports of one player are refused. */
const MAX_OPEN_REPORTS = 20;

/** Stores a report for the operators, unless the reporter has too many open ones. */
export async function addReport(
  services: Services,
  reporter: Player,
  about: Pick<Report, "reported" | "table" | "reason" | "words" | "lines">,
): Promise<void> {
  const { reports } = services.store;
  const open = (await reports.madeBy(reporter.id)).filter(({ status }) => status === "open");
  if (open.length >= MAX_OPEN_REPORTS) throw refuse("too-many-reports", "give-up", { most: MAX_OPEN_REPORTS });
  await reports.add({
    ...about,
    id: newReportId(),
    madeAt: services.time.now(),
    reporter: { player: reporter.id, name: reporter.name },
    status: "open",
    closedAt: null,
  });
}
