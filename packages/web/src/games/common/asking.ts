import { type Signal, signal } from "@preact/signals";
import type { AnyShaped } from "@rondel/engine";
import type { TableSession } from "../../session/session.ts";

/**
 * Asks the game each question once a position. Nothing until the answer is there, readers are told when it comes; and
 * nothing in the past, since answers are about now.
 */
export function askingOnce(session: TableSession): (question: AnyShaped) => unknown {
  const known = new Map<string, Signal<unknown>>();
  let position = "";
  return (question) => {
    if (session.past.at.value !== undefined) return undefined;
    const now = `${session.number.value} ${session.viewer.value}`;
    if (now !== position) known.clear();
    position = now;
    const key = JSON.stringify(question);
    const found = known.get(key) ?? signal<unknown>(undefined);
    if (!known.has(key)) {
      known.set(key, found);
      void session.ask(question).then((reply) => {
        if ("answer" in reply) found.value = reply.answer;
      });
    }
    return found.value;
  };
}
