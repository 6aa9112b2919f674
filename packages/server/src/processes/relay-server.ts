import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Dispatcher } from "../gateway/dispatch.ts";
import { hashOf } from "../identity/secrets.ts";
import { hiddenFrom } from "../people/relations.ts";
import { unfollowAll } from "../play/following.ts";
import type { Services } from "../services.ts";
import type { Connection } from "../socket/hub.ts";
import type { Player } from "../store/players.ts";
import { frameKinds, frameReader, writeFrame } from "./frames.ts";

/** Accepts the commands that other processes relay. */
export interface RelayServer {
  /** Host and port. */
  readonly address: string;
  close(): Promise<void>;
}

interface RelayServerSettings {
  readonly host: string;
  readonly port: number;
  readonly key: string;
  readonly services: Services;
  readonly dispatcher: Dispatcher;
}

/** A relayed command, as the other process sends it. */
interface RelayedCommand {
  /** The number of the client's socket at that process; 0 without one. */
  readonly socket: number;
  readonly player: Player;
  readonly tokenHash: string;
  readonly address: string;
  readonly over: "http" | "socket";
  readonly name: string;
  readonly input: unknown;
}

const HELLO_MILLISECONDS = 2000;

export async function openRelayServer(settings: RelayServerSettings): Promise<RelayServer> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    acceptLink(settings, socket);
  });
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `${settings.host}:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Waits for the secret before it reads anything else. */
function acceptLink(settings: RelayServerSettings, socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), HELLO_MILLISECONDS);
  socket.on("error", () => socket.destroy());
  socket.on("close", () => clearTimeout(timer));
  let client: RelayClient | undefined;
  const read = frameReader((kind, number, text) => {
    if (client) return client.onFrame(kind, number, text);
    if (kind !== frameKinds.hello || !isEqual(text, settings.key)) return socket.destroy();
    clearTimeout(timer);
    client = serveLink(settings, socket);
    writeFrame(socket, frameKinds.welcome, 0);
  });
  socket.on("data", (chunk) => {
    try {
      read(chunk);
    } catch (error) {
      settings.services.log.warn({ error }, "a link to another process sent something unreadable");
      socket.destroy();
    }
  });
}

/** Compares in constant time. */
function isEqual(text: string, key: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hashOf(key)));
}

interface RelayClient {
  onFrame(kind: number, number: number, text: string): void;
}

/** Serves the clients of another process over one link. */
function serveLink({ services, dispatcher }: RelayServerSettings, socket: Socket): RelayClient {
  const connections = new Map<number, Promise<Connection>>();

  const connectionFor = (command: RelayedCommand): Promise<Connection> => {
    const known = connections.get(command.socket);
    if (known) return known;
    const opened = openConnection(services, socket, command);
    connections.set(command.socket, opened);
    return opened;
  };
  const drop = async (opened: Promise<Connection> | undefined): Promise<void> => {
    // If it could not be opened, the command that needed it has reported that.
    const connection = await opened?.catch(() => undefined);
    if (!connection) return;
    services.hub.remove(connection);
    unfollowAll(services, connection);
  };
  const answer = async (number: number, command: RelayedCommand): Promise<void> => {
    const { player, tokenHash, over, name, input } = command;
    const caller =
      command.socket === 0 ? { player, tokenHash } : { player, tokenHash, connection: await connectionFor(command) };
    const outcome = await dispatcher.dispatchRelayed(caller, over, name, input);
    if (socket.destroyed) return;
    if ("refused" in outcome) writeFrame(socket, frameKinds.refusal, number, JSON.stringify(outcome.refused));
    else writeFrame(socket, frameKinds.answer, number, JSON.stringify(outcome.answer));
  };

  socket.on("close", () => {
    for (const opened of connections.values()) void drop(opened);
    connections.clear();
  });
  return {
    onFrame(kind, number, text) {
      if (kind === frameKinds.call) {
        answer(number, JSON.parse(text) as RelayedCommand).catch((error: unknown) => {
          services.log.error({ error }, "failed to answer a relayed command");
          socket.destroy();
        });
      } else if (kind === frameKinds.gone) {
        void drop(connections.get(number));
        connections.delete(number);
      }
    },
  };
}

/** The socket of a client that is connected to another process. */
async function openConnection(
  services: Services,
  link: Socket,
  { socket: number, player, tokenHash, address }: RelayedCommand,
): Promise<Connection> {
  const close = (code: number): void => {
    if (!link.destroyed) writeFrame(link, frameKinds.close, number, String(code));
  };
  const connection: Connection = {
    isRelayed: true,
    player: player.id,
    name: player.name,
    tokenHash,
    address,
    followed: new Set(),
    hidden: await hiddenFrom(services, player.id),
    send(text) {
      if (!link.destroyed) writeFrame(link, frameKinds.push, number, text);
    },
    close,
    cutOff: close,
  };
  if (!link.destroyed) services.hub.add(connection);
  return connection;
}
