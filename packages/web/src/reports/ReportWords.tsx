import type { Signal } from "@preact/signals";
import { MAX_REPORT_WORDS } from "@rondel/protocol";
import { t } from "../messages/messages.ts";

/** What the player adds to a report in words. */
export function ReportWords({ words }: { readonly words: Signal<string> }) {
  return (
    <label class="field">
      <span>{t("report.words")}</span>
      <textarea
        class="input"
        rows={3}
        maxLength={MAX_REPORT_WORDS}
        value={words.value}
        onInput={(event) => {
          words.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
