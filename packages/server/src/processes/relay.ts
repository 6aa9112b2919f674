import type { CommandName } from "@rondel/protocol";
import type { Logger } from "pino";
import type { Caller } from "../gateway/caller.ts";
import type { Connection } from "../socket/hub.ts";
import { StoreUnavailable } from "../store/database.ts";
import { type Link, LinkBroken, openLink, type RelayedOutcome } from "./link.ts";
import type { Membership } from "./membership.ts";

/** Sends commands to the processes that serve their tables. */
export interface Relay {
  /** Returns undefined if this process serves the table of a command, or the command has none. */
  call(
    caller: Caller,
    address: string,
    over: "http" | "socket",
    name: CommandName,
    input: unknown,
  ): Promise<RelayedOutcome | undefined> | undefined;
  /** Must be called when the socket of a client is closed. */
  forget(connection: Connection): void;
  /** Closes the links to processes whose lease has ended. */
  closeDead(): void;
  close(): void;
}

/** The relay of a server without other processes. */
export const noRelay: Relay = {
  call: () => undefined,
  forget: () => undefined,
  closeDead: () => undefined,
  close: () => undefined,
};

interface RelaySettings extends Pick<Membership, "processFor" | "isAlive" | "avoid"> {
  readonly key: string;
  readonly log: Logger;
  /** Whether the socket of a client is still open. */
  readonly isOpen: (connection: Connection) => boolean;
  /** Called with the connections that used a process which is gone. */
  readonly onLost: (connections: Iterable<Connection>) => void;
}

export function openRelay({ processFor, isAlive, avoid, key, log, isOpen, onLost }: RelaySettings): Relay {
  const links = new Map<string, Promise<Link>>();

  const linkTo = (id: string, address: string): Promise<Link> => {
    const known = links.get(id);
    if (known) return known;
    const opening = openLink({
      address,
      key,
      onEnd(connections) {
        links.delete(id);
        avoid(id);
        onLost(connections);
      },
    });
    links.set(id, opening);
    return opening;
  };

  /** Undefined if the process cannot be reached: then the command is carried out here, as if that process were dead. */
  const reach = async (id: string, address: string): Promise<Link | undefined> => {
    try {
      return await linkTo(id, address);
    } catch (error) {
      links.delete(id);
      avoid(id);
      log.warn({ process: id, error }, "another process cannot be reached");
      return undefined;
    }
  };

  return {
    call(caller, address, over, name, input) {
      const table = tableOf(name, input);
      const process = table === undefined ? undefined : processFor(table);
      if (table === undefined || !process) return undefined;
      const { player, tokenHash, connection, requestId } = caller;
      const command = { player, tokenHash, address, over, name, input };
      const request = connection && requestId !== undefined ? { connection, id: requestId } : undefined;
      return reach(process.id, process.address).then(async (link) => {
        // The client has gone while the link opened. The other process would never learn that, so the command is carried out here.
        if (connection && !isOpen(connection)) return undefined;
        const outcome = await link?.call(command, request).catch(toRefusable);
        if (connection && outcome && "answerText" in outcome) noteFollowing(connection, name, table);
        return outcome;
      });
    },
    forget(connection) {
      for (const link of links.values()) link.then(({ forget }) => forget(connection), ignore);
    },
    closeDead() {
      for (const [id, link] of links) if (!isAlive(id)) link.then(({ close }) => close(), ignore);
    },
    close() {
      for (const link of links.values()) link.then(({ close }) => close(), ignore);
    },
  };
}

const TABLE_COMMANDS = /^(play|table|talk)\//;

function tableOf(name: CommandName, input: unknown): string | undefined {
  if (!TABLE_COMMANDS.test(name) || typeof input !== "object" || input === null || !("table" in input))
    return undefined;
  return typeof input.table === "string" ? input.table : undefined;
}

/** Nobody knows whether the command was carried out. The client has to read the table again, as after a failed commit. */
function toRefusable(error: unknown): never {
  throw error instanceof LinkBroken ? new StoreUnavailable(error.message, { cause: error }) : error;
}

/** A connection that follows a table elsewhere gets no other messages about it. */
function noteFollowing({ followed }: Connection, name: CommandName, table: string): void {
  if (name === "play/subscribe") followed.add(table);
  else if (name === "play/unsubscribe") followed.delete(table);
}

function ignore(): void {}
