import type { Caller, Handlers } from "../gateway/caller.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "../tables/change.ts";
import { type TableDocument, withSeat } from "../tables/document.ts";
import { addDevice, isUnusedGuest, meOf, refreshConnections } from "./guests.ts";
import { keptPlayers, usedPlayers } from "./kept-players.ts";
import { mergePlayers } from "./merge.ts";
import { addPasskey, challengePasskey, offerPasskey, signInByPasskey } from "./passkeys.ts";
import { hashOf, newSecret } from "./secrets.ts";

const MAX_RENAMED_TABLES = 200;

export const identityCommands: Handlers<
  | "me/enter"
  | "me/rename"
  | "me/link"
  | "me/unlink"
  | "me/follow"
  | "me/kept"
  | "me/switch"
  | "me/merge"
  | "me/leave-other-devices"
  | "passkey/offer"
  | "passkey/add"
  | "passkey/challenge"
  | "passkey/enter"
> = {
  async "me/enter"(services, { player }) {
    await services.store.players.markSeen(player.id, services.time.now());
    return meOf(services, player);
  },

  async "me/rename"(services, { player }, { name }) {
    await services.store.players.rename(player.id, name);
    await refreshConnections(services, player.id);
    await renameAtTables(services, player.id, player.name, name);
    return meOf(services, { ...player, name, nameIsGiven: false });
  },

  async "me/link"(services, { player }) {
    const secret = newSecret();
    await services.store.players.removeLinks(player.id);
    await services.store.players.addToken(hashOf(secret), player.id, "link");
    return { secret };
  },
  async "me/unlink"(services, { player }) {
    await services.store.players.removeLinks(player.id);
    return meOf(services, player);
  },
  async "me/follow"(services, caller, { secret, leaving }) {
    const player = await services.store.players.byToken(hashOf(secret), "link");
    if (!player) throw refuse("link-not-valid", "give-up");
    if (player.id === caller.player.id) return meOf(services, player);
    if (leaving !== caller.player.id && !(await isUnusedGuest(services, caller.player))) {
      throw refuse("signed-in-as-another", "correct", { now: caller.player.name, other: player.name });
    }
    await signInAs(services, caller, player.id);
    return meOf(services, player);
  },
  "me/kept": async (services, caller) => ({
    players: (await usedPlayers(services, await keptPlayers(services, caller))).map(({ id, name }) => ({
      player: id,
      name,
    })),
  }),
  async "me/switch"(services, caller, input) {
    const player = (await keptPlayers(services, caller)).find(({ id }) => id === input.player);
    if (!player) throw refuse("player-not-kept", "give-up");
    caller.setToken?.(player.token);
    return meOf(services, player);
  },
  async "me/merge"(services, caller, input) {
    const merged = (await keptPlayers(services, caller)).find(({ id }) => id === input.player);
    if (!merged) throw refuse("player-not-kept", "give-up");
    await mergePlayers(services, merged, caller.player);
    return meOf(services, caller.player);
  },
  async "me/leave-other-devices"(services, { player, tokenHash }) {
    await services.store.players.removeOtherTokens(player.id, tokenHash);
    await refreshConnections(services, player.id);
    return meOf(services, player);
  },

  "passkey/offer": (services, { player }) => offerPasskey(services, player),
  async "passkey/add"(services, { player }, input) {
    await addPasskey(services, player, input);
    return meOf(services, player);
  },
  "passkey/challenge": (services) => challengePasskey(services),
  async "passkey/enter"(services, caller, input) {
    const player = await signInByPasskey(services, input);
    await signInAs(services, caller, player.id);
    return meOf(services, player);
  },
};

async function signInAs(services: Services, { setToken }: Caller, player: string): Promise<void> {
  if (!setToken) throw new Error("sign-in needs HTTP");
  setToken(await addDevice(services, player));
}

/** Changes the name at all tables that are not over, except at seats that had a name of their own. */
async function renameAtTables(services: Services, player: string, before: string, after: string): Promise<void> {
  const rename = (document: TableDocument): TableDocument =>
    document.seats.reduce(
      (changed, seat, index) =>
        seat.kind === "person" && seat.player === player && seat.name === before
          ? withSeat(changed, index, { ...seat, name: after })
          : changed,
      document,
    );
  for (const { document } of await services.store.tables.ofPlayer(player, MAX_RENAMED_TABLES)) {
    if (document.status === "finished") continue;
    await services.tables.run(document.id, (table) => changeTable(services, table, rename));
  }
}
