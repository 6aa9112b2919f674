import "./proposals.css";
import { allSeats, type Seat } from "@rondel/engine";
import { promisesOf, reputationOf } from "@rondel/imperunde";
import { isYou } from "../../common/game-context.ts";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { talkText } from "./texts.ts";

/** The promises in force, and how many each player has kept and broken; nothing before the first promise. */
export function Promises() {
  const context = useGameContext();
  const { state, person } = context;
  const now = state.value;
  const promises = now ? promisesOf(now) : [];
  if (!now || promises.length === 0) return null;
  const open = promises.filter(({ fate }) => fate === "open");
  return (
    <div class="promises">
      <ul>
        {open.map((promise) => (
          <li key={`${promise.by} ${promise.player} ${promise.term} ${promise.third}`}>
            {promiseText(context, promise)}
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
                  <Crest party={seat} small /> {person(seat)}
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

type OpenPromise = ReturnType<typeof promisesOf>[number];

/** A promise in one line, which speaks to its reader. */
function promiseText(context: ImperundeContext, { by, player, term, third, until }: OpenPromise): string {
  const { session, text, messages } = context;
  const against = third === undefined ? "" : objectName(context, third);
  const about = { promise: text(`promise.${term}`, { third: against }), round: until };
  if (isYou(session, by)) return talkText("talks.promise.fromYou", { player: messages.seat(player), ...about });
  return talkText("talks.promise", { by: messages.seat(by), player: objectName(context, player), ...about });
}

/** The name of a player as an object: "you" for the viewer, unless several people share the device. */
function objectName({ session, text, messages }: ImperundeContext, seat: Seat): string {
  return isYou(session, seat) ? text("deal.you.object") : messages.seat(seat);
}
