import * as v from "valibot";
import { Moment, PlayerId, PlayerName, Secret } from "./basics.ts";

/** The player who is signed in. A guest is created on the first visit, without a form. */
export const Me = v.object({
  player: PlayerId,
  name: PlayerName,
  /** True while the name is the one that the server gave. */
  nameIsGiven: v.boolean(),
  passkeys: v.number(),
  /** When the personal link was created; null if there is none. */
  personalLinkSince: v.nullable(Moment),
});
export type Me = v.InferOutput<typeof Me>;

export const Rename = v.object({ name: PlayerName });

/** The secret of the personal link `PUBLIC_URL/#enter=<secret>`. Sent once; the server stores only its hash. */
export const PersonalLink = v.object({ secret: Secret });

/** `leaving` is the player who is signed in now, as a confirmation; needed unless that is a guest who has done nothing yet. */
export const SignInByLink = v.object({ secret: Secret, leaving: v.exactOptional(PlayerId) });

/** Players who were signed in on this device before and can be switched to. */
export const KeptPlayers = v.object({ players: v.array(v.object({ player: PlayerId, name: PlayerName })) });

export type KeptPlayers = v.InferOutput<typeof KeptPlayers>;

export const SwitchPlayer = v.object({ player: PlayerId });

/** The player of this device who becomes part of the one who is signed in. */
export const MergePlayer = v.object({ player: PlayerId });

/** The JSON forms that the WebAuthn functions of a browser take and return. */
export const WebAuthnData = v.record(v.string(), v.unknown());
export const PasskeyChallenge = v.object({ challengeId: v.string(), options: WebAuthnData });
export const PasskeyResponse = v.object({ challengeId: v.pipe(v.string(), v.maxLength(64)), response: WebAuthnData });
