import type { Signal } from "@preact/signals";
import { type Level, OFFERED_LEVELS } from "@rondel/bots/levels";
import { t } from "../messages/messages.ts";
import type { PlayMode } from "../router.ts";
import { preferences } from "../settings/preferences.ts";
import { TemperamentSelect } from "../ui/TemperamentSelect.tsx";
import { SEAT_KINDS, type SeatChoice, type SeatKind } from "./seat-choices.ts";

interface SeatListProps {
  readonly mode: PlayMode;
  readonly seats: Signal<SeatChoice[]>;
  /** True if bots of this game can be chosen by level. */
  readonly hasBotLevels: boolean;
}

/** One row for each seat: its player, and the name of a person at this device. */
export function SeatList({ mode, seats, hasBotLevels }: SeatListProps) {
  const change = (seat: number, choice: Partial<SeatChoice>) => {
    seats.value = seats.value.map((other, index) => (index === seat ? { ...other, ...choice } : other));
  };
  return (
    <ol class="seats">
      {seats.value.map(({ kind, name, level, temperament }, seat) => {
        const number = seat + 1;
        return (
          <li key={number}>
            <span class="label">{t("new.seat", { number })}</span>
            <select
              class="select"
              aria-label={t("new.kind", { number })}
              value={selectValue({ kind, level }, hasBotLevels)}
              onChange={(event) => change(seat, parseSelectValue(event.currentTarget.value))}
            >
              {SEAT_KINDS[mode].flatMap((one) =>
                selectOptions(one, hasBotLevels).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                )),
              )}
            </select>
            {kind === "bot" && hasBotLevels && level !== "random" && (
              <TemperamentSelect
                number={number}
                value={temperament}
                mayBeMixed={true}
                onChoose={(chosen) => change(seat, { temperament: chosen })}
              />
            )}
            {(kind === "me" || kind === "person") && mode !== "online" && (
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

type KindAndLevel = Pick<SeatChoice, "kind" | "level">;

/** The options of the select for a kind of seat: one for each level of a bot. */
function selectOptions(kind: SeatKind, hasBotLevels: boolean): { readonly value: string; readonly label: string }[] {
  if (kind !== "bot" || !hasBotLevels) return [{ value: kind, label: t(`new.seat.${kind}`) }];
  return OFFERED_LEVELS.map((level) => ({ value: selectValue({ kind, level }, true), label: t(`level.${level}`) }));
}

function selectValue({ kind, level }: KindAndLevel, hasBotLevels: boolean): string {
  return kind === "bot" && hasBotLevels ? `bot ${level}` : kind;
}

function parseSelectValue(value: string): Partial<KindAndLevel> {
  const [kind, level] = value.split(" ");
  return level === undefined ? { kind: kind as SeatKind } : { kind: "bot", level: level as Level };
}
