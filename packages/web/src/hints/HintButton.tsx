import { t } from "../messages/messages.ts";
import { showRefusal } from "../ui/notices.ts";
import type { Hints } from "./use-hints.ts";

export function HintButton({ hints }: { readonly hints: Hints }) {
  if (!hints.isAvailable || hints.found.value !== undefined) return null;
  return (
    <button type="button" class="btn quiet small" onClick={() => showRefusal(hints.find())}>
      {t("hints.ask")}
    </button>
  );
}
