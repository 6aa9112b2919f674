import { signal } from "@preact/signals";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { Icon } from "./icons.tsx";

interface Note {
  readonly id: number;
  readonly text: string;
}

const notes = signal<readonly Note[]>([]);
const SHOWN_FOR = 6000;
let counted = 0;

/** Says something at the foot of the page, for a while, also to screen readers. */
export function showNotice(text: string): void {
  const id = ++counted;
  notes.value = [...notes.value.filter((other) => other.text !== text), { id, text }];
  setTimeout(() => forget(id), SHOWN_FOR);
}

/** Waits for the result of a command and shows the reason if it was refused, or a sentence if it threw. */
export async function showRefusal(result: Promise<SessionRefusal | undefined>): Promise<void> {
  const refused = await runCommand(() => result);
  if (refused) showNotice(formatRefusal(refused));
}

const forget = (id: number) => {
  notes.value = notes.value.filter((other) => other.id !== id);
};

export function Notices() {
  return (
    <div class="notes" role="status" aria-live="polite">
      {notes.value.map(({ id, text }) => (
        <div class="note" key={id}>
          <span>{text}</span>
          <button type="button" class="icon-btn" aria-label={t("close")} onClick={() => forget(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
