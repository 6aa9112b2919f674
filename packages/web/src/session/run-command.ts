import { type ReadonlySignal, signal } from "@preact/signals";
import type { SessionRefusal } from "./session.ts";

/** The refusal for an error that the page itself threw. */
export const PAGE_ERROR: SessionRefusal = { code: "page-error", params: {} };

/** Starts something the player asked for; the result is the reason why it was not done, if there is one. */
export type Command = () => Promise<SessionRefusal | undefined>;

/** Runs a command. A thrown error becomes a refusal, so that the caller always gets a result and can always show a sentence. */
export async function runCommand(command: Command): Promise<SessionRefusal | undefined> {
  try {
    return await command();
  } catch (error) {
    console.error(error);
    return PAGE_ERROR;
  }
}

/** Runs one command at a time. It is free again after each of them, even after one that threw. */
export interface CommandLock {
  readonly isBusy: ReadonlySignal<boolean>;
  /** Does nothing while another command is running. */
  run(command: Command): Promise<SessionRefusal | undefined>;
}

export function commandLock(): CommandLock {
  const isBusy = signal(false);
  return {
    isBusy,
    async run(command) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      try {
        return await runCommand(command);
      } finally {
        isBusy.value = false;
      }
    },
  };
}
