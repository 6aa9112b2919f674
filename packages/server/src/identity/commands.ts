import type { Caller, Handlers } from "../door/caller.ts";
import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import { changeTable } from "../tables/change.ts";
import { type TableDocument, withSeat } from "../tables/document.ts";
import { addDevice, describe, refreshConnections } from "./guests.ts";
import { addPasskey, challengePasskey, enterByPasskey, offerPasskey } from "./passkeys.ts";
import { hashOf, newSecret } from "./secrets.ts";

const TABLES_TO_RENAME = 200;

export const identityCommands: Handlers<
  | "me/enter"
  | "me/rename"
  | "me/link"
  | "me/unlink"
  | "me/follow"
  | "me/leave-other-devices"
  | "passkey/offer"
  | "passkey/add"
  | "passkey/challenge"
  | "passkey/enter"
> = {
  "me/enter": (house, { player }) => describe(house, player),

  async "me/rename"(house, { player }, { name }) {
    await house.store.players.rename(player.id, name);
    await refreshConnections(house, player.id);
    await renameAtTables(house, player.id, player.name, name);
    return describe(house, { ...player, name, nameIsGiven: false });
  },

  async "me/link"(house, { player }) {
    const secret = newSecret();
    await house.store.players.removeLinks(player.id);
    await house.store.players.addEntrance(hashOf(secret), player.id, "link");
    return { secret };
  },
  async "me/unlink"(house, { player }) {
    await house.store.players.removeLinks(player.id);
    return describe(house, player);
  },
  async "me/follow"(house, caller, { secret }) {
    const player = await house.store.players.byEntrance(hashOf(secret), "link");
    if (!player) throw refuse("link-not-valid", "give-up");
    await enterAs(house, caller, player.id);
    return describe(house, player);
  },
  async "me/leave-other-devices"(house, { player, entrance }) {
    await house.store.players.removeEntrancesBut(player.id, entrance);
    await refreshConnections(house, player.id);
    return describe(house, player);
  },

  "passkey/offer": (house, { player }) => offerPasskey(house, player),
  async "passkey/add"(house, { player }, input) {
    await addPasskey(house, player, input);
    return describe(house, player);
  },
  "passkey/challenge": (house) => challengePasskey(house),
  async "passkey/enter"(house, caller, input) {
    const player = await enterByPasskey(house, input);
    await enterAs(house, caller, player.id);
    return describe(house, player);
  },
};

async function enterAs(house: House, caller: Caller, player: string): Promise<void> {
  if (!caller.enterWith) throw new Error("only over HTTP can somebody become another player");
  caller.enterWith(await addDevice(house, player));
}

/** A new name shows at every table that is not over, except where another name was chosen for the seat. */
async function renameAtTables(house: House, player: string, before: string, after: string): Promise<void> {
  const rename = (document: TableDocument): TableDocument =>
    document.seats.reduce(
      (changed, seat, index) =>
        seat.kind === "person" && seat.player === player && seat.name === before
          ? withSeat(changed, index, { ...seat, name: after })
          : changed,
      document,
    );
  for (const { document } of await house.store.tables.ofPlayer(player, TABLES_TO_RENAME)) {
    if (document.status === "finished") continue;
    await house.rooms.enter(document.id, (room) => changeTable(house, room, rename));
  }
}
