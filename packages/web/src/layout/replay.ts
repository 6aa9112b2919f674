import type { TableSession } from "../session/session.ts";

const PAUSE = 1100;

/** Shows all positions since a number, one after the other, up to another number if given. Ends when the player shows another position. */
export async function replayFrom(
  session: TableSession,
  from: number,
  to = Number.POSITIVE_INFINITY,
): Promise<undefined> {
  const numbers = session.log.peek().flatMap(({ number }) => (number >= from && number <= to ? [number] : []));
  for (const number of numbers) {
    await session.past.show(number);
    await new Promise((resume) => setTimeout(resume, PAUSE));
    if (session.past.at.peek() !== number) return undefined;
  }
  session.past.returnToPresent();
  return undefined;
}
