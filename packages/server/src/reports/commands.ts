import type { CommandInput } from "@rondel/protocol";
import type { Caller, Handlers } from "../gateway/caller.ts";
import { newReportId } from "../identity/secrets.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { withVisibleTable } from "../tables/access.ts";
import { personAt } from "../tables/document.ts";
import { reportedLines } from "./lines.ts";

/** More open reports of one player are refused. */
const MAX_OPEN_REPORTS = 20;

export const reportCommands: Handlers<"reports/make"> = {
  "reports/make": (services, caller, input) =>
    withVisibleTable(services, caller.player.id, { table: input.table }, async (table) => {
      await makeReport(services, caller, table, input);
      return {};
    }),
};

async function makeReport(
  services: Services,
  { player }: Caller,
  table: LiveTable,
  { seat, reason, words = "", line }: CommandInput<"reports/make">,
): Promise<void> {
  const { reports } = services.store;
  const reported = personAt(table.document, seat);
  if (!reported || reported.former || reported.player === player.id)
    throw refuse("cannot-report", "choose-another", { seat });
  const open = (await reports.madeBy(player.id)).filter(({ status }) => status === "open");
  if (open.length >= MAX_OPEN_REPORTS) throw refuse("too-many-reports", "give-up", { most: MAX_OPEN_REPORTS });
  await reports.add({
    id: newReportId(),
    madeAt: services.time.now(),
    reporter: { player: player.id, name: player.name },
    reported: { player: reported.player, name: reported.name },
    table: table.id,
    reason,
    words,
    lines: await reportedLines(services, table, { reporter: player.id, reported: reported.player, line }),
    status: "open",
    closedAt: null,
  });
}
