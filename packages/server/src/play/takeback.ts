import { postNotice } from "../chat/lines.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "../tables/change.ts";
import { mustAgree } from "../tables/view.ts";
import { firstEntryAt } from "./history.ts";
import type { LiveTable } from "./live-table.ts";
import { playTakeback } from "./record.ts";
import { liveMatchOf } from "./sync.ts";

/** Asks the other players to return to an earlier position. With nobody to ask, it happens at once. */
export async function askTakeback(services: Services, table: LiveTable, seat: number, to: number): Promise<void> {
  const live = await liveMatchOf(services, table);
  if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  if (table.document.takeback) throw refuse("takeback-is-pending", "wait", { by: table.document.takeback.by });
  if (to >= (live.seen[seat] ?? 0)) throw refuse("no-such-number", "correct", { number: to });
  const entry = await firstEntryAt(services, live, seat, to);
  const takeback = { by: seat, to: entry, toSeen: to, agreed: [] };
  await changeTable(services, table, (document) => (document.takeback ? document : { ...document, takeback }));
  await postNotice(services, table, { code: "takeback-asked", params: { seat } });
  await playIfAgreed(services, table);
}

export async function answerTakeback(
  services: Services,
  table: LiveTable,
  seat: number,
  agree: boolean,
): Promise<void> {
  const { takeback } = table.document;
  if (!takeback) throw refuse("no-takeback-is-pending", "refresh");
  if (!agree) {
    await changeTable(services, table, (document) => ({ ...document, takeback: null }));
    const code = seat === takeback.by ? "takeback-withdrawn" : "takeback-refused";
    await postNotice(services, table, { code, params: { seat } });
    return;
  }
  if (!mustAgree(table.document, takeback.by).includes(seat)) throw refuse("not-asked-to-agree", "give-up", { seat });
  await changeTable(services, table, (document) => {
    const pending = document.takeback;
    if (!pending || pending.agreed.includes(seat)) return document;
    return { ...document, takeback: { ...pending, agreed: [...pending.agreed, seat] } };
  });
  await playIfAgreed(services, table);
}

async function playIfAgreed(services: Services, table: LiveTable): Promise<void> {
  const { takeback } = table.document;
  if (!takeback) return;
  const missing = mustAgree(table.document, takeback.by).filter((seat) => !takeback.agreed.includes(seat));
  if (missing.length > 0) return;
  await playTakeback(services, table, takeback.to, takeback.by);
  await changeTable(services, table, (document) => ({ ...document, takeback: null }));
  await postNotice(services, table, { code: "taken-back", params: { seat: takeback.by } });
}
