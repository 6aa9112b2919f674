import { OFFERED_LEVELS } from "@rondel/bots/levels";
import { t } from "../messages/messages.ts";
import type { ChosenBot } from "../session/session.ts";
import { TemperamentSelect } from "./TemperamentSelect.tsx";

interface BotSelectsProps {
  /** The number of the seat, from 1. */
  readonly number: number;
  readonly bot: ChosenBot;
  /** Whether the bot may get its temperament by its seat. */
  readonly mayBeMixed: boolean;
  readonly onChoose: (bot: ChosenBot) => void;
}

/** The choice of level and temperament for a bot. */
export function BotSelects({ number, bot, mayBeMixed, onChoose }: BotSelectsProps) {
  const { level, temperament } = bot;
  return (
    <>
      <select
        class="select"
        aria-label={t("level.label", { number })}
        value={level}
        onChange={({ currentTarget: { value } }) => onChoose({ level: value, temperament })}
      >
        {OFFERED_LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`level.${one}`)}
          </option>
        ))}
      </select>
      {level !== "random" && (
        <TemperamentSelect
          number={number}
          value={temperament}
          mayBeMixed={mayBeMixed}
          onChoose={(chosen) => onChoose({ level, temperament: chosen })}
        />
      )}
    </>
  );
}
