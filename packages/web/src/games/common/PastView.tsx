import { BackToLatest } from "../../layout/BackToLatest.tsx";
import { t } from "../../messages/messages.ts";
import type { TableSession } from "../../session/session.ts";

/** Stands where the decision is while a past position is shown. A phone has no other way back in sight. */
export function PastView({ session }: { readonly session: TableSession }) {
  return (
    <div class="decide waiting">
      <p class="label">{t("frame.history")}</p>
      <h2>{t("prompt.past", { number: session.past.at.value ?? 0 })}</h2>
      <p>
        <BackToLatest session={session} />
      </p>
    </div>
  );
}
