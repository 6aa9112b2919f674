import type { AnyEvent } from "@rondel/engine";
import type { LogEntry } from "../session/session.ts";

/** Whether an event starts a turn. */
export type StartsTurn = (event: AnyEvent) => boolean;

/** The events of one turn, from one start to the next. */
export interface LogTurn {
  /** The number of the first position with an event of the turn, and of the last one. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly AnyEvent[];
}

/** Divides a log into turns. An action may end one turn and start the next, so turns are made of events. */
export function turnsOf(log: readonly LogEntry[], startsTurn: StartsTurn): LogTurn[] {
  const turns: { from: number; to: number; events: AnyEvent[] }[] = [];
  for (const { number, events } of log) {
    for (const event of events) {
      const open = turns.at(-1);
      if (!open || startsTurn(event)) turns.push({ from: number, to: number, events: [event] });
      else {
        open.to = number;
        open.events.push(event);
      }
    }
  }
  return turns;
}
