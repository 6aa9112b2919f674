import { signal } from "@preact/signals";

/** Whether the list of all shortcuts is open. */
export const isKeyboardHelpOpen = signal(false);
