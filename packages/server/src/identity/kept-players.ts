import type { Caller } from "../gateway/caller.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";
import { isUnusedGuest } from "./guests.ts";
import { hashOf } from "./secrets.ts";

/** A player who was signed in on a device before, with the token of that device. */
interface KeptPlayer extends Player {
  readonly token: string;
}

/** The other players whom the caller's device keeps, the latest first, each once. */
export async function keptPlayers({ store }: Services, { player, keptTokens = [] }: Caller): Promise<KeptPlayer[]> {
  const kept = new Map<string, KeptPlayer>();
  for (const token of keptTokens) {
    const found = await store.players.byToken(hashOf(token), "device");
    if (found && found.id !== player.id && !kept.has(found.id)) kept.set(found.id, { ...found, token });
  }
  return [...kept.values()];
}

/** Leaves out guests who have done nothing: nobody misses them. */
export async function usedPlayers<Kept extends Player>(services: Services, players: readonly Kept[]): Promise<Kept[]> {
  const used: Kept[] = [];
  for (const player of players) if (!(await isUnusedGuest(services, player))) used.push(player);
  return used;
}
