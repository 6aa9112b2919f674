import { signal } from "@preact/signals";
import type { CommandInput, Me } from "@rondel/protocol";
import type { SessionRefusal } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";
import { post } from "./http.ts";

type PasskeyResponse = CommandInput<"passkey/enter">["response"];

/** The player of this device on the server; undefined while signed out or offline. */
export const me = signal<Me | undefined>(undefined);

let signingIn: Promise<SessionRefusal | undefined> | undefined;

/** Signs in, as a guest if the device has no player yet. Concurrent calls share one request: two would create two guests. */
export async function signIn(): Promise<SessionRefusal | undefined> {
  if (me.peek()) return undefined;
  signingIn ??= requestPlayer().finally(() => {
    signingIn = undefined;
  });
  return signingIn;
}

async function requestPlayer(): Promise<SessionRefusal | undefined> {
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

/**
 * Signs in as the player of a personal link. Refused with `signed-in-as-another` unless `leaving` is the player who is signed in
 * now, or that one is a guest who has done nothing yet.
 */
export async function signInByLink(secret: string, leaving?: string): Promise<SessionRefusal | undefined> {
  return become(await post("me/follow", leaving === undefined ? { secret } : { secret, leaving }));
}

/** Signs in as a player who was signed in on this device before. */
export async function switchPlayer(player: string): Promise<SessionRefusal | undefined> {
  return become(await post("me/switch", { player }));
}

/** Signs in as the player of a passkey, with the answer of the browser to the challenge. */
export async function signInByPasskey(
  challengeId: string,
  response: PasskeyResponse,
): Promise<SessionRefusal | undefined> {
  return become(await post("passkey/enter", { challengeId, response }));
}

/** Merges a player who was signed in on this device before into the one who is signed in. */
export async function mergePlayer(player: string): Promise<SessionRefusal | undefined> {
  return become(await post("me/merge", { player }));
}

function become(reply: { readonly answer: Me } | { readonly refused: SessionRefusal }): SessionRefusal | undefined {
  if ("refused" in reply) return reply.refused;
  me.value = reply.answer;
  preferences.name.value = reply.answer.name;
  return undefined;
}

/** Signs out all other devices of the player and ends the personal link. */
export async function signOutOtherDevices(): Promise<SessionRefusal | undefined> {
  const reply = await post("me/leave-other-devices", {});
  if ("refused" in reply) return reply.refused;
  me.value = reply.answer;
  return undefined;
}

/** Deletes the player of this device on the server. The next visit creates a guest. */
export async function deleteAccount(): Promise<SessionRefusal | undefined> {
  const reply = await post("me/delete", { confirm: "delete my account" });
  if ("refused" in reply) return reply.refused;
  preferences.name.value = "";
  me.value = undefined;
  return undefined;
}

/** Signs in as the player of a sign-in link that came by email. */
export async function signInByRecovery(secret: string): Promise<SessionRefusal | undefined> {
  return become(await post("recovery/enter", { secret }));
}
