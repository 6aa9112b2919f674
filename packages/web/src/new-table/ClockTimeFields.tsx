import type { Signal } from "@preact/signals";
import type { ClockRule } from "@rondel/protocol";
import { t } from "../messages/messages.ts";
import { type ClockTimes, TIME_LIMITS } from "./clock-times.ts";

const FIELDS = {
  none: [],
  live: [
    ["minutes", "clock.minutes"],
    ["seconds", "clock.increment"],
  ],
  slow: [
    ["hours", "clock.hours"],
    ["saved", "clock.saved"],
  ],
} as const;

interface ClockTimeFieldsProps {
  readonly kind: ClockRule["kind"];
  readonly times: Signal<ClockTimes>;
}

/** The times of the chosen clock, which the player may change. */
export function ClockTimeFields({ kind, times }: ClockTimeFieldsProps) {
  if (kind === "none") return null;
  return (
    <div class="clock-times">
      {FIELDS[kind].map(([name, key]) => (
        <label class="field" key={name}>
          <span>{t(key)}</span>
          <input
            class="input"
            type="number"
            inputMode="numeric"
            min={TIME_LIMITS[name][0]}
            max={TIME_LIMITS[name][1]}
            value={times.value[name]}
            onChange={(event) => {
              times.value = { ...times.value, [name]: event.currentTarget.valueAsNumber };
            }}
          />
        </label>
      ))}
    </div>
  );
}
