import { post } from "../api/http.ts";
import { me, signInByPasskey } from "../api/me.ts";
import type { SessionRefusal } from "../session/session.ts";

const CANCELLED: SessionRefusal = { code: "cancelled", params: {} };

/** Whether the browser understands passkeys in the form of the server. Some of the oldest supported ones know only an earlier form. */
export function canUsePasskeys(): boolean {
  const known = "PublicKeyCredential" in globalThis ? PublicKeyCredential : {};
  return "parseCreationOptionsFromJSON" in known && "parseRequestOptionsFromJSON" in known;
}

/** Lets the browser create a passkey and registers its public key at the server. */
export async function addPasskey(): Promise<SessionRefusal | undefined> {
  const offer = await post("passkey/offer", {});
  if ("refused" in offer) return offer.refused;
  const { challengeId, options } = offer.answer;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const response = await asJson(navigator.credentials.create({ publicKey }));
  if (!response) return CANCELLED;
  const added = await post("passkey/add", { challengeId, response });
  if ("refused" in added) return added.refused;
  me.value = added.answer;
  return undefined;
}

/** Signs in as the player of the chosen passkey. */
export async function signInWithPasskey(): Promise<SessionRefusal | undefined> {
  const challenge = await post("passkey/challenge", {});
  if ("refused" in challenge) return challenge.refused;
  const { challengeId, options } = challenge.answer;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const response = await asJson(navigator.credentials.get({ publicKey }));
  if (!response) return CANCELLED;
  return signInByPasskey(challengeId, response);
}

/** Returns undefined if the player cancelled, which browsers report as an error. */
async function asJson(request: Promise<Credential | null>): Promise<Record<string, unknown> | undefined> {
  try {
    const credential = await request;
    return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
