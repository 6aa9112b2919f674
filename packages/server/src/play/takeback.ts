import { diceFellAfter, type EntryLookup, lastNumber, planTakeback } from "@rondel/engine";
import type { CommandOutput } from "@rondel/protocol";
import { postNotice } from "../chat/lines.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "../tables/change.ts";
import { personAt } from "../tables/document.ts";
import { requireNotResigned } from "../tables/resign.ts";
import { mustAgree } from "../tables/view.ts";
import { firstEntryAt } from "./history.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { playTakeback } from "./record.ts";
import { liveMatchOf } from "./sync.ts";

/** A takeback to the player's last action looks at no more entries than this. */
const MOST_ENTRIES_BACK = 400;

/** Finds the position before the last action that the player of a seat made by hand, and who must agree to return to it. */
export async function planSeatTakeback(
  services: Services,
  table: LiveTable,
  seat: number,
): Promise<CommandOutput<"play/plan-takeback">> {
  if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  const live = await liveMatchOf(services, table);
  const last = lastNumber(live.match);
  const logged = await services.store.matches.entries(table.id, Math.max(0, last - MOST_ENTRIES_BACK), last);
  const byNumber = new Map(logged.map((one) => [one.number, one]));
  const isMine = (entry: { readonly seat: number }, number: number) =>
    entry.seat === seat && byNumber.get(number)?.author === "hand";
  const plan = planTakeback(last, (number) => byNumber.get(number)?.entry, isMine);
  if ("refused" in plan) throw refuseByGame(plan.refused);
  const before = plan.to === 0 ? undefined : await services.store.matches.entry(table.id, plan.to);
  return { to: before?.seen[seat] ?? 0, mustAgree: mustAgree(table.document, seat) };
}

/** Asks the other players to return to an earlier position. With nobody to ask, it happens at once. */
export async function askTakeback(services: Services, table: LiveTable, seat: number, to: number): Promise<void> {
  const live = await liveMatchOf(services, table);
  if (table.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  requireNotResigned(table.document, seat);
  if (table.document.takeback) throw refuse("takeback-is-pending", "wait", { by: table.document.takeback.by });
  if (to >= (live.seen[seat] ?? 0)) throw refuse("no-such-number", "correct", { number: to });
  const entry = await firstEntryAt(services, live, seat, to);
  if (await diceFellSince(services, live, entry)) throw refuse("dice-have-fallen", "give-up");
  const { seen = [] } = (entry > 0 && (await services.store.matches.entry(table.id, entry))) || {};
  const takeback = { by: seat, to: entry, toSeen: to, seen, agreed: [] };
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
  const isAsked = mustAgree(table.document, takeback.by).includes(seat);
  if (!isAsked && (agree || !isOfSamePlayer(table, seat, takeback.by))) {
    throw refuse("not-asked-to-agree", "give-up", { seat });
  }
  if (!agree) {
    await changeTable(services, table, (document) => ({ ...document, takeback: null }));
    const code = isAsked ? "takeback-refused" : "takeback-withdrawn";
    await postNotice(services, table, { code, params: { seat } });
    return;
  }
  await changeTable(services, table, (document) => {
    const pending = document.takeback;
    if (!pending || pending.agreed.includes(seat)) return document;
    return { ...document, takeback: { ...pending, agreed: [...pending.agreed, seat] } };
  });
  await playIfAgreed(services, table);
}

/** Whether a seat belongs to the person of another one. */
function isOfSamePlayer({ document }: LiveTable, seat: number, other: number): boolean {
  return seat === other || personAt(document, seat)?.player === personAt(document, other)?.player;
}

async function playIfAgreed(services: Services, table: LiveTable): Promise<void> {
  const { takeback } = table.document;
  if (!takeback) return;
  const missing = mustAgree(table.document, takeback.by).filter((seat) => !takeback.agreed.includes(seat));
  if (missing.length > 0) return;
  const hasDice = await diceFellSince(services, await liveMatchOf(services, table), takeback.to);
  if (!hasDice) await playTakeback(services, table, takeback.to, takeback.by);
  await changeTable(services, table, (document) => ({ ...document, takeback: null }));
  if (hasDice) throw refuse("dice-have-fallen", "give-up");
  await postNotice(services, table, { code: "taken-back", params: { seat: takeback.by } });
}

/** Whether dice have fallen since an entry: they stay as they fell, so that no takeback goes back before them. */
async function diceFellSince({ store }: Services, { match }: LiveMatch, to: number): Promise<boolean> {
  const last = lastNumber(match);
  const logged = await store.matches.entries(match.header.id, to, last);
  const byNumber = new Map(logged.map(({ number, entry }) => [number, entry]));
  const entryOf: EntryLookup = (number) => byNumber.get(number);
  return diceFellAfter(to, last, entryOf);
}
