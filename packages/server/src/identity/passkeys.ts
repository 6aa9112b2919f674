import type { CommandInput, CommandOutput } from "@rondel/protocol";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as v from "valibot";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Passkey, Player } from "../store/players.ts";
import { NewPasskey, UsedPasskey } from "./credentials.ts";
import { newSecret } from "./secrets.ts";

const CHALLENGE_MILLISECONDS = 5 * 60 * 1000;
const MAX_PASSKEYS = 20;
/** EdDSA, ES256 and RS256. The library's default also probes for experimental algorithms, which prints warnings. */
const ALGORITHMS = [-8, -7, -257];

export async function offerPasskey(services: Services, player: Player): Promise<CommandOutput<"passkey/offer">> {
  const known = await services.store.players.passkeysOf(player.id);
  if (known.length >= MAX_PASSKEYS) throw refuse("too-many-passkeys", "give-up", { most: MAX_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: "Rondel",
    rpID: hostnameOf(services),
    userName: player.name,
    userID: new TextEncoder().encode(player.id),
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  return saveChallenge(services, { ...options }, options.challenge, player.id);
}

export async function addPasskey(
  services: Services,
  player: Player,
  { challengeId, response }: CommandInput<"passkey/add">,
): Promise<void> {
  const challenge = await services.store.players.takeChallenge(challengeId);
  if (!challenge || challenge.player !== player.id) throw refuse("challenge-is-over", "refresh");
  const result = await verifyRegistrationResponse({
    response: credentialIn(NewPasskey, response),
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: challenge.challenge,
    expectedOrigin: services.publicUrl,
    expectedRPID: hostnameOf(services),
    requireUserVerification: false,
  }).catch(logAndRefuse(services));
  if (!result.verified) throw refuse("passkey-not-valid", "choose-another");
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const added = await services.store.players.addPasskey({
    id,
    player: player.id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
  });
  if (!added) throw refuse("passkey-is-known", "choose-another");
}

export async function challengePasskey(services: Services): Promise<CommandOutput<"passkey/challenge">> {
  const options = await generateAuthenticationOptions({ rpID: hostnameOf(services), userVerification: "preferred" });
  return saveChallenge(services, { ...options }, options.challenge, null);
}

/** Verifies the answer to a challenge and returns the player of its passkey. */
export async function signInByPasskey(
  services: Services,
  { challengeId, response }: CommandInput<"passkey/enter">,
): Promise<Player> {
  const challenge = await services.store.players.takeChallenge(challengeId);
  if (!challenge || challenge.player !== null) throw refuse("challenge-is-over", "refresh");
  const used = credentialIn(UsedPasskey, response);
  const passkey = await services.store.players.passkey(used.id);
  const player = passkey && (await services.store.players.byId(passkey.player));
  if (!passkey || !player) throw refuse("passkey-not-known", "choose-another");
  const result = await verifyAuthenticationResponse({
    response: used,
    expectedChallenge: challenge.challenge,
    expectedOrigin: services.publicUrl,
    expectedRPID: hostnameOf(services),
    credential: credentialOf(passkey),
    requireUserVerification: false,
  }).catch(logAndRefuse(services));
  if (!result.verified) throw refuse("passkey-not-valid", "choose-another");
  await services.store.players.usePasskey(passkey.id, result.authenticationInfo.newCounter);
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

async function saveChallenge(
  services: Services,
  options: Record<string, unknown>,
  challenge: string,
  player: string | null,
): Promise<CommandOutput<"passkey/offer">> {
  const challengeId = newSecret();
  await services.store.players.addChallenge(
    challengeId,
    challenge,
    player,
    services.time.now() + CHALLENGE_MILLISECONDS,
  );
  return { challengeId, options };
}

/** Refuses for any reason that the library gives. The reason itself is only logged. */
function logAndRefuse(services: Services): (error: unknown) => never {
  return (error) => {
    services.log.info({ error: String(error) }, "a passkey is not valid");
    throw refuse("passkey-not-valid", "choose-another");
  };
}

function hostnameOf(services: Services): string {
  return new URL(services.publicUrl).hostname;
}
