import type { Seat } from "@rondel/engine";
import type { ChatRoom } from "@rondel/protocol";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { sameRoom, type Unread } from "./unread.ts";

interface ChatRoomsProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly viewer: Seat;
  readonly room: ChatRoom;
  readonly unread: Unread;
  onChoose(room: ChatRoom): void;
}

/** Buttons to choose the members of a chat room, and shortcuts to rooms with unread lines. */
export function ChatRooms({ session, messages, viewer, unread, room, onChoose }: ChatRoomsProps) {
  const others = otherPeople(session, viewer);
  if (others.length < 2) return null;
  const members = room === "table" ? [] : room.filter((seat) => seat !== viewer);
  const toggle = (seat: number) => {
    const next = members.includes(seat) ? members.filter((one) => one !== seat) : [...members, seat];
    onChoose(next.length === 0 ? "table" : [...next, viewer].sort((one, other) => one - other));
  };
  return (
    <fieldset class="rooms">
      <legend class="label">{t("chat.with")}</legend>
      <button type="button" class="chip" aria-pressed={room === "table"} onClick={() => onChoose("table")}>
        {t("chat.everyone")}
      </button>
      {others.map((seat) => (
        <button
          type="button"
          class="chip"
          key={seat}
          aria-pressed={members.includes(seat)}
          onClick={() => toggle(seat)}
        >
          {messages.seat(seat)}
        </button>
      ))}
      {unread.rooms
        .filter((other) => !sameRoom(other.room, room))
        .map((other) => (
          <button type="button" class="btn quiet small" key={String(other.room)} onClick={() => onChoose(other.room)}>
            {t("chat.unread", {
              names: other.room === "table" ? t("chat.everyone") : otherNames(other.room, viewer, messages),
              count: other.count,
            })}
          </button>
        ))}
    </fieldset>
  );
}

/** The seats of the other people at the table. With two or more of them a message can be private. */
export function otherPeople(session: TableSession, viewer: Seat): readonly number[] {
  return session.table.value.seats.flatMap(({ kind }, seat) => (seat !== viewer && kind === "person" ? [seat] : []));
}

export function otherNames(room: readonly number[], viewer: number, messages: GameMessages): string {
  return messages.list(room.filter((seat) => seat !== viewer).map((seat) => messages.seat(seat)));
}
