import { download } from "../ui/download.ts";
import { note } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import { shellRefusal } from "../messages/game-messages.ts";

/** Saves the match as a file that can be kept, replayed and verified. */
export async function saveAsFile(session: TableSession): Promise<void> {
  const file = await session.exportFile();
  const { game, id } = session.table.peek();
  if ("refused" in file) note(shellRefusal(file.refused));
  else download(file.text, `${game}-${id.slice(0, 8)}.rondel`);
}
