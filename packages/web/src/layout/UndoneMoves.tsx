import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { LogEntry } from "../session/session.ts";
import { undoneMoves } from "./undone-moves.ts";

interface UndoneMovesProps {
  readonly log: readonly LogEntry[];
  /** The position to which a takeback returns. */
  readonly to: number;
  readonly messages: GameMessages;
}

/** The list of moves that a takeback undoes. */
export function UndoneMoves({ log, to, messages }: UndoneMovesProps) {
  const { sentences, more } = undoneMoves(log, to, (event) => messages.event(event));
  return (
    <ul class="undone">
      {sentences.map((sentence, index) => (
        <li key={`${index} ${sentence}`}>{sentence}</li>
      ))}
      {sentences.length === 0 && <li>{t("undo.silent", { count: more })}</li>}
      {sentences.length > 0 && more > 0 && <li class="muted">{t("undo.more", { count: more })}</li>}
    </ul>
  );
}
