import type { Outcome } from "@rondel/engine";
import { type BondSum, bondSum, NATIONS, type Nation, type State } from "@rondel/imperial";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";

/** The final scores in detail: interest times factor for each nation, and cash. */
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
            {NATIONS.map((nation) => (
              <NationSum key={nation} nation={nation} sum={bondSum(state, seat, nation)} />
            ))}
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

function NationSum({ nation, sum }: { readonly nation: Nation; readonly sum: BondSum }) {
  const { messages } = useGameContext();
  if (sum.interest === 0) return null;
  return (
    <p class="change">
      <span>
        <Crest nation={nation} small /> {nationName(messages, nation)}
      </span>
      <span>
        {sum.interest} × {sum.factor} = <b>{sum.score}</b>
      </span>
    </p>
  );
}
