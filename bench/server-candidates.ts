/** Servers under test with their load, for the benchmarks of the server. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { LoadJob, LoadPhase, LoadResult } from "./server-load.ts";

/** For each process. With fewer, a process still compiles its code while it is measured. */
const WARM_UP_ACTIONS = 20_000;
const MAX_WARM_UPS = 40;
const JOIN_MILLISECONDS = 1000;
const loadProgram = new URL("./server-load.ts", import.meta.url);
export const rondelProgram = new URL("./server-rondel.ts", import.meta.url);

export const start = (program: URL, environment: Readonly<Record<string, string>> = {}): ChildProcess =>
  fork(program, { env: { ...process.env, ...environment } });

export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, "message")) as [Message];
  return message;
}

/** The processor time of the servers so far, in microseconds. */
export async function cpuOf(servers: readonly ChildProcess[]): Promise<number> {
  let sum = 0;
  for (const server of servers) {
    server.send("cpu");
    const { cpu } = await nextMessage<{ readonly cpu: NodeJS.CpuUsage }>(server);
    sum += cpu.user + cpu.system;
  }
  return sum;
}

/** A server under test, or several with one store, and its load. */
export interface Candidate {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  play(phase: LoadPhase): Promise<LoadResult>;
  stop(): void;
}

/** Starts the load and plays until the code is compiled. */
export async function prepare(
  name: string,
  job: Omit<LoadJob, "urls">,
  servers: readonly ChildProcess[],
  seconds: number,
): Promise<Candidate> {
  const started = await Promise.all(servers.map((server) => nextMessage<{ readonly url: string }>(server)));
  const urls = started.map(({ url }) => url);
  // Processes need a moment to learn of each other.
  await new Promise((done) => setTimeout(done, JOIN_MILLISECONDS));
  const load = start(loadProgram);
  load.send({ ...job, urls } satisfies LoadJob);
  await nextMessage(load);
  const play = (phase: LoadPhase): Promise<LoadResult> => {
    load.send(phase);
    return nextMessage<LoadResult>(load);
  };
  const needed = WARM_UP_ACTIONS * servers.length;
  for (let warm = 0, round = 0; warm < needed && round < MAX_WARM_UPS; round++) {
    warm += (await play({ seconds, perSecond: null })).actions;
  }
  const stop = (): void => {
    load.kill();
    for (const server of servers) server.kill("SIGKILL");
  };
  return { name, servers, play, stop };
}
