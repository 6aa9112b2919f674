import { asSeat } from "@rondel/engine";
import { currentLocale } from "../messages/messages.ts";
import { SeatName } from "../results/SeatName.tsx";
import { scrollable } from "../ui/scrollable.ts";
import { percent, type ReviewParts } from "./review-context.ts";

const COLUMNS = ["start", "luck", "own", "others"] as const;

/** Where the result of each player came from: the seat, luck, own moves and those of the others. */
export function AccountTable({ review, session, messages, text }: ReviewParts) {
  const signed = new Intl.NumberFormat(currentLocale(), { signDisplay: "exceptZero" });
  return (
    <section class="review-part">
      <h3>{text("accounts")}</h3>
      <p class="muted">{text("accounts.about")}</p>
      <div class="sums" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text("account.player")}</th>
              {COLUMNS.map((column) => (
                <th scope="col" class="figure" key={column}>
                  {text(`account.${column}`)}
                </th>
              ))}
              <th scope="col" class="figure">
                {text("account.result")}
              </th>
              <th scope="col" class="figure">
                {text("account.mistakes")}
              </th>
            </tr>
          </thead>
          <tbody>
            {review.accounts.map((account, seat) => (
              <tr key={messages.seat(seat)}>
                <SeatName seat={asSeat(seat)} session={session} messages={messages} />
                {COLUMNS.map((column) => (
                  <td class="figure" key={column}>
                    {signed.format(percent(account[column]))}
                  </td>
                ))}
                <td class="figure total">
                  {text("percent", { value: percent(review.moments.at(-1)?.chances[seat] ?? 0) })}
                </td>
                <td class="figure">{account.mistakes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
