import type { Seat } from "@rondel/engine";
import { t } from "../messages/messages.ts";
import type { OwnSeats, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { Confirmed } from "./Confirmed.tsx";

/** The people who share this device: each can change the name, and resign as long as another person plays. */
export function OwnSeatList({ session, own }: { readonly session: TableSession; readonly own: OwnSeats }) {
  const { seats, status } = session.table.value;
  const mine = session.mine.value;
  if (status !== "running" || mine.length === 0) return null;
  return (
    <details class="table-options own-seats">
      <summary>{t("menu.people")}</summary>
      <ul>
        {mine.map((seat) => (
          <li key={seat}>
            <SeatNameForm seat={seat} name={seats[seat]?.name ?? ""} own={own} />
            {mine.length > 1 && (
              <Confirmed
                label={t("resign.seat", { name: seats[seat]?.name ?? "" })}
                about={t("resign.about")}
                run={() => own.resign(seat)}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SeatNameFormProps {
  readonly seat: Seat;
  readonly name: string;
  readonly own: OwnSeats;
}

function SeatNameForm({ seat, name, own }: SeatNameFormProps) {
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get("name")).trim();
    if (text && text !== name) void showRefusal(own.rename(seat, text));
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label class="field">
        <span>{t("menu.nameOf", { name })}</span>
        <input class="input" name="name" maxLength={40} autocomplete="off" defaultValue={name} />
      </label>
      <button type="submit" class="btn">
        {t("settings.save")}
      </button>
    </form>
  );
}
