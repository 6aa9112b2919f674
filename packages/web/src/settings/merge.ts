import { displayName } from "../api/guest-name.ts";
import { post } from "../api/http.ts";
import { me, mergePlayer } from "../api/me.ts";
import { refreshTableLists } from "../api/table-lists.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import { showNotice } from "../ui/notices.ts";

/** A player of this device who is not signed in now. */
export interface OtherPlayer {
  readonly player: string;
  readonly name: string;
}

/** Merges another player of this device into the one who is signed in, and says how it ended. */
export async function runMerge({ player, name }: OtherPlayer): Promise<void> {
  const refused = await runCommand(() => mergePlayer(player));
  const names = { from: displayName(name), into: displayName(me.peek()?.name ?? "") };
  showNotice(refused ? formatRefusal(refused) : t("merge.done", names));
  if (!refused) await refreshTableLists();
}

/** The player who was signed in before a sign-in, if the device keeps this player now. */
export async function keptPlayer(player: string | undefined): Promise<OtherPlayer | undefined> {
  const reply = await post("me/kept", {});
  return "answer" in reply ? reply.answer.players.find((kept) => kept.player === player) : undefined;
}
