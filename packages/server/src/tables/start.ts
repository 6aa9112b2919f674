import { beginMatch, chanceSource, type MatchHeader } from "@rondel/engine";
import type { House } from "../house.ts";
import { turnsBetween } from "../play/announce.ts";
import { dueAt, setAlarm } from "../play/duties.ts";
import { foldAtStart } from "../play/open.ts";
import { beginTurns, waitingBits } from "../play/record.ts";
import type { Room } from "../play/room.ts";
import { foldOf } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import { changeTable } from "./change.ts";
import { personsAt, type TableDocument } from "./document.ts";

/** Begins the match of a full table. */
export async function startMatch(house: House, room: Room): Promise<void> {
  const { document } = room;
  const free = document.seats.flatMap(({ kind }, seat) => (kind === "open" || kind === "invited" ? [seat] : []));
  if (free.length > 0) throw refuse("seats-are-free", "wait", { seats: free });
  const served = house.shelf.find(document.game, document.rulesVersion);
  if (!served) throw refuse("rules-version-missing", "give-up", { rulesVersion: document.rulesVersion });

  const header = headerOf(document);
  const source = chanceSource(header.chance, header.id, room.secret);
  if (!source) throw new Error(`the secret of ${room.id} does not keep its commitment`);
  const begun = beginMatch(served.game, header, source);
  if ("refused" in begun) throw refuse(begun.refused.code, "choose-another", begun.refused.params);
  const startedAt = Date.now();
  const { setupDraws } = begun.match;

  const fold = foldAtStart(served, document.clock, begun.match, startedAt);
  const waiting = waitingBits(room, fold);
  const dues = { waiting, dueAt: dueAt(house, room, fold) };
  await changeTable(
    house,
    room,
    (latest) => {
      // The header was made from what is on the table; somebody who joined or left meanwhile begins it anew.
      if (latest !== document) throw refuse("table-has-changed", "refresh");
      return { ...latest, status: "running", started: startedAt };
    },
    () => house.store.matches.beginning({ header, setupDraws, startedAt }, dues),
  );
  await foldOf(house, room);
  beginTurns(house, room, turnsBetween(room, 0, waiting));
  setAlarm(house, room, dues.dueAt);
}

function headerOf(document: TableDocument): MatchHeader {
  const entropy = personsAt(document).flatMap((person) => (person.entropy === null ? [] : [person.entropy]));
  return {
    game: document.game,
    rulesVersion: document.rulesVersion,
    id: document.id,
    players: document.seats.length,
    options: document.options,
    chance: { kind: "fair", commitment: document.commitment, entropy },
    begin: "setup",
    statements: [],
  };
}
