import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";

/** The button that leaves a past position; nothing in the present. It stands beside the decision and below the board, on a phone above the history. */
export function BackToLatest({ session }: { readonly session: TableSession }) {
  if (session.past.at.value === undefined) return null;
  return (
    <button type="button" class="btn small dark" onClick={() => session.past.returnToPresent()}>
      {t("scrubber.backToLatest")}
    </button>
  );
}
