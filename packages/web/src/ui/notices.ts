import { type ReadonlySignal, signal } from "@preact/signals";
import { formatRefusal } from "../messages/game-messages.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: NoticeAction;
}

/** A button beside the text of a notice. */
interface NoticeAction {
  readonly label: string;
  run(): void;
}

const shown = signal<readonly Notice[]>([]);
const SHOWN_FOR = 6000;
const SHOWN_WITH_ACTION_FOR = 15_000;
let lastId = 0;

/** The notices that are on the screen now. */
export const notices: ReadonlySignal<readonly Notice[]> = shown;

/** Shows a text at the bottom of the page for a few seconds. Screen readers read it. */
export function showNotice(text: string, action?: NoticeAction): void {
  const id = ++lastId;
  const notice = action ? { id, text, action } : { id, text };
  shown.value = [...shown.value.filter((other) => other.text !== text), notice];
  setTimeout(() => hideNotice(id), action ? SHOWN_WITH_ACTION_FOR : SHOWN_FOR);
}

export function hideNotice(id: number): void {
  shown.value = shown.value.filter((other) => other.id !== id);
}

/** Waits for the result of a command and shows the reason if it was refused, or a sentence if it threw. */
export async function showRefusal(result: Promise<SessionRefusal | undefined>): Promise<void> {
  const refused = await runCommand(() => result);
  if (refused) showNotice(formatRefusal(refused));
}
