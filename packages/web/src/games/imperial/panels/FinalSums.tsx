import type { Outcome } from "@rondel/engine";
import { factorOf, interestDueTo, NATIONS, type State } from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";

/** Why everybody has what they have: interest times factor for each power, and cash. */
export function FinalSums({ outcome, state }: { readonly outcome: Outcome; readonly state: State }) {
  const { text, messages } = useGameContext();
  return (
    <div class="decide final">
      <p class="label">{text("end.byNation")}</p>
      <ol class="final-sums">
        {outcome.ranking.map(({ seat, rank, score, sums }) => (
          <li key={seat}>
            <h3>
              <span>
                {rank}. {messages.seat(seat)}
              </span>
              <b>{score}</b>
            </h3>
            {NATIONS.filter((nation) => interestDueTo(state, seat, nation) > 0).map((nation) => {
              const interest = interestDueTo(state, seat, nation);
              const factor = factorOf(state.points[nation] ?? 0);
              return (
                <p class="change" key={nation}>
                  <span>
                    <Crest nation={nation} small /> {nationName(messages, nation)}
                  </span>
                  <span>
                    {interest} × {factor} = <b>{interest * factor}</b>
                  </span>
                </p>
              );
            })}
            <p class="change">
              <span>{messages.sum("cash")}</span>
              <b>{sums.cash}</b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
