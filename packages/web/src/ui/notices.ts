import { type ReadonlySignal, signal } from "@preact/signals";
import { formatRefusal } from "../messages/game-messages.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";

interface Notice {
  readonly id: number;
  readonly text: string;
}

const shown = signal<readonly Notice[]>([]);
const SHOWN_FOR = 6000;
let lastId = 0;

/** The notices that are on the screen now. */
export const notices: ReadonlySignal<readonly Notice[]> = shown;

/** Shows a text at the bottom of the page for a few seconds. Screen readers read it. */
export function showNotice(text: string): void {
  const id = ++lastId;
  shown.value = [...shown.value.filter((other) => other.text !== text), { id, text }];
  setTimeout(() => hideNotice(id), SHOWN_FOR);
}

export function hideNotice(id: number): void {
  shown.value = shown.value.filter((other) => other.id !== id);
}

/** Waits for the result of a command and shows the reason if it was refused, or a sentence if it threw. */
export async function showRefusal(result: Promise<SessionRefusal | undefined>): Promise<void> {
  const refused = await runCommand(() => result);
  if (refused) showNotice(formatRefusal(refused));
}
