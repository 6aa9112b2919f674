import type { SessionRefusal, TableSession } from "./session.ts";

/** Loads older pages of the log until it is complete. Stops after a page that adds nothing, because the next would not either. */
export async function loadWholeLog(session: TableSession): Promise<SessionRefusal | undefined> {
  while (session.hasOlder.peek()) {
    const known = session.log.peek().length;
    const refused = await session.loadOlder();
    if (refused || session.log.peek().length === known) return refused;
  }
  return undefined;
}
