import type { Signal } from "@preact/signals";
import type { Door } from "../router.ts";
import { preferences } from "../settings/preferences.ts";
import { say } from "../words/words.ts";
import { KINDS, type SeatKind, type SeatWish } from "./plan.ts";

interface SeatListProps {
  readonly door: Door;
  readonly seats: Signal<SeatWish[]>;
}

/** One row a seat: who plays it, and under which name if somebody at this device does. */
export function SeatList({ door, seats }: SeatListProps) {
  const change = (seat: number, wish: Partial<SeatWish>) => {
    seats.value = seats.value.map((other, place) => (place === seat ? { ...other, ...wish } : other));
  };
  return (
    <ol class="seats">
      {seats.value.map(({ kind, name }, seat) => {
        const number = seat + 1;
        return (
          <li key={number}>
            <span class="label">{say("new.seat", { number })}</span>
            <select
              class="select"
              aria-label={say("new.kind", { number })}
              value={kind}
              onChange={(event) => change(seat, { kind: event.currentTarget.value as SeatKind })}
            >
              {KINDS[door].map((one) => (
                <option key={one} value={one}>
                  {say(`new.seat.${one}`)}
                </option>
              ))}
            </select>
            {(kind === "me" || kind === "person") && door !== "online" && (
              <input
                class="input"
                aria-label={say("new.name", { number })}
                placeholder={(kind === "me" && preferences.name.value) || say("new.person", { number })}
                maxLength={40}
                value={name}
                onInput={(event) => change(seat, { name: event.currentTarget.value })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
