import { t } from "../messages/messages.ts";

/** Something is on its way. */
export function Waiting() {
  return (
    <main class="page-waiting" aria-busy="true">
      <p class="muted">{t("loading")}</p>
    </main>
  );
}
