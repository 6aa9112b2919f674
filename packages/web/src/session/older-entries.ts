import type { Viewer } from "@rondel/engine";
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

/** Loads one page of the log before the known part. */
export async function loadOlderLog(
  state: TableState,
  address: TableAddress,
  viewer: Viewer,
): Promise<SessionRefusal | undefined> {
  const to = state.streams.peek().find((stream) => stream.viewer === viewer)?.logFrom ?? 0;
  if (to === 0) return undefined;
  const from = Math.max(0, to - MOST_STEPS);
  const reply = await socket.request("play/since", { ...address, viewer, from, to, eventsOnly: true });
  if ("refused" in reply) return reply.refused;
  if (!("steps" in reply.answer)) return undefined;
  const { steps } = reply.answer;
  changeStream(state, viewer, (stream) =>
    stream.logFrom === to ? { ...stream, log: joinLogs(steps, stream.log), logFrom: from } : stream,
  );
  return undefined;
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
