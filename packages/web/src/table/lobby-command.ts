import type { CommandInput } from "@rondel/protocol";
import { request } from "../api/request.ts";
import { refusalOf } from "../session/server-table.ts";
import { showRefusal } from "../ui/notices.ts";

type LobbyCommand =
  | "table/join"
  | "table/decline"
  | "table/close"
  | "table/leave"
  | "table/arrange"
  | "table/swap"
  | "table/start";

/** Sends a command of the lobby and shows the reason if it is refused. */
export function sendLobbyCommand<Name extends LobbyCommand>(name: Name, input: CommandInput<Name>): Promise<void> {
  return showRefusal(request(name, input).then(refusalOf));
}
