import { closeCodes, type Me } from "@rondel/protocol";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";
import { hashOf, newPlayerId, newSecret } from "./secrets.ts";

/** A new player with a name to be changed, and the secret of the device. */
export async function makeGuest(services: Services): Promise<{ readonly player: Player; readonly secret: string }> {
  const id = newPlayerId();
  const secret = newSecret();
  const player = { id, name: `Guest ${id.slice(1, 5)}`, nameIsGiven: true };
  await services.store.players.add(player, hashOf(secret));
  return { player, secret };
}

/** Lets a player in on one more device. */
export async function addDevice(services: Services, player: string): Promise<string> {
  const secret = newSecret();
  await services.store.players.addToken(hashOf(secret), player, "device");
  return secret;
}

export async function describe(services: Services, player: Player): Promise<Me> {
  const { players } = services.store;
  return {
    player: player.id,
    name: player.name,
    nameIsGiven: player.nameIsGiven,
    passkeys: (await players.passkeysOf(player.id)).length,
    personalLinkSince: await players.linkSince(player.id),
  };
}

/** After a player changed: open connections learn the new name, and end if their entrance is no longer valid. */
export async function refreshConnections({ hub, store }: Services, player: string): Promise<void> {
  for (const connection of hub.of(player)) {
    const known = await store.players.byToken(connection.tokenHash, "device");
    if (known) connection.name = known.name;
    else connection.close(closeCodes.notEntered);
  }
}
