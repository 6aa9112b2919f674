import { asSeat } from "@rondel/engine";
import { useCallback, useState } from "preact/hooks";
import type { Standing } from "../games/game-screen.ts";
import { isPhone } from "../layout/breakpoints.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { currentLocale, t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import type { Owner } from "../ui/Piece.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { scrollable } from "../ui/scrollable.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { chartScale, lastOfEachRound, type Rounds } from "./chart.ts";

interface RoundsChartProps extends Rounds {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

const HEIGHT = 300;
const DASHES = ["", "9 5", "2 5", "14 5 2 5", "5 3", "1 4"];

/** Points, money or lands of everybody over the rounds. A line has its own dashes and its name at the end. */
export function RoundsChart({ session, messages, standing, roundEnds }: RoundsChartProps) {
  const load = useCallback(() => lastOfEachRound(session, { standing, roundEnds }), [session, standing, roundEnds]);
  const rounds = useLoaded(load);
  const [wanted, choose] = useState<string | undefined>();
  const lines = Object.keys(rounds?.[0]?.lines ?? {});
  const line = lines.find((one) => one === wanted) ?? lines[0];
  if (!rounds || line === undefined || rounds.length < 2) return null;
  return (
    <section class="chart">
      <h2>{t("end.chart")}</h2>
      {lines.length > 1 && (
        <RadioGroup
          label={t("end.chart")}
          values={lines.map((value) => ({ value, name: messages.sum(value) }))}
          chosen={line}
          onChoose={choose}
        />
      )}
      <Lines rounds={rounds} line={line} session={session} messages={messages} />
      <Figures rounds={rounds} line={line} messages={messages} />
    </section>
  );
}

interface LinesProps {
  readonly rounds: readonly Standing[];
  readonly line: string;
  readonly session: TableSession;
  readonly messages: GameMessages;
}

function Lines({ rounds, line, session, messages }: LinesProps) {
  const width = isPhone.value ? 250 : 860;
  const scale = chartScale(rounds, line, width, HEIGHT);
  const everybody = session.table.value.seats.length;
  /** Where everybody sits at this device, nobody stands out. */
  const mine = session.mine.value.length < everybody ? session.mine.value : [];
  return (
    <figure>
      <svg
        viewBox={`-44 -16 ${width + 164} ${HEIGHT + 52}`}
        role="img"
        aria-label={t("end.chart.label", { line: messages.sum(line) })}
      >
        {scale.ticks.map((value) => (
          <g key={value}>
            <path class="chart-grid" d={`M0 ${scale.y(value)}H${width}`} />
            <text x="-10" y={scale.y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {scale.named.map(({ round, place }) => (
          <text key={round} x={scale.x(place)} y={HEIGHT + 26} text-anchor="middle">
            {round}
          </text>
        ))}
        {scale.seats.map(({ seat, path, end }) => (
          <g key={seat} class={lineClass(mine.includes(asSeat(seat)), rounds[0]?.colours?.[seat])}>
            <path d={path} stroke-dasharray={DASHES[seat % DASHES.length]} />
            <text x={width + 10} y={end + 4}>
              {messages.seat(seat)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function figureOf(value: number | null | undefined, number: Intl.NumberFormat): string {
  return value === null || value === undefined ? "–" : number.format(value);
}

function lineClass(isMine: boolean, colour: Owner | undefined): string {
  return `chart-line${isMine ? " mine" : ""}${colour ? ` owned own-${colour}` : ""}`;
}

/** What the picture shows, for those who want to know exactly. */
function Figures({ rounds, line, messages }: Omit<LinesProps, "session">) {
  const number = new Intl.NumberFormat(currentLocale());
  return (
    <details class="chart-figures">
      <summary>{t("end.chart.table")}</summary>
      <div class="sums" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("end.player")}</th>
              {rounds.map(({ round }) => (
                <th scope="col" class="figure" key={round}>
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds[0]?.lines[line]?.map((_, seat) => (
              <tr key={messages.seat(seat)}>
                <th scope="row">{messages.seat(seat)}</th>
                {rounds.map(({ round, lines }) => (
                  <td class="figure" key={round}>
                    {figureOf(lines[line]?.[seat], number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
