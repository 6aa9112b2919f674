import type { SessionRefusal, TableSession } from "./session.ts";

/** Asks for older pages of the log until it is whole. A page that brings nothing ends it, too: asking again would not help. */
export async function loadWholeLog(session: TableSession): Promise<SessionRefusal | undefined> {
  while (session.hasOlder.peek()) {
    const known = session.log.peek().length;
    const refused = await session.loadOlder();
    if (refused || session.log.peek().length === known) return refused;
  }
  return undefined;
}
