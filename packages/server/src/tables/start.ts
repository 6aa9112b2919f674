import { chanceSource, createMatch, type MatchHeader } from "@rondel/engine";
import { turnsBetween } from "../play/broadcast.ts";
import type { LiveMatch } from "../play/live-match.ts";
import type { LiveTable } from "../play/live-table.ts";
import { newLiveMatch, openLiveMatch, restartClocks } from "../play/open.ts";
import { startTurns, waitingBits } from "../play/record.ts";
import { dueAt, schedule } from "../play/scheduler.ts";
import type { ServedGame } from "../play/served-game.ts";
import { liveMatchOf } from "../play/sync.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "./change.ts";
import { personsAt, type TableDocument } from "./document.ts";
import { requireFull } from "./make.ts";

/** Begins the match of a full table, or goes on with the one that was brought to it. */
export async function startMatch(services: Services, table: LiveTable): Promise<void> {
  const { document } = table;
  requireFull(document.seats);
  const served = services.games.find(document.game, document.rulesVersion);
  if (!served) throw refuse("rules-version-missing", "give-up", { rulesVersion: document.rulesVersion });

  const startedAt = Date.now();
  const live =
    document.brought === undefined
      ? createMatchHere(table, served, startedAt)
      : await resumeImported(services, table, served, startedAt);
  const { setupDraws } = live.match;
  const header = { ...live.match.header, chance: chanceOf(document) };
  const waiting = waitingBits(table, live);
  const dues = { waiting, dueAt: dueAt(services, table, live) };
  await changeTable(
    services,
    table,
    (latest) => {
      // The header was made from what is on the table; somebody who joined or left meanwhile begins it anew.
      if (latest !== document) throw refuse("table-has-changed", "refresh");
      return { ...latest, status: "running", started: startedAt };
    },
    () => services.store.matches.startQueries({ header, setupDraws, startedAt, brought: document.brought ?? 0 }, dues),
  );
  await liveMatchOf(services, table);
  startTurns(services, table, turnsBetween(table, 0, waiting));
  schedule(services, table, dues.dueAt);
}

function createMatchHere(table: LiveTable, served: ServedGame, startedAt: number): LiveMatch {
  const { document } = table;
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
  const source = chanceSource(header.chance, header.id, table.secret);
  if (!source) throw new Error(`the secret of ${table.id} does not keep its commitment`);
  const begun = createMatch(served.game, header, source);
  if ("refused" in begun) throw refuseByGame(begun.refused);
  return newLiveMatch(served, document.clock, begun.match, startedAt);
}

async function resumeImported(
  services: Services,
  table: LiveTable,
  served: ServedGame,
  startedAt: number,
): Promise<LiveMatch> {
  const opened = await openLiveMatch(services.store, served, table.document.clock, table.id);
  if ("unavailable" in opened) throw refuseByGame(opened.unavailable, "give-up");
  restartClocks(opened.live, startedAt);
  return opened.live;
}

/** Whatever is drawn from now on is bound to the commitment of the table and to what its players added. */
export function chanceOf(document: TableDocument): MatchHeader["chance"] {
  const entropy = personsAt(document).flatMap((person) => (person.entropy === null ? [] : [person.entropy]));
  return { kind: "fair", commitment: document.commitment, entropy };
}
