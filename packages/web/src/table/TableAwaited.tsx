import { hasServer } from "../api/http.ts";
import { socket } from "../api/socket.ts";
import { t } from "../messages/messages.ts";
import { Loading } from "../ui/Loading.tsx";
import { TableMissing } from "./TableMissing.tsx";

/** Shown until the server has sent the table. Says why it does not come, once an attempt has failed. */
export function TableAwaited() {
  const connection = socket.connection.value;
  if (!hasServer.value) return <TableMissing sentence={t("refusal.no-server")} />;
  if (connection === "connecting" || connection === "connected") return <Loading />;
  return <TableMissing sentence={t(`connection.${connection}`)} />;
}
