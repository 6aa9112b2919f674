import type { CommandInput, CommandName, CommandOutput } from "@rondel/protocol";
import type { House } from "../house.ts";
import type { Connection } from "../socket/hub.ts";
import type { Player } from "../store/players.ts";

/** Who sends a command, and on which way. */
export interface Caller {
  readonly player: Player;
  /** The hash of the entrance that was used. */
  readonly entrance: string;
  /** Present on a socket. */
  readonly connection?: Connection;
  /** Present over HTTP: makes the caller come in by another entrance from now on. */
  readonly enterWith?: (secret: string) => void;
}

export type Handler<Name extends CommandName> = (
  house: House,
  caller: Caller,
  input: CommandInput<Name>,
) => Promise<CommandOutput<Name>> | CommandOutput<Name>;

export type Handlers<Names extends CommandName> = { readonly [Name in Names]: Handler<Name> };
