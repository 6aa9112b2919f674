import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const program = join(import.meta.dirname, "..", "..", "packages", "cli", "bin", "rondel.mjs");
/** An editor that saves several files at once causes one restart. */
const SETTLE_MILLISECONDS = 150;

interface Settings {
  readonly folder: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly print: (line: string) => void;
  /** Called when the server answers again with changed code. */
  readonly onRestart: () => void;
}

export interface ServerProcess {
  /** Resolves when the server answers, or when it could not start. */
  ready(): Promise<void>;
  /** Starts the server again because a source file changed. */
  restart(changedPath: string): void;
  stop(): Promise<void>;
}

/** Runs `rondel serve` in a process of its own, so that changed code can be loaded by starting it again. */
export function startServerProcess(settings: Settings): ServerProcess {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let changes = 0;

  const start = async (): Promise<boolean> => {
    if (isStopping) return false;
    child = spawnServer(settings);
    const hasStarted = await isReady(child);
    if (!hasStarted && !isStopping) settings.print("The server did not start. It starts again after the next change.");
    return hasStarted;
  };
  const replace = async (before: Promise<unknown>, changedPath: string, change: number): Promise<void> => {
    await before;
    await new Promise((settled) => setTimeout(settled, SETTLE_MILLISECONDS));
    if (change !== changes) return;
    await end(child);
    if (!(await start())) return;
    settings.print(`Server restarted: ${changedPath} changed.`);
    settings.onRestart();
  };

  let running: Promise<unknown> = start();
  return {
    ready: async () => void (await running),
    restart(changedPath) {
      changes += 1;
      running = replace(running, changedPath, changes);
    },
    async stop() {
      isStopping = true;
      await end(child);
      await running;
    },
  };
}

function spawnServer({ folder, port, publicUrl }: Settings): ChildProcess {
  return spawn(process.execPath, [program, "serve", "--data", folder, "--port", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PUBLIC_URL: publicUrl },
  });
}

/** The server prints its first line when it is ready; a server that cannot start ends without one. */
function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((decided) => {
    child.stdout?.once("data", () => decided(true));
    child.once("exit", () => decided(false));
  });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
