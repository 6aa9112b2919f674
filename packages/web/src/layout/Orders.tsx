import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notes.tsx";

/** What is answered without being asked, and how to be asked again. */
export function Orders({ session, messages }: { readonly session: TableSession; readonly messages: GameMessages }) {
  const { orders } = session;
  if (!orders || orders.given.value.length === 0) return null;
  return (
    <section aria-label={t("orders.title")}>
      <h3 class="label">{t("orders.title")}</h3>
      <ul class="orders">
        {orders.given.value.map(({ prompt }) => (
          <li key={prompt}>
            <span>{messages.term(`order.${prompt}`)}</span>
            <button type="button" class="btn small" onClick={() => showRefusal(orders.end(prompt))}>
              {t("orders.cancel")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
