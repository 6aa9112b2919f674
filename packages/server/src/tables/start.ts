import { chanceSource, createMatch, type MatchHeader } from "@rondel/engine";
import type { House } from "../house.ts";
import { turnsBetween } from "../play/announce.ts";
import { dueAt, setAlarm } from "../play/duties.ts";
import type { Fold } from "../play/fold.ts";
import { foldAtStart, openFold, restartClocks } from "../play/open.ts";
import { beginTurns, waitingBits } from "../play/record.ts";
import type { Room } from "../play/room.ts";
import type { ServedGame } from "../play/served-game.ts";
import { foldOf } from "../play/sync.ts";
import { refuse } from "../refuse.ts";
import { changeTable } from "./change.ts";
import { personsAt, type TableDocument } from "./document.ts";
import { insistOnFull } from "./make.ts";

/** Begins the match of a full table, or goes on with the one that was brought to it. */
export async function startMatch(house: House, room: Room): Promise<void> {
  const { document } = room;
  insistOnFull(document.seats);
  const served = house.shelf.find(document.game, document.rulesVersion);
  if (!served) throw refuse("rules-version-missing", "give-up", { rulesVersion: document.rulesVersion });

  const startedAt = Date.now();
  const fold =
    document.brought === undefined
      ? beginHere(room, served, startedAt)
      : await goOnHere(house, room, served, startedAt);
  const { setupDraws } = fold.match;
  const header = { ...fold.match.header, chance: chanceOf(document) };
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
    () => house.store.matches.beginning({ header, setupDraws, startedAt, brought: document.brought ?? 0 }, dues),
  );
  await foldOf(house, room);
  beginTurns(house, room, turnsBetween(room, 0, waiting));
  setAlarm(house, room, dues.dueAt);
}

function beginHere(room: Room, served: ServedGame, startedAt: number): Fold {
  const { document } = room;
  const header: MatchHeader = {
    game: document.game,
    rulesVersion: document.rulesVersion,
    id: document.id,
    players: document.seats.length,
    options: document.options,
    chance: chanceOf(document),
    begin: "setup",
    statements: [],
  };
  const source = chanceSource(header.chance, header.id, room.secret);
  if (!source) throw new Error(`the secret of ${room.id} does not keep its commitment`);
  const begun = createMatch(served.game, header, source);
  if ("refused" in begun) throw refuse(begun.refused.code, "choose-another", begun.refused.params);
  return foldAtStart(served, document.clock, begun.match, startedAt);
}

async function goOnHere(house: House, room: Room, served: ServedGame, startedAt: number): Promise<Fold> {
  const opened = await openFold(house.store, served, room.document.clock, room.id);
  if ("unavailable" in opened) throw refuse(opened.unavailable.code, "give-up", opened.unavailable.params);
  restartClocks(opened.fold, startedAt);
  return opened.fold;
}

/** Whatever is drawn from now on is bound to the commitment of the table and to what its players added. */
export function chanceOf(document: TableDocument): MatchHeader["chance"] {
  const entropy = personsAt(document).flatMap((person) => (person.entropy === null ? [] : [person.entropy]));
  return { kind: "fair", commitment: document.commitment, entropy };
}
