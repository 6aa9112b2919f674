import type { SessionRefusal, TableSession } from "../session/session.ts";
import { download } from "../ui/download.ts";

/** Downloads the match as a file that can be replayed and verified. */
export async function downloadMatch(session: TableSession): Promise<SessionRefusal | undefined> {
  const file = await session.exportFile();
  const { game, id } = session.table.peek();
  if ("refused" in file) return file.refused;
  download(file.text, `${game}-${id.slice(0, 8)}.rondel`);
  return undefined;
}
