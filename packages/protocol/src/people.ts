import * as v from "valibot";
import { Moment, PlayerId, PlayerName } from "./basics.ts";

/**
 * What a player wants of another one. Muted: their chat is hidden. Blocked: also no private chat in either direction, they cannot
 * join tables that the player hosts, and their invitations and tables are not listed.
 */
export const Relation = v.picklist(["muted", "blocked"]);
export type Relation = v.InferOutput<typeof Relation>;

export const SetRelation = v.object({ player: PlayerId, relation: v.nullable(Relation) });

/** The people whom the player has muted or blocked. Nobody else can see the list. */
export const People = v.object({
  people: v.array(v.object({ player: PlayerId, name: PlayerName, relation: Relation, since: Moment })),
});
export type People = v.InferOutput<typeof People>;
