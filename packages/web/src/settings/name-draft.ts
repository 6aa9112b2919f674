import { signal } from "@preact/signals";
import { me, rename, signIn } from "../api/me.ts";
import type { SessionRefusal } from "../session/session.ts";
import { preferences } from "./preferences.ts";

/** A name that the player has typed but not saved. It survives a change of the screen. */
export const nameDraft = signal<string | undefined>(undefined);

/** Saves a typed name, if there is one: with its button, and before the player takes a seat. */
export async function saveNameDraft(): Promise<SessionRefusal | undefined> {
  const chosen = nameDraft.peek()?.trim();
  if (!chosen) return undefined;
  preferences.name.value = chosen;
  // Without a connection the device keeps the name, and the next sign-in sends it.
  await signIn();
  const isKnown = (me.peek()?.name ?? chosen) === chosen;
  const refused = isKnown ? undefined : await rename(chosen);
  if (!refused) nameDraft.value = undefined;
  return refused;
}
