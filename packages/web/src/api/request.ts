import type { CommandInput, CommandName } from "@rondel/protocol";
import { post, type Reply } from "./http.ts";
import { wire } from "./wire.ts";

/** Asks the server over the socket if there is one, otherwise over HTTP. */
export function request<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>> {
  return wire.connection.peek() === "connected" ? wire.ask(name, input) : post(name, input);
}
