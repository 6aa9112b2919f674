import type { CommandInput, CommandOutput } from "@rondel/protocol";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as v from "valibot";
import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import type { Passkey, Player } from "../store/players.ts";
import { NewPasskey, UsedPasskey } from "./credentials.ts";
import { newSecret } from "./secrets.ts";

const CHALLENGE_LASTS = 5 * 60 * 1000;
const MOST_PASSKEYS = 20;

export async function offerPasskey(house: House, player: Player): Promise<CommandOutput<"passkey/offer">> {
  const known = await house.store.players.passkeysOf(player.id);
  if (known.length >= MOST_PASSKEYS) throw refuse("too-many-passkeys", "give-up", { most: MOST_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: "Rondel",
    rpID: siteOf(house),
    userName: player.name,
    userID: new TextEncoder().encode(player.id),
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  return keepChallenge(house, { ...options }, options.challenge, player.id);
}

export async function addPasskey(
  house: House,
  player: Player,
  { challengeId, response }: CommandInput<"passkey/add">,
): Promise<void> {
  const challenge = await house.store.players.takeChallenge(challengeId);
  if (!challenge || challenge.player !== player.id) throw refuse("challenge-is-over", "refresh");
  const result = await verifyRegistrationResponse({
    response: credentialIn(NewPasskey, response),
    expectedChallenge: challenge.challenge,
    expectedOrigin: house.publicUrl,
    expectedRPID: siteOf(house),
    requireUserVerification: false,
  }).catch(asRefusal(house));
  if (!result.verified) throw refuse("passkey-not-valid", "choose-another");
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const added = await house.store.players.addPasskey({
    id,
    player: player.id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
  });
  if (!added) throw refuse("passkey-is-known", "choose-another");
}

export async function challengePasskey(house: House): Promise<CommandOutput<"passkey/challenge">> {
  const options = await generateAuthenticationOptions({ rpID: siteOf(house), userVerification: "preferred" });
  return keepChallenge(house, { ...options }, options.challenge, null);
}

/** The player to whom the passkey belongs that answered the challenge. */
export async function enterByPasskey(
  house: House,
  { challengeId, response }: CommandInput<"passkey/enter">,
): Promise<Player> {
  const challenge = await house.store.players.takeChallenge(challengeId);
  if (!challenge || challenge.player !== null) throw refuse("challenge-is-over", "refresh");
  const used = credentialIn(UsedPasskey, response);
  const passkey = await house.store.players.passkey(used.id);
  const player = passkey && (await house.store.players.byId(passkey.player));
  if (!passkey || !player) throw refuse("passkey-not-known", "choose-another");
  const result = await verifyAuthenticationResponse({
    response: used,
    expectedChallenge: challenge.challenge,
    expectedOrigin: house.publicUrl,
    expectedRPID: siteOf(house),
    credential: credentialOf(passkey),
    requireUserVerification: false,
  }).catch(asRefusal(house));
  if (!result.verified) throw refuse("passkey-not-valid", "choose-another");
  await house.store.players.usePasskey(passkey.id, result.authenticationInfo.newCounter);
  return player;
}

function credentialIn<Schema extends v.GenericSchema>(schema: Schema, response: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, response);
  if (!parsed.success) throw refuse("passkey-not-valid", "choose-another");
  return parsed.output;
}

function credentialOf({ id, publicKey, counter }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter };
}

async function keepChallenge(
  house: House,
  options: Record<string, unknown>,
  challenge: string,
  player: string | null,
): Promise<CommandOutput<"passkey/offer">> {
  const challengeId = newSecret();
  await house.store.players.putChallenge(challengeId, challenge, player, Date.now() + CHALLENGE_LASTS);
  return { challengeId, options };
}

/** Whatever the library finds wrong with a response is said to its sender as one thing: it is not valid. */
function asRefusal(house: House): (error: unknown) => never {
  return (error) => {
    house.log.info({ error: String(error) }, "a passkey was not valid");
    throw refuse("passkey-not-valid", "choose-another");
  };
}

function siteOf(house: House): string {
  return new URL(house.publicUrl).hostname;
}
