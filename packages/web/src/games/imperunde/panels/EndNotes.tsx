import { allSeats } from "@rondel/engine";
import { type Event, luckOf } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import { SeatName } from "../../../results/SeatName.tsx";
import { scrollable } from "../../../ui/scrollable.ts";
import type { GameScreenProps } from "../../game-screen.ts";

/** The luck of each player: the sum of all dice, compared with the average of their colours. */
export function EndNotes({ session, messages }: GameScreenProps) {
  const events = session.log.value.flatMap((entry) => entry.events as readonly Event[]);
  const seats = allSeats(session.table.value.seats.length);
  const number = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return (
    <section class="luck">
      <h2>{messages.term("end.luck")}</h2>
      <p class="muted">{messages.term("end.luckAbout")}</p>
      <div class="sums" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.term("end.luckPlayer")}</th>
              {COLUMNS.map((column) => (
                <th scope="col" class="figure" key={column}>
                  {messages.term(`end.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => {
              const { dice, sum, expected, perils, survived } = luckOf(seat, events);
              return (
                <tr key={seat}>
                  <SeatName seat={seat} session={session} messages={messages} />
                  <td class="figure">{number.format(dice)}</td>
                  <td class="figure">{number.format(sum)}</td>
                  <td class="figure">{number.format(expected)}</td>
                  <td class="figure total">{signed.format(sum - expected)}</td>
                  <td class="figure">{messages.term("end.ofPerils", { survived, perils })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const COLUMNS = ["dice", "pips", "expected", "difference", "perils"] as const;
