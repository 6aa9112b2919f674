import type { TableSession } from "../session/session.ts";
import { say } from "../messages/messages.ts";

/** A lost connection says so, and that it heals itself. */
export function ConnectionBar({ session }: { readonly session: TableSession }) {
  const connection = session.connection.value;
  return (
    <div class="connection" role="status" data-state={connection}>
      {connection === "connected" ? null : say(`connection.${connection}`)}
    </div>
  );
}
