import type { Push } from "@rondel/protocol";

/** One open socket. */
export interface Connection {
  readonly player: string;
  name: string;
  /** The hash of its sign-in token. */
  readonly tokenHash: string;
  /** Sends a JSON text. Closes the connection if the client reads too slowly. */
  send(text: string): void;
  close(code: number): void;
}

/** The open sockets of this process. */
export interface Hub {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  isConnected(player: string): boolean;
  /** Sends a message to all connections of a player, except some. */
  sendToPlayer(player: string, push: Push, except: ReadonlyMap<Connection, unknown>): void;
  sendToAll(push: Push): void;
  connectionsOf(player: string): readonly Connection[];
  closeAll(code: number): void;
  count(): number;
}

export function openHub(): Hub {
  const byPlayer = new Map<string, Set<Connection>>();
  return {
    add(connection) {
      const others = byPlayer.get(connection.player);
      if (others) others.add(connection);
      else byPlayer.set(connection.player, new Set([connection]));
    },
    remove(connection) {
      const others = byPlayer.get(connection.player);
      others?.delete(connection);
      if (others?.size === 0) byPlayer.delete(connection.player);
    },
    isConnected: (player) => byPlayer.has(player),
    sendToPlayer(player, push, except) {
      for (const connection of byPlayer.get(player) ?? []) {
        if (!except.has(connection)) connection.send(JSON.stringify(push));
      }
    },
    sendToAll(push) {
      const text = JSON.stringify(push);
      for (const connections of byPlayer.values()) for (const connection of connections) connection.send(text);
    },
    connectionsOf: (player) => [...(byPlayer.get(player) ?? [])],
    closeAll(code) {
      for (const connections of byPlayer.values()) for (const connection of connections) connection.close(code);
    },
    count: () => [...byPlayer.values()].reduce((sum, connections) => sum + connections.size, 0),
  };
}
