import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { LogEntry } from "../session/session.ts";

/** The sentence about an entry that the player of its seat did not make. */
export function noticeOf({ cause }: LogEntry, messages: GameMessages): string | undefined {
  if (cause?.kind === "takeback") return t("log.takeback");
  return cause?.kind === "time-out" ? t("log.timeOut", { name: messages.seat(cause.seat) }) : undefined;
}
