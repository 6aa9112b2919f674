import type { People } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { refreshConnections } from "../identity/guests.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";

const MAX_PEOPLE = 500;

export const peopleCommands: Handlers<"people/list" | "people/set"> = {
  "people/list": (services, { player }) => peopleOf(services, player.id),

  async "people/set"(services, { player }, { player: other, relation }) {
    const { people } = await peopleOf(services, player.id);
    const isKnown = other !== player.id && (await services.store.players.byId(other)) !== undefined;
    if (!isKnown) throw refuse("cannot-block", "give-up");
    if (relation !== null && people.length >= MAX_PEOPLE)
      throw refuse("too-many-people", "give-up", { most: MAX_PEOPLE });
    await services.store.relations.set(player.id, other, relation);
    await refreshConnections(services, player.id);
    return peopleOf(services, player.id);
  },
};

async function peopleOf({ store }: Services, player: string): Promise<People> {
  return { people: await store.relations.of(player) };
}
