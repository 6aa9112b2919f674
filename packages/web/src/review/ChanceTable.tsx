import { scrollable } from "../ui/scrollable.ts";
import { roundEndsOf } from "./chance-scale.ts";
import { percent, type ReviewParts } from "./review-context.ts";

/** The chances at the end of each round, with their uncertainty. Each round opens the board at its end. */
export function ChanceTable({ review, messages, text, showPosition }: ReviewParts) {
  const rounds = roundEndsOf(review.moments);
  return (
    <details class="chart-figures">
      <summary>{text("chances.table")}</summary>
      <div class="sums" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text("round")}</th>
              {review.accounts.map((_, seat) => (
                <th scope="col" class="figure" key={messages.seat(seat)}>
                  {messages.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, number, chances, noise }) => (
              <tr key={number}>
                <th scope="row">
                  <button type="button" class="text-btn" onClick={() => showPosition(number)}>
                    {text("chances.round", { round })}
                  </button>
                </th>
                {chances.map((chance, seat) => (
                  <td class="figure" key={messages.seat(seat)}>
                    {text("interval", { value: percent(chance), noise: percent(noise[seat] ?? 0) })}
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
