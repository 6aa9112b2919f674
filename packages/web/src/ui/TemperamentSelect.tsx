import { isTemperament, TEMPERAMENTS, type Temperament } from "@rondel/bots/temperaments";
import { t } from "../messages/messages.ts";

interface TemperamentSelectProps {
  /** The number of the seat, from 1. */
  readonly number: number;
  readonly value: Temperament | undefined;
  /** Whether a bot may get its temperament by its seat. */
  readonly mayBeMixed: boolean;
  readonly onChoose: (temperament: Temperament | undefined) => void;
}

/** The choice of a bot's temperament. */
export function TemperamentSelect({ number, value, mayBeMixed, onChoose }: TemperamentSelectProps) {
  return (
    <select
      class="select"
      aria-label={t("temperament.label", { number })}
      value={value ?? MIXED}
      onChange={({ currentTarget: { value: chosen } }) => onChoose(isTemperament(chosen) ? chosen : undefined)}
    >
      {mayBeMixed && <option value={MIXED}>{t("temperament.mixed")}</option>}
      {TEMPERAMENTS.map((temperament) => (
        <option key={temperament} value={temperament}>
          {t(`temperament.${temperament}`)}
        </option>
      ))}
    </select>
  );
}

const MIXED = "mixed";
