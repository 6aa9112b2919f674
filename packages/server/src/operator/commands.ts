import type { OperatorCommandName, OperatorInput, OperatorOutput } from "@rondel/protocol/operator";
import type { Services } from "../services.ts";
import { closeReport, closeTable, hideMatch, lift, removeComment, sanction } from "./acts.ts";
import { listPlayers, listReports, listTables, loadMeter, overview, readAudit } from "./lists.ts";

export type OperatorHandlers = {
  readonly [Name in OperatorCommandName]: (who: string, input: OperatorInput<Name>) => Promise<OperatorOutput<Name>>;
};

/** The handlers of all operator commands. `who` is the name of the operator. */
export function operatorHandlers(services: Services): OperatorHandlers {
  const load = loadMeter();
  const done = async (act: Promise<void>): Promise<Record<string, never>> => {
    await act;
    return {};
  };
  return {
    overview: (who) => overview(services, who, load),
    tables: (_who, input) => listTables(services, input),
    players: (_who, input) => listPlayers(services, input),
    reports: (_who, input) => listReports(services, input),
    audit: (_who, input) => readAudit(services, input),
    mute: (who, input) => done(sanction(services, who, "mute", input)),
    unmute: (who, input) => done(lift(services, who, "mute", input)),
    suspend: (who, input) => done(sanction(services, who, "suspend", input)),
    unsuspend: (who, input) => done(lift(services, who, "suspend", input)),
    "close-table": (who, input) => done(closeTable(services, who, input)),
    "hide-match": (who, input) => done(hideMatch(services, who, true, input)),
    "show-match": (who, input) => done(hideMatch(services, who, false, input)),
    "remove-comment": (who, input) => done(removeComment(services, who, input)),
    "close-report": (who, input) => done(closeReport(services, who, "done", input)),
    "dismiss-report": (who, input) => done(closeReport(services, who, "dismissed", input)),
  };
}
