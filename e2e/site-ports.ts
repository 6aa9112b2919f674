import type { Server } from "@rondel/server";

/** Ports of this worker's sites that have ended. */
const freePorts: number[] = [];

/**
 * Starts a server at the port of an earlier one that has ended, if there is one: for a page of an earlier test (kept-pages.ts) it is the
 * same site.
 */
export async function startAtFreePort(start: (port: number) => Promise<Server>): Promise<Server> {
  const port = freePorts.pop();
  if (port === undefined) return start(0);
  try {
    return await start(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    // The operating system has given the port away meanwhile.
    return start(0);
  }
}

/** Stops a server and leaves its port to the next one. */
export async function stopAndFreePort(server: Server): Promise<void> {
  await server.stop();
  freePorts.push(Number(new URL(server.url).port));
}
