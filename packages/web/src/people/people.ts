import { signal } from "@preact/signals";
import type { People, Relation } from "@rondel/protocol";
import { request } from "../api/request.ts";
import type { SessionRefusal } from "../session/session.ts";

/** The people whom the player has muted or blocked; undefined until they are loaded. */
export const people = signal<People["people"] | undefined>(undefined);

export async function loadPeople(): Promise<SessionRefusal | undefined> {
  const reply = await request("people/list", {});
  if ("refused" in reply) return reply.refused;
  people.value = reply.answer.people;
  return undefined;
}

/** Mutes or blocks a player for oneself; null ends both. */
export async function setRelation(player: string, relation: Relation | null): Promise<SessionRefusal | undefined> {
  const reply = await request("people/set", { player, relation });
  if ("refused" in reply) return reply.refused;
  people.value = reply.answer.people;
  return undefined;
}

export function relationTo(player: string): Relation | undefined {
  return people.value?.find((other) => other.player === player)?.relation;
}
