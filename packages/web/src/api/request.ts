import type { CommandInput, CommandName } from "@rondel/protocol";
import { post, type Reply } from "./http.ts";
import { socket } from "./socket.ts";

/** Sends a command over the socket if it is open, otherwise over HTTP. */
export function request<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>> {
  return socket.connection.peek() === "connected" ? socket.request(name, input) : post(name, input);
}
