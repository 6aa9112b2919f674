import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";

/** Shows that the connection is lost and that the page reconnects. */
export function ConnectionBar({ session }: { readonly session: TableSession }) {
  const connection = session.connection.value;
  return (
    <div class="connection" role="status" data-state={connection}>
      {connection === "connected" ? null : t(`connection.${connection}`)}
    </div>
  );
}
