import { randomUUID } from "node:crypto";
import type { Game } from "@rondel/engine";
import { closeCodes } from "@rondel/protocol";
import type { Dispatcher } from "../gateway/dispatch.ts";
import { newSecret } from "../identity/secrets.ts";
import type { Services } from "../services.ts";
import type { Connection } from "../socket/hub.ts";
import { joinProcesses, type Membership } from "./membership.ts";
import { noRelay, openRelay, type Relay } from "./relay.ts";
import { openRelayServer } from "./relay-server.ts";

/** The part of this process in serving the tables of a shared database. */
export interface Processes {
  readonly relay: Relay;
  readonly socketPath: string | undefined;
  /** Whether this process serves a table. Only the cost depends on it: any process can serve any table correctly. */
  serves(table: string): boolean;
  /** Whether all processes can serve matches with these rules. During an upgrade the older ones lack the newest. */
  allServe(rules: Pick<Game, "id" | "rulesVersion">): boolean;
  /** Reads which processes are left. */
  read(): Promise<void>;
  /** Lets the other processes take over. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** A server without other processes. */
export const alone: Processes = {
  relay: noRelay,
  socketPath: undefined,
  serves: () => true,
  allServe: () => true,
  read: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/**
 * How long clients stay with a process after another one has taken over their table. A process that was only late to renew its
 * lease keeps them; links to a process that has ended break at once and need no such wait.
 */
const MOVE_MILLISECONDS = 6000;

export interface ProcessSettings {
  /** Where this process accepts commands of other processes; 127.0.0.1 and any free port by default. */
  readonly host?: string;
  readonly port?: number;
  /** Where the others reach it, if that differs: host and port. */
  readonly address?: string;
  /** The path under which the load balancer sends sockets to this process and no other. Without it commands are relayed. */
  readonly socketPath?: string;
  /** How long a process may fail to renew its lease before the others take over; 1.8 seconds by default. */
  readonly leaseMilliseconds?: number;
}

/** Joins the processes of a shared database. */
export async function openProcesses(
  services: Services,
  dispatcher: Dispatcher,
  { host = "127.0.0.1", port = 0, address, socketPath, leaseMilliseconds }: ProcessSettings = {},
): Promise<Processes> {
  const { store, log, hub, tables, games } = services;
  const key = await store.reminders.key("relay", newSecret);
  const server = await openRelayServer({ host, port, key, services, dispatcher });
  let membership: Membership | undefined;
  let moving: NodeJS.Timeout | undefined;
  const serves = (table: string): boolean => membership?.processFor(table) === undefined;

  const relay = openRelay({
    processFor: (table) => membership?.processFor(table),
    isAlive: (id) => membership?.isAlive(id) ?? false,
    avoid: (id) => membership?.avoid(id),
    key,
    log,
    isOpen: hub.has,
    onLost: reconnectAll,
  });
  /** Clients reconnect and then reach the process that serves their table now. */
  const moveClients = (): void => {
    moving = undefined;
    relay.closeDead();
    for (const { id, subscriptions } of tables.withSubscribers()) {
      if (!serves(id)) reconnectAll(subscriptions.keys());
    }
  };
  membership = await joinProcesses({
    store,
    log,
    self: {
      id: randomUUID(),
      address: address ?? server.address,
      rules: games.all.map(({ game }) => rulesName(game)).join(" "),
    },
    leaseMilliseconds,
    onChange() {
      moving ??= setTimeout(moveClients, MOVE_MILLISECONDS);
    },
  });
  const joined = membership;
  return {
    relay,
    socketPath,
    serves,
    allServe: (game) => joined.allServe(rulesName(game)),
    read: joined.read,
    leave() {
      clearTimeout(moving);
      return joined.leave();
    },
    async close() {
      relay.close();
      await server.close();
    },
  };
}

const rulesName = ({ id, rulesVersion }: Pick<Game, "id" | "rulesVersion">): string => `${id}:${rulesVersion}`;

function reconnectAll(connections: Iterable<Connection>): void {
  for (const connection of [...connections]) connection.close(closeCodes.stopping);
}
