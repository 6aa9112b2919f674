import type { TableSession } from "../session/session.ts";

const PAUSE = 1100;

/** Shows every position since a number, one after the other, until now; whoever goes elsewhere ends it. */
export async function replayFrom(session: TableSession, from: number): Promise<undefined> {
  const numbers = session.log.peek().flatMap(({ number }) => (number >= from ? [number] : []));
  for (const number of numbers) {
    await session.past.show(number);
    await new Promise((resume) => setTimeout(resume, PAUSE));
    if (session.past.at.peek() !== number) return undefined;
  }
  session.past.returnToPresent();
  return undefined;
}
