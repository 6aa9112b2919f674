import type { CommandInput, CommandName, CommandOutput } from "@rondel/protocol";
import type { Services } from "../services.ts";
import type { Connection } from "../socket/hub.ts";
import type { Player } from "../store/players.ts";

/** The sender of a command. */
export interface Caller {
  readonly player: Player;
  /** The hash of the sign-in token. */
  readonly tokenHash: string;
  /** Present on a socket. */
  readonly connection?: Connection;
  /** Present on a socket: the client's number of the request. */
  readonly requestId?: number;
  /** Present over HTTP: signs the caller in with another token from now on. The device keeps the current one. */
  readonly setToken?: (secret: string) => void;
  /** Present over HTTP: the tokens of players who were signed in on the device before. */
  readonly keptTokens?: readonly string[];
}

export type Handler<Name extends CommandName> = (
  services: Services,
  caller: Caller,
  input: CommandInput<Name>,
) => Promise<CommandOutput<Name>> | CommandOutput<Name>;

export type Handlers<Names extends CommandName> = { readonly [Name in Names]: Handler<Name> };
