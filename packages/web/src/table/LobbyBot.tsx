import { OFFERED_LEVELS } from "@rondel/bots/levels";
import type { SeatView } from "@rondel/protocol";
import { t } from "../messages/messages.ts";
import { knownTemperament } from "../session/known-temperament.ts";
import { TemperamentSelect } from "../ui/TemperamentSelect.tsx";
import { sendLobbyCommand } from "./lobby-command.ts";

interface LobbyBotProps {
  readonly table: string;
  readonly seat: SeatView;
  readonly number: number;
}

/** The choice of level and temperament for a bot in the lobby. */
export function LobbyBot({ table, seat, number }: LobbyBotProps) {
  const level = seat.bot ?? "";
  const temperament = knownTemperament(seat.temperament);
  const arrange = (plan: { level: string; temperament?: string | undefined }) =>
    sendLobbyCommand("table/arrange", { table, seat: number, plan: { kind: "bot", ...plan } });
  return (
    <>
      <select
        class="select"
        aria-label={t("level.label", { number: number + 1 })}
        value={level}
        onChange={({ currentTarget: { value } }) => arrange({ level: value, temperament })}
      >
        {OFFERED_LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`level.${one}`)}
          </option>
        ))}
      </select>
      {temperament && (
        <TemperamentSelect
          number={number + 1}
          value={temperament}
          mayBeMixed={false}
          onChoose={(chosen) => arrange({ level, temperament: chosen })}
        />
      )}
    </>
  );
}
