import { tellRefusal } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";

/** What is answered without being asked, and how to be asked again. */
export function Orders({ session, speech }: { readonly session: TableSession; readonly speech: GameSpeech }) {
  const { orders } = session;
  if (!orders || orders.given.value.length === 0) return null;
  return (
    <section aria-label={say("orders.title")}>
      <h3 class="label">{say("orders.title")}</h3>
      <ul class="orders">
        {orders.given.value.map(({ prompt }) => (
          <li key={prompt}>
            <span>{speech.term(`order.${prompt}`)}</span>
            <button type="button" class="btn small" onClick={() => tellRefusal(orders.end(prompt))}>
              {say("orders.end")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
