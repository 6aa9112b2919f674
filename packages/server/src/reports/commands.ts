import type { CommandInput } from "@rondel/protocol";
import type { Caller, Handlers } from "../gateway/caller.ts";
import type { LiveTable } from "../play/live-table.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { withVisibleTable } from "../tables/access.ts";
import { personAt } from "../tables/document.ts";
import { addReport } from "./add-report.ts";
import { reportedLines } from "./lines.ts";

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
  const reported = personAt(table.document, seat);
  if (!reported || reported.former || reported.player === player.id)
    throw refuse("cannot-report", "choose-another", { seat });
  await addReport(services, player, {
    reported: { player: reported.player, name: reported.name },
    table: table.id,
    reason,
    words,
    lines: await reportedLines(services, table, { reporter: player.id, reported: reported.player, line }),
  });
}
