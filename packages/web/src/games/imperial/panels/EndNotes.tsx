import { asSeat } from "@rondel/engine";
import { bondSum, factorOf, NATION_NAMES, NATIONS, type View } from "@rondel/imperial";
import { SeatName } from "../../../results/SeatName.tsx";
import { Monogram } from "../../../ui/Monogram.tsx";
import { scrollable } from "../../../ui/scrollable.ts";
import type { GameScreenProps } from "../../game-screen.ts";
import { ownerOf } from "../owners.ts";

/** What the bonds of each nation were worth to each player: a table, and a bar of the same sums. */
export function EndNotes({ session, messages }: GameScreenProps) {
  const view = session.view.value as View;
  const ranking = session.outcome.value?.ranking ?? [];
  const most = Math.max(1, ...ranking.map(({ score }) => score));
  return (
    <section class="final-bonds">
      <h2>{messages.term("end.byNation")}</h2>
      <div class="sums" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.term("end.player")}</th>
              {NATIONS.map((nation) => (
                <th scope="col" class="figure" key={nation}>
                  <span class={`final-nation own-${ownerOf(nation)}`}>
                    {messages.term(`nation.${NATION_NAMES[nation]}`)}
                  </span>
                  <small>{messages.term("end.factor", { factor: factorOf(view.points[nation] ?? 0) })}</small>
                </th>
              ))}
              <th scope="col" class="figure">
                {messages.sum("cash")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ seat, sums }) => (
              <tr key={seat}>
                <SeatName seat={seat} session={session} messages={messages} />
                {NATIONS.map((nation) => (
                  <td class="figure" key={nation}>
                    <FinalSum {...bondSum(view, asSeat(seat), nation)} />
                  </td>
                ))}
                <td class="figure">{sums.cash ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="final-bars" aria-hidden="true">
        {ranking.map(({ seat, sums }) => (
          <div key={seat} class="final-bar">
            <span class="ranked">
              <Monogram name={messages.seat(seat)} seat={seat} />
              <span class="name-text">{messages.seat(seat)}</span>
            </span>
            <div>
              {NATIONS.map((nation) => (
                <i
                  key={nation}
                  class={`own-${ownerOf(nation)}`}
                  style={{ width: `${(100 * bondSum(view, asSeat(seat), nation).score) / most}%` }}
                />
              ))}
              <i class="cash" style={{ width: `${(100 * (sums.cash ?? 0)) / most}%` }} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface FinalSumProps {
  readonly interest: number;
  readonly factor: number;
  readonly score: number;
}

function FinalSum({ interest, factor, score }: FinalSumProps) {
  if (interest === 0) return <span class="faint">–</span>;
  return (
    <>
      <b>{score}</b> <small class="muted">{`${interest} × ${factor}`}</small>
    </>
  );
}
