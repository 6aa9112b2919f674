import { appendAction, asSeat, type ChanceSource, chanceSource, takeBackTo } from "@rondel/engine";
import type { Asking } from "../clocks/clock.ts";
import type { House } from "../house.ts";
import { Refused, refuseByGame } from "../refuse.ts";
import type { Turn } from "../store/database.ts";
import type { Author } from "../store/matches.ts";
import { changeTable } from "../tables/change.ts";
import { botAt } from "../tables/document.ts";
import { announceEntry, announceTurns, turnsBetween, wordsFor } from "./announce.ts";
import { dueAt, setAlarm } from "./duties.ts";
import { type Advance, advance, askingOf, changingParts, type Fold, rollBack } from "./fold.ts";
import { dueSnapshot, remember } from "./open.ts";
import type { Room } from "./room.ts";
import { dropFold, dropLongFold, foldOf, readEntries } from "./sync.ts";

/** Another process wrote an entry first. Memory has been brought up to date; whoever wanted to write looks again. */
export class LostRace extends Refused {
  constructor() {
    super({ code: "stale-number", params: {}, advice: "refresh" });
  }
}

/** Plays an action and returns when it is durable: the number of its seat's stream. */
export async function playAction(
  house: House,
  room: Room,
  seat: number,
  action: unknown,
  author: Author,
): Promise<number> {
  const fold = room.fold ?? (await foldOf(house, room));
  const { match } = fold;
  const before = beforeEntry(house, room, fold);
  const answer = appendAction(match, match.entries.length, asSeat(seat), action, sourceOf(room, fold));
  if ("refused" in answer) throw refuseByGame(answer.refused);
  const entry = match.entries[match.entries.length - 1];
  if (!entry) throw new Error("an appended entry is missing");
  const { asking } = before;
  const done = advance(fold, { entry, events: answer.events, author, at: Date.now(), before: asking, by: seat });
  await record(house, room, fold, done, before);
  return done.logged.seen[seat] ?? 0;
}

/** Goes back to an earlier entry; whoever calls has made sure that it may be done. */
export async function playTakeback(house: House, room: Room, to: number, by: number | undefined): Promise<Fold> {
  const fold = await foldOf(house, room);
  const { match } = fold;
  await remember(house.store, fold, to);
  const before = beforeEntry(house, room, fold);
  const answer = takeBackTo(match, match.entries.length, to);
  if ("refused" in answer) throw refuseByGame(answer.refused);
  const entry = { kind: "takeback", to } as const;
  const { asking } = before;
  const done = advance(fold, { entry, events: [], author: "hand", at: Date.now(), before: asking, by });
  await record(house, room, fold, done, before);
  return fold;
}

/** What has to be remembered of a match before an entry changes it. */
interface Before {
  readonly asking: Asking;
  readonly waiting: number;
  readonly dueAt: number | null;
  readonly parts: ReturnType<typeof changingParts>;
}

function beforeEntry(house: House, room: Room, fold: Fold): Before {
  return {
    asking: askingOf(fold.served, fold.match),
    waiting: waitingBits(room, fold),
    dueAt: dueAt(house, room, fold),
    parts: changingParts(fold),
  };
}

async function record(house: House, room: Room, fold: Fold, done: Advance, before: Before): Promise<void> {
  const waiting = waitingBits(room, fold);
  const dues = { waiting, dueAt: dueAt(house, room, fold) };
  const turns = turnsBetween(room, before.waiting, waiting);
  const words = wordsFor(room, fold, done);
  let stored: boolean;
  try {
    stored = await house.store.matches.append(room.id, done.logged, dues, turns, before.dueAt);
  } catch (error) {
    // Memory is ahead of the store, or it is unknown whether it is: the log decides, on the next reading.
    dropFold(room);
    throw error;
  }
  if (!stored) {
    rollBack(fold, before.parts);
    await readEntries(house, room, fold);
    throw new LostRace();
  }
  house.metrics.entries.count(done.logged.author);
  announceEntry(house, room, fold, words);
  beginTurns(house, room, turns);
  saveSnapshot(house, room, fold);
  if (fold.match.deciders.length === 0) await endMatch(house, room, fold);
  setAlarm(house, room, dues.dueAt);
  dropLongFold(room);
}

/** Tells of turns that begin and end, and sees to it that whoever is away is reminded. */
export function beginTurns(house: House, room: Room, turns: readonly Turn[]): void {
  announceTurns(house, room.id, turns, room);
  for (const [player, yours] of turns) if (yours) house.reminding.turnOf(player, room.id);
}

/** Writes the result into the description of the table. Done again on opening, should a crash have come between. */
export async function endMatch(house: House, room: Room, fold: Fold): Promise<void> {
  if (room.document.status !== "running") return;
  const outcome = fold.served.game.outcome(fold.match.state) ?? null;
  await changeTable(house, room, (document) =>
    document.status === "running"
      ? { ...document, status: "finished", outcome, ended: fold.at, takeback: null }
      : document,
  );
  await house.store.matches.setDue(room.id, null);
}

/** One bit for each seat whose person owes a decision. */
export function waitingBits(room: Room, fold: Fold): number {
  return fold.match.deciders.reduce(
    (bits, seat) => (botAt(room.document, seat) === undefined ? bits | (1 << seat) : bits),
    0,
  );
}

function sourceOf(room: Room, fold: Fold): ChanceSource {
  const { header } = fold.match;
  room.chance ??= chanceSource(header.chance, header.id, room.secret);
  if (!room.chance) throw new Error(`the secret of ${room.id} does not keep its commitment`);
  return room.chance;
}

/** Snapshots may be lost without harm, so nobody waits for them. */
function saveSnapshot(house: House, room: Room, fold: Fold): void {
  const text = dueSnapshot(fold, room.lastSnapshot);
  if (text === undefined) return;
  const number = fold.match.entries.length;
  room.lastSnapshot = number;
  house.store.matches.saveSnapshot(room.id, number, text).catch((error: unknown) => {
    house.log.warn({ table: room.id, error }, "a snapshot could not be kept");
  });
}
