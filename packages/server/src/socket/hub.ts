import type { Push } from "@rondel/protocol";

/** One open socket. */
export interface Connection {
  /** Whether the client is connected to another process, which relays its commands. */
  readonly isRelayed: boolean;
  readonly player: string;
  name: string;
  /** The hash of its sign-in token. */
  readonly tokenHash: string;
  /** The people whose chat the player does not see. */
  hidden: ReadonlySet<string>;
  /** The network address, as limits count it. */
  readonly address: string;
  /** The ids of the tables it follows. */
  readonly followed: Set<string>;
  /** Sends a JSON text. Closes the connection if the client reads too slowly. */
  send(text: string): void;
  close(code: number): void;
  /** Closes the connection and reads no more messages of the client. */
  cutOff(code: number): void;
}

/** The open sockets of this process, and those of other processes that relay commands to this one. */
export interface Hub {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  has(connection: Connection): boolean;
  isConnected(player: string): boolean;
  /** The connected players. */
  players(): readonly string[];
  /** Sends a message about a table to all own connections of a player that do not follow it. */
  sendToPlayer(player: string, push: Push, table: string): void;
  sendToAll(push: Push): void;
  connectionsOf(player: string): readonly Connection[];
  connectionsAt(address: string): readonly Connection[];
  closeAll(code: number): void;
  /** The number of own connections. */
  count(): number;
}

export function openHub(): Hub {
  const byPlayer = new Map<string, Set<Connection>>();
  const byAddress = new Map<string, Set<Connection>>();
  return {
    add(connection) {
      addTo(byPlayer, connection.player, connection);
      addTo(byAddress, connection.address, connection);
    },
    remove(connection) {
      removeFrom(byPlayer, connection.player, connection);
      removeFrom(byAddress, connection.address, connection);
    },
    has: (connection) => byPlayer.get(connection.player)?.has(connection) ?? false,
    isConnected: (player) => byPlayer.has(player),
    players: () => [...byPlayer.keys()],
    sendToPlayer(player, push, table) {
      const connections = byPlayer.get(player);
      if (!connections) return;
      for (const connection of connections) {
        if (!connection.isRelayed && !connection.followed.has(table)) connection.send(JSON.stringify(push));
      }
    },
    sendToAll(push) {
      const text = JSON.stringify(push);
      for (const connections of byPlayer.values()) for (const connection of connections) connection.send(text);
    },
    connectionsOf: (player) => [...(byPlayer.get(player) ?? [])],
    connectionsAt: (address) => [...(byAddress.get(address) ?? [])],
    closeAll(code) {
      for (const connections of byPlayer.values()) for (const connection of connections) connection.close(code);
    },
    count: () => [...byPlayer.values()].reduce((sum, connections) => sum + [...connections].filter(isOwn).length, 0),
  };
}

const isOwn = ({ isRelayed }: Connection): boolean => !isRelayed;

function addTo(index: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const others = index.get(key);
  if (others) others.add(connection);
  else index.set(key, new Set([connection]));
}

function removeFrom(index: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const others = index.get(key);
  others?.delete(connection);
  if (others?.size === 0) index.delete(key);
}
