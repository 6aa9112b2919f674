import { t } from "../messages/messages.ts";
import type { LogTail } from "./use-log-tail.ts";

/** Adds earlier entries to a log; hidden if there are none. */
export function EarlierButton({ tail }: { readonly tail: LogTail }) {
  if (!tail.hasEarlier) return null;
  return (
    <button type="button" class="btn quiet small earlier" onClick={tail.showEarlier}>
      {t("log.earlier")}
    </button>
  );
}
