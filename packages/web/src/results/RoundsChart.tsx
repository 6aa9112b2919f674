import { useCallback, useState } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { ChartLines } from "./ChartLines.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { longestLead } from "./longest-lead.ts";
import { type RoundReader, standingsByRound } from "./standings.ts";

interface RoundsChartProps extends RoundReader {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** A chart of points, money or land of all players by round, with a table of the same numbers. */
export function RoundsChart({ session, messages, standing, roundEnds }: RoundsChartProps) {
  const load = useCallback(() => standingsByRound(session, { standing, roundEnds }), [session, standing, roundEnds]);
  const rounds = useLoaded(load);
  const [selected, select] = useState<string | undefined>();
  const lines = Object.keys(rounds?.[0]?.lines ?? {});
  const line = lines.find((one) => one === selected) ?? lines[0];
  if (!rounds || line === undefined || rounds.length < 2) return null;
  const lead = longestLead(rounds, line);
  return (
    <section class="chart">
      <h2>{t("end.chart")}</h2>
      {lines.length > 1 && (
        <RadioGroup
          label={t("end.chart")}
          values={lines.map((value) => ({ value, name: messages.sum(value) }))}
          chosen={line}
          onChoose={select}
        />
      )}
      {lead && (
        <p class="muted">
          {t("end.lead", { name: messages.seat(lead.seat), rounds: lead.rounds, total: rounds.length })}
        </p>
      )}
      <ChartLines rounds={rounds} line={line} session={session} messages={messages} />
      <ChartTable rounds={rounds} line={line} messages={messages} />
    </section>
  );
}
