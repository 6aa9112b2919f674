import { formatRefusal } from "../messages/game-messages.ts";
import type { TableSession } from "../session/session.ts";
import { download } from "../ui/download.ts";
import { showNotice } from "../ui/notes.tsx";

/** Saves the match as a file that can be kept, replayed and verified. */
export async function saveAsFile(session: TableSession): Promise<void> {
  const file = await session.exportFile();
  const { game, id } = session.table.peek();
  if ("refused" in file) showNotice(formatRefusal(file.refused));
  else download(file.text, `${game}-${id.slice(0, 8)}.rondel`);
}
