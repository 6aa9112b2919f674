import { t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface RematchButtonProps {
  readonly session: TableSession;
  rematch(): Promise<SessionRefusal | undefined>;
}

/** Plays again at a table of the same kind. A spectator of a table on the server has no seat there to play again. */
export function RematchButton({ session, rematch }: RematchButtonProps) {
  const { host, rematch: invited } = session.table.value;
  if (host !== undefined && session.mine.value.length === 0) return null;
  return (
    <button type="button" class="btn dark" onClick={() => showRefusal(rematch())}>
      {t(invited === undefined ? "end.rematch" : "end.acceptRematch")}
    </button>
  );
}
