import { t } from "../messages/messages.ts";
import { findLocalTable } from "../session/local-tables.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

/** Plays on from the past position on the screen, as a new game against bots: in finished matches and in those of this device. */
export function TryAgainButton({ session }: { readonly session: TableSession }) {
  const { id, status } = session.table.value;
  const at = session.past.at.value;
  if (at === undefined || (status !== "finished" && !findLocalTable(id))) return null;
  const press = async () => (await import("./try-again.ts")).tryAgainHere(session);
  return (
    <button type="button" class="btn small" onClick={() => showRefusal(press())}>
      {t("history.tryAgain")}
    </button>
  );
}
