import type { Outcome } from "@rondel/engine";
import { factorOf, interestDueTo, POWERS, type State } from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import { useDesk } from "../context.ts";
import { powerName } from "../messages/params.ts";

/** Why everybody has what they have: interest times factor for each power, and cash. */
export function FinalSums({ outcome, state }: { readonly outcome: Outcome; readonly state: State }) {
  const { word, speech } = useDesk();
  return (
    <div class="decide final">
      <p class="label">{word("end.byPower")}</p>
      <ol class="final-sums">
        {outcome.ranking.map(({ seat, rank, score, sums }) => (
          <li key={seat}>
            <h3>
              <span>
                {rank}. {speech.seat(seat)}
              </span>
              <b>{score}</b>
            </h3>
            {POWERS.filter((power) => interestDueTo(state, seat, power) > 0).map((power) => {
              const interest = interestDueTo(state, seat, power);
              const factor = factorOf(state.points[power] ?? 0);
              return (
                <p class="change" key={power}>
                  <span>
                    <Crest power={power} small /> {powerName(speech, power)}
                  </span>
                  <span>
                    {interest} × {factor} = <b>{interest * factor}</b>
                  </span>
                </p>
              );
            })}
            <p class="change">
              <span>{speech.sum("cash")}</span>
              <b>{sums.cash}</b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
