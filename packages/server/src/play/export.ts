import { HASH_EVERY, matchToText, recreateMatch, stateHash } from "@rondel/engine";
import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import { appendEntry } from "./open.ts";
import type { Room } from "./room.ts";
import { foldOf } from "./sync.ts";

/** The file of a finished match with its secret. While it runs the log stays here: it holds everybody's hidden things. */
export async function exportMatch(house: House, room: Room): Promise<string> {
  if (room.document.status !== "finished") throw refuse("match-is-running", "wait");
  const { served } = await foldOf(house, room);
  const stored = await house.store.matches.get(room.id);
  const begun = stored && recreateMatch(served.game, stored.header, stored.setupDraws);
  if (!begun || "refused" in begun) throw new Error(`match ${room.id} cannot be begun again`);
  const { match } = begun;
  const hashes = new Map([[0, stateHash(match.game, match.state)]]);
  for (const { number, entry } of await house.store.matches.entries(room.id, 0)) {
    const answer = appendEntry(match, entry);
    if ("code" in answer) throw new Error(`a stored entry is refused: ${answer.code}`);
    if (number % HASH_EVERY === 0) hashes.set(number, stateHash(match.game, match.state));
  }
  const { brought } = room.document;
  const header = brought === undefined ? match.header : { ...match.header, brought };
  return matchToText({ ...match, header }, hashes, room.secret);
}
