import "./proposals.css";
import { allSeats } from "@rondel/engine";
import { promisesOf, reputationOf } from "@rondel/imperunde";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { talkText } from "./texts.ts";

/** The promises in force, and how many each player has kept and broken; nothing before the first promise. */
export function Promises() {
  const { state, text, messages } = useGameContext();
  const now = state.value;
  const promises = now ? promisesOf(now) : [];
  if (!now || promises.length === 0) return null;
  const open = promises.filter(({ fate }) => fate === "open");
  return (
    <div class="promises">
      <ul>
        {open.map(({ by, player, term, third, until }) => (
          <li key={`${by} ${player} ${term} ${third}`}>
            {talkText("talks.promise", {
              by: messages.seat(by),
              player: messages.seat(player),
              promise: text(`promise.${term}`, { third: third === undefined ? "" : messages.seat(third) }),
              round: until,
            })}
          </li>
        ))}
      </ul>
      <table class="stances">
        <thead>
          <tr>
            <th scope="col">{talkText("talks.promises")}</th>
            <th scope="col">{talkText("talks.kept")}</th>
            <th scope="col">{talkText("talks.broken")}</th>
          </tr>
        </thead>
        <tbody>
          {allSeats(now.players).map((seat) => {
            const { kept, broken } = reputationOf(now, seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  <Crest party={seat} small /> {messages.seat(seat)}
                </th>
                <td>{kept}</td>
                <td class={broken > 0 ? "promises-broken" : undefined}>{broken}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
