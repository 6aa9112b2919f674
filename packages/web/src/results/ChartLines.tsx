import { asSeat } from "@rondel/engine";
import type { Standing } from "../games/game-screen.ts";
import { isPhone } from "../layout/breakpoints.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import type { Owner } from "../ui/Piece.tsx";
import { personColour } from "../ui/person.ts";
import { chartScale } from "./chart-scale.ts";

interface ChartLinesProps {
  readonly rounds: readonly Standing[];
  readonly line: string;
  readonly session: TableSession;
  readonly messages: GameMessages;
}

const HEIGHT = 300;
/** The lines differ by their dashes, so that they can be told apart without colour. */
export const DASHES = ["", "9 5", "2 5", "14 5 2 5", "5 3", "1 4"];

/** One line for each player, with the name at its end. */
export function ChartLines({ rounds, line, session, messages }: ChartLinesProps) {
  const width = isPhone.value ? 250 : 860;
  const scale = chartScale(rounds, line, width, HEIGHT);
  // If all players sit at this device, no line is emphasised.
  const hasOthers = session.mine.value.length < session.table.value.seats.length;
  const mine = hasOthers ? session.mine.value : [];
  return (
    <figure>
      <svg
        viewBox={`-44 -16 ${width + 164} ${HEIGHT + 52}`}
        role="img"
        aria-label={t("end.chart.label", { sum: messages.sum(line) })}
      >
        {scale.ticks.map((value) => (
          <g key={value}>
            <path class="chart-grid" d={`M0 ${scale.y(value)}H${width}`} />
            <text x="-10" y={scale.y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {scale.roundLabels.map(({ round, index }) => (
          <text key={round} x={scale.x(index)} y={HEIGHT + 26} text-anchor="middle">
            {round}
          </text>
        ))}
        {scale.seats.map(({ seat, path, end }) => (
          <g key={seat} class={lineClass(seat, mine.includes(asSeat(seat)), rounds[0]?.colours?.[seat])}>
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

function lineClass(seat: number, isMine: boolean, colour: Owner | undefined): string {
  const colours = colour ? `owned own-${colour}` : `person ${personColour(seat)}`;
  return `chart-line${isMine ? " mine" : ""} ${colours}`;
}
