import { t } from "../messages/messages.ts";

/** Shown while a part of the page is loaded. */
export function Loading() {
  return (
    <main class="page-waiting" aria-busy="true">
      <p class="muted">{t("loading")}</p>
    </main>
  );
}
