import type { ChatLine, ChatRoom } from "@rondel/protocol";
import { hiddenFrom } from "../people/relations.ts";
import type { LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { LineRange, StoredLine } from "../store/chat.ts";
import { personAt, seatsOf, type TableDocument } from "../tables/document.ts";

/** The people on the seats of a room, in the order of the seats; null for a bot or an open seat. */
export function peopleIn(document: TableDocument, room: ChatRoom): (string | null)[] | null {
  return room === "table" ? null : room.map((seat) => personAt(document, seat)?.player ?? null);
}

/** Reads lines that a player may read. A private line belongs to the people in its room when it was sent, not to their seats. */
export async function readLines(
  services: Services,
  table: LiveTable,
  player: string,
  range: LineRange,
  hidden: ReadonlySet<string> = NOBODY,
): Promise<StoredLine[]> {
  const rooms = chatRoomsOf(seatsOf(table.document, player), table.document.seats.length);
  return services.store.chat.lines(table.id, { player, rooms, hidden }, range);
}

const NOBODY: ReadonlySet<string> = new Set();

/** The lines that a player wants to read: without those of people whom the player has muted or blocked. */
export async function shownLines(
  services: Services,
  table: LiveTable,
  player: string,
  range: LineRange,
): Promise<ChatLine[]> {
  const hidden = await hiddenFrom(services, player);
  const lines = await readLines(services, table, player, range, hidden);
  return lines.map((line) => lineNow(table.document, line));
}

export function mayRead(document: TableDocument, { line, people }: StoredLine, player: string): boolean {
  if (line.room === "table") return true;
  if (people) return people.includes(player);
  return line.room.some((seat) => personAt(document, seat)?.player === player);
}

/** A line with the seats that its people have now. An author who has left the seat is named. */
export function lineNow(document: TableDocument, { line, author, people, name }: StoredLine): ChatLine {
  if (line.kind === "notice" || author === null) return line;
  const seat = seatNow(document, author, line.seat);
  const room = line.room === "table" || !people ? line.room : roomNow(document, line.room, people);
  return seat === undefined ? { ...line, room, name: name ?? "" } : { ...line, room, seat };
}

function roomNow(document: TableDocument, room: readonly number[], people: readonly (string | null)[]): number[] {
  const seats = room.map((seat, index) => seatNow(document, people[index] ?? null, seat) ?? seat);
  return [...new Set(seats)].sort((left, right) => left - right);
}

/** The seat of a person: the former one if it is still theirs, or another of theirs. */
function seatNow(document: TableDocument, player: string | null, seat: number): number | undefined {
  if (player === null) return undefined;
  const seats = seatsOf(document, player);
  return seats.includes(seat) ? seat : seats[0];
}

/** The chat rooms of these seats: the table, and all groups that contain one of them. */
function chatRoomsOf(seats: readonly number[], players: number): ChatRoom[] {
  const rooms: ChatRoom[] = ["table"];
  for (let bits = 0; bits < 1 << players; bits++) {
    const members = Array.from({ length: players }, (_, seat) => seat).filter((seat) => bits & (1 << seat));
    if (members.length >= 2 && members.some((seat) => seats.includes(seat))) rooms.push(members);
  }
  return rooms;
}
