import { useState } from "preact/hooks";
import { isPhone } from "../layout/breakpoints.ts";
import { DASHES } from "../results/ChartLines.tsx";
import { usePersonColours } from "../ui/Monogram.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { ChanceTable } from "./ChanceTable.tsx";
import { chanceScale } from "./chance-scale.ts";
import { ownSeat, type ReviewParts } from "./review-context.ts";

const HEIGHT = 300;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** The chance of each player over the whole match, with the uncertainty of one of them, and the same numbers as a table. */
export function ChanceChart(parts: ReviewParts) {
  const { review, messages, text } = parts;
  const [selected, select] = useState(String(ownSeat(parts) ?? winnerOf(parts)));
  const names = review.accounts.map((_, seat) => ({ value: String(seat), name: messages.seat(seat) }));
  return (
    <section class="chart review-part">
      <h3>{text("chances")}</h3>
      <p class="muted">{text("chances.about", { name: messages.seat(Number(selected)) })}</p>
      <RadioGroup label={text("chances.band")} values={names} chosen={selected} onChoose={select} />
      <ChanceLines {...parts} seat={Number(selected)} />
      <ChanceTable {...parts} />
    </section>
  );
}

/** The seat with the highest chance at the end. */
function winnerOf({ review }: ReviewParts): number {
  const last = review.moments.at(-1)?.chances ?? [];
  return last.indexOf(Math.max(...last));
}

function ChanceLines({ review, messages, text, seat: selected }: ReviewParts & { readonly seat: number }) {
  const colourOf = usePersonColours();
  const width = isPhone.value ? 250 : 860;
  const scale = chanceScale(review.moments, width, HEIGHT);
  return (
    <figure>
      <svg viewBox={`-52 -16 ${width + 172} ${HEIGHT + 52}`} role="img" aria-label={text("chances.label")}>
        {TICKS.map((chance) => (
          <g key={chance}>
            <path class="chart-grid" d={`M0 ${scale.y(chance)}H${width}`} />
            <text x="-10" y={scale.y(chance) + 4} text-anchor="end">
              {text("percent", { value: 100 * chance })}
            </text>
          </g>
        ))}
        {scale.rounds.map(({ round, x }) => (
          <text key={round} x={x} y={HEIGHT + 26} text-anchor="middle">
            {round}
          </text>
        ))}
        <path class={`chance-band person ${colourOf(selected)}`} d={scale.band(selected)} />
        {scale.seats.map(({ seat, path, end }) => (
          <g key={seat} class={`chart-line person ${colourOf(seat)}${seat === selected ? " mine" : ""}`}>
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
