import { signal } from "@preact/signals";
import type { Me } from "@rondel/protocol";
import type { SessionRefusal } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";
import { post } from "./http.ts";

/** Who I am for the server; nothing while it cannot be reached. */
export const me = signal<Me | undefined>(undefined);

let entering: Promise<SessionRefusal | undefined> | undefined;

/** Enters once, however many ask for it at the same time: two of them would be two guests. */
export async function enter(): Promise<SessionRefusal | undefined> {
  if (me.peek()) return undefined;
  entering ??= enterNow().finally(() => {
    entering = undefined;
  });
  return entering;
}

/** As a guest, if nobody knows me yet. */
async function enterNow(): Promise<SessionRefusal | undefined> {
  const reply = await post("me/enter", {});
  if ("refused" in reply) return reply.refused;
  me.value = reply.answer;
  if (!reply.answer.nameIsGiven) preferences.name.value = reply.answer.name;
  else if (preferences.name.peek()) return rename(preferences.name.peek());
  return undefined;
}

export async function rename(name: string): Promise<SessionRefusal | undefined> {
  preferences.name.value = name;
  const reply = await post("me/rename", { name });
  if ("refused" in reply) return reply.refused;
  me.value = reply.answer;
  return undefined;
}

/** Becomes the player of a personal link. */
export async function follow(secret: string): Promise<SessionRefusal | undefined> {
  const reply = await post("me/follow", { secret });
  if ("refused" in reply) return reply.refused;
  me.value = reply.answer;
  preferences.name.value = reply.answer.name;
  return undefined;
}
