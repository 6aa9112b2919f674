import { signal } from "@preact/signals";
import type { Refused } from "../session/session.ts";
import { shellRefusal } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import { Icon } from "./icons.tsx";

interface Note {
  readonly id: number;
  readonly text: string;
}

const notes = signal<readonly Note[]>([]);
const SHOWN_FOR = 6000;
let counted = 0;

/** Says something at the foot of the page, for a while, also to screen readers. */
export function note(text: string): void {
  const id = ++counted;
  notes.value = [...notes.value.filter((other) => other.text !== text), { id, text }];
  setTimeout(() => forget(id), SHOWN_FOR);
}

/** Does something and says why, if it was refused. */
export async function tellRefusal(deed: Promise<Refused | undefined>): Promise<void> {
  const refused = await deed;
  if (refused) note(shellRefusal(refused));
}

const forget = (id: number) => {
  notes.value = notes.value.filter((other) => other.id !== id);
};

export function Notes() {
  return (
    <div class="notes" role="status" aria-live="polite">
      {notes.value.map(({ id, text }) => (
        <div class="note" key={id}>
          <span>{text}</span>
          <button type="button" class="icon-btn" aria-label={say("close")} onClick={() => forget(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
