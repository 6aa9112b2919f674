import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import { changeTable } from "../tables/change.ts";
import { mustAgree } from "../tables/view.ts";
import { notice } from "../talk/lines.ts";
import { firstEntryAt } from "./history.ts";
import { playTakeback } from "./record.ts";
import type { Room } from "./room.ts";
import { foldOf } from "./sync.ts";

/** Asks everybody else to go back to an earlier position. Nobody to ask means that nobody objects. */
export async function askTakeback(house: House, room: Room, seat: number, to: number): Promise<void> {
  const fold = await foldOf(house, room);
  if (room.document.status !== "running") throw refuse("match-does-not-run", "give-up");
  if (room.document.takeback) throw refuse("takeback-is-pending", "wait", { by: room.document.takeback.by });
  if (to >= (fold.seen[seat] ?? 0)) throw refuse("no-such-number", "correct", { number: to });
  const entry = await firstEntryAt(house, fold, seat, to);
  const takeback = { by: seat, to: entry, toSeen: to, agreed: [] };
  await changeTable(house, room, (document) => (document.takeback ? document : { ...document, takeback }));
  await notice(house, room, { code: "takeback-asked", params: { seat } });
  await carryOutIfAgreed(house, room);
}

export async function answerTakeback(house: House, room: Room, seat: number, agree: boolean): Promise<void> {
  const { takeback } = room.document;
  if (!takeback) throw refuse("no-takeback-is-pending", "refresh");
  if (!agree) {
    await changeTable(house, room, (document) => ({ ...document, takeback: null }));
    const code = seat === takeback.by ? "takeback-withdrawn" : "takeback-refused";
    await notice(house, room, { code, params: { seat } });
    return;
  }
  if (!mustAgree(room.document, takeback.by).includes(seat)) throw refuse("not-asked-to-agree", "give-up", { seat });
  await changeTable(house, room, (document) => {
    const pending = document.takeback;
    if (!pending || pending.agreed.includes(seat)) return document;
    return { ...document, takeback: { ...pending, agreed: [...pending.agreed, seat] } };
  });
  await carryOutIfAgreed(house, room);
}

async function carryOutIfAgreed(house: House, room: Room): Promise<void> {
  const { takeback } = room.document;
  if (!takeback) return;
  const missing = mustAgree(room.document, takeback.by).filter((seat) => !takeback.agreed.includes(seat));
  if (missing.length > 0) return;
  await playTakeback(house, room, takeback.to, takeback.by);
  await changeTable(house, room, (document) => ({ ...document, takeback: null }));
  await notice(house, room, { code: "taken-back", params: { seat: takeback.by } });
}
