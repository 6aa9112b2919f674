import { closeCodes, type Me } from "@rondel/protocol";
import type { House } from "../house.ts";
import type { Player } from "../store/players.ts";
import { hashOf, newPlayerId, newSecret } from "./secrets.ts";

/** A new player with a name to be changed, and the secret of the device. */
export async function makeGuest(house: House): Promise<{ readonly player: Player; readonly secret: string }> {
  const id = newPlayerId();
  const secret = newSecret();
  const player = { id, name: `Guest ${id.slice(1, 5)}`, nameIsGiven: true };
  await house.store.players.add(player, hashOf(secret));
  return { player, secret };
}

/** Lets a player in on one more device. */
export async function addDevice(house: House, player: string): Promise<string> {
  const secret = newSecret();
  await house.store.players.addEntrance(hashOf(secret), player, "device");
  return secret;
}

export async function describe(house: House, player: Player): Promise<Me> {
  const { players } = house.store;
  return {
    player: player.id,
    name: player.name,
    nameIsGiven: player.nameIsGiven,
    passkeys: (await players.passkeysOf(player.id)).length,
    personalLinkSince: await players.linkSince(player.id),
  };
}

/** After a player changed: open connections learn the new name, and end if their entrance is no longer valid. */
export async function refreshConnections({ hub, store }: House, player: string): Promise<void> {
  for (const connection of hub.of(player)) {
    const known = await store.players.byEntrance(connection.entrance, "device");
    if (known) connection.name = known.name;
    else connection.close(closeCodes.notEntered);
  }
}
