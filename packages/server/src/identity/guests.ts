import { closeCodes, type Me } from "@rondel/protocol";
import { hiddenFrom } from "../people/relations.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";
import { hashOf, newPlayerId, newSecret } from "./secrets.ts";

/** Creates a guest with a generated name, and the token of the device. */
export async function makeGuest(services: Services): Promise<{ readonly player: Player; readonly token: string }> {
  const id = newPlayerId();
  const token = newSecret();
  const player = { id, name: `Guest ${id.slice(1, 5)}`, nameIsGiven: true };
  await services.store.players.add(player, hashOf(token));
  return { player, token };
}

/** Creates a token for another device of a player. */
export async function addDevice(services: Services, player: string): Promise<string> {
  const token = newSecret();
  await services.store.players.addToken(hashOf(token), player, "device");
  return token;
}

/** Whether a guest has done nothing yet: no name, no table, no other way to sign in. Nothing is lost if the device leaves it. */
export async function isUnusedGuest(services: Services, player: Player): Promise<boolean> {
  const { passkeys, personalLinkSince, nameIsGiven } = await meOf(services, player);
  if (!nameIsGiven || passkeys > 0 || personalLinkSince !== null) return false;
  return (await services.store.tables.ofPlayer(player.id, 1)).length === 0;
}

export async function meOf(services: Services, player: Player): Promise<Me> {
  const { players } = services.store;
  return {
    player: player.id,
    name: player.name,
    nameIsGiven: player.nameIsGiven,
    passkeys: (await players.passkeysOf(player.id)).length,
    personalLinkSince: await players.linkSince(player.id),
  };
}

/**
 * After a change of a player: updates open connections, and closes those of a suspended player and
 * those whose token is no longer valid.
 */
export async function refreshConnections(services: Services, player: string): Promise<void> {
  const { hub, store, sanctions } = services;
  const hidden = await hiddenFrom(services, player);
  const isSuspended = sanctions.of(player).suspend !== undefined;
  for (const connection of hub.connectionsOf(player)) {
    const current = await store.players.byToken(connection.tokenHash, "device");
    // After a merge the token belongs to another player.
    if (current?.id !== player) connection.close(closeCodes.notSignedIn);
    else if (isSuspended) connection.close(closeCodes.suspended);
    else Object.assign(connection, { name: current.name, hidden });
  }
}
