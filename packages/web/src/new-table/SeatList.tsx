import type { Signal } from "@preact/signals";
import { type Level, OFFERED_LEVELS } from "@rondel/bots/levels";
import { t } from "../messages/messages.ts";
import type { PlayMode } from "../router.ts";
import { preferences } from "../settings/preferences.ts";
import { KINDS, type SeatKind, type SeatWish } from "./plan.ts";

interface SeatListProps {
  readonly door: PlayMode;
  readonly seats: Signal<SeatWish[]>;
  /** Whether bots know this game and can be chosen by level. */
  readonly canThink: boolean;
}

/** One row a seat: who plays it, and under which name if somebody at this device does. */
export function SeatList({ door, seats, canThink }: SeatListProps) {
  const change = (seat: number, wish: Partial<SeatWish>) => {
    seats.value = seats.value.map((other, place) => (place === seat ? { ...other, ...wish } : other));
  };
  return (
    <ol class="seats">
      {seats.value.map(({ kind, name, level }, seat) => {
        const number = seat + 1;
        return (
          <li key={number}>
            <span class="label">{t("new.seat", { number })}</span>
            <select
              class="select"
              aria-label={t("new.kind", { number })}
              value={choiceFor({ kind, level }, canThink)}
              onChange={(event) => change(seat, readValue(event.currentTarget.value))}
            >
              {KINDS[door].flatMap((one) =>
                choicesOf(one, canThink).map(({ value, words }) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                )),
              )}
            </select>
            {(kind === "me" || kind === "person") && door !== "online" && (
              <input
                class="input"
                aria-label={t("new.name", { number })}
                placeholder={(kind === "me" && preferences.name.value) || t("new.person", { number })}
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

type KindAndLevel = Pick<SeatWish, "kind" | "level">;

/** A bot that knows the game is offered at every level. */
function choicesOf(kind: SeatKind, canThink: boolean): { readonly value: string; readonly words: string }[] {
  if (kind !== "bot" || !canThink) return [{ value: kind, words: t(`new.seat.${kind}`) }];
  return OFFERED_LEVELS.map((level) => ({ value: choiceFor({ kind, level }, true), words: t(`level.${level}`) }));
}

function choiceFor({ kind, level }: KindAndLevel, canThink: boolean): string {
  return kind === "bot" && canThink ? `bot ${level}` : kind;
}

function readValue(value: string): Partial<KindAndLevel> {
  const [kind, level] = value.split(" ");
  return level === undefined ? { kind: kind as SeatKind } : { kind: "bot", level: level as Level };
}
