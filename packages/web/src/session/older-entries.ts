import type { Viewer } from "@rondel/engine";
import type { Step } from "@rondel/protocol";
import { socket } from "../api/socket.ts";
import { joinLogs } from "./server-stream.ts";
import type { SessionRefusal } from "./session.ts";
import { addOlderChat, changeStream, type TableState } from "./table-state.ts";

/** A table on the server and, for a player who is not seated there yet, the invitation to it. */
export interface TableAddress {
  readonly table: string;
  readonly invitation?: string;
}

/** The most steps that the server sends in one answer. */
const MOST_STEPS = 200;

/** Loads one page of the log before the known part. The first page begins with the setup of the match. */
export async function loadOlderLog(
  state: TableState,
  address: TableAddress,
  viewer: Viewer,
): Promise<SessionRefusal | undefined> {
  const known = state.streams.peek().find((stream) => stream.viewer === viewer);
  const to = known?.logFrom ?? 0;
  if (to === 0 && known?.log[0]?.number === 0) return undefined;
  const from = Math.max(0, to - MOST_STEPS);
  const [setup, reply] = await Promise.all([
    from === 0 ? loadSetup(address, viewer) : [],
    to === 0
      ? { answer: { steps: [] } }
      : socket.request("play/since", { ...address, viewer, from, to, eventsOnly: true }),
  ]);
  if ("refused" in reply) return reply.refused;
  if (!("steps" in reply.answer)) return undefined;
  const steps = [...setup, ...reply.answer.steps];
  changeStream(state, viewer, (stream) =>
    stream.logFrom === to ? { ...stream, log: joinLogs(steps, stream.log), logFrom: from } : stream,
  );
  return undefined;
}

/** The setup as the first step of the log; none if the server does not answer, so that the rest of the log is shown. */
async function loadSetup(address: TableAddress, viewer: Viewer): Promise<readonly Step[]> {
  const reply = await socket.request("play/history", { ...address, viewer, number: 0 });
  if ("refused" in reply) return [];
  const { events, at } = reply.answer;
  return [{ number: 0, patch: [], events, at }];
}

/** Loads one page of the chat before the known part. */
export async function loadOlderChat(state: TableState, address: TableAddress): Promise<SessionRefusal | undefined> {
  const before = state.chat.peek()[0]?.number;
  if (before === undefined) return undefined;
  const reply = await socket.request("talk/read", { ...address, before });
  if ("refused" in reply) return reply.refused;
  addOlderChat(state, reply.answer.lines);
  return undefined;
}
