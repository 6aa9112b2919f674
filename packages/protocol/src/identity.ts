import * as v from "valibot";
import { Moment, PlayerId, PlayerName, Secret } from "./basics.ts";

/** Who is asking. Made on the first visit, without a form. */
export const Me = v.object({
  player: PlayerId,
  name: PlayerName,
  /** Whether the name was given by the server and never changed. */
  nameIsGiven: v.boolean(),
  passkeys: v.number(),
  /** When the personal link was made; null if there is none. */
  personalLinkSince: v.nullable(Moment),
});
export type Me = v.InferOutput<typeof Me>;

export const Rename = v.object({ name: PlayerName });

/** The secret of the personal link: `PUBLIC_URL/#enter=<secret>`. Shown once, kept only as a hash. */
export const PersonalLink = v.object({ secret: Secret });

export const SignInByLink = v.object({ secret: Secret });

/** What the WebAuthn functions of a browser take and give, as their JSON forms. */
export const WebAuthnData = v.record(v.string(), v.unknown());
export const PasskeyChallenge = v.object({ challengeId: v.string(), options: WebAuthnData });
export const PasskeyResponse = v.object({ challengeId: v.pipe(v.string(), v.maxLength(64)), response: WebAuthnData });
