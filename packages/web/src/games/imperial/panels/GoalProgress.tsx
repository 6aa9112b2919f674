import { factorOf, MOST_POWER_POINTS, NATIONS } from "@rondel/imperial";
import { GoalBar } from "../../../goal/GoalBar.tsx";
import type { GoalCatalogue } from "../../../goal/goal-texts.ts";
import { formatMessage } from "../../../messages/format.ts";
import { preferences } from "../../../settings/preferences.ts";
import { Monogram } from "../../../ui/Monogram.tsx";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";

/** How far everyone is: the scores of the players, and the power points of the nations. */
export function GoalProgress({ texts }: { readonly texts: GoalCatalogue }) {
  const { state, messages } = useGameContext();
  const now = state.value;
  if (!now) return null;
  return (
    <>
      {preferences.standings.value === "on" && <Scores texts={texts} />}
      <p class="label">{texts.nations}</p>
      <ul class="goal-bars">
        {NATIONS.map((nation) => {
          const points = now.points[nation] ?? 0;
          const shown = { points, most: MOST_POWER_POINTS, factor: factorOf(points) };
          return (
            <GoalBar
              key={nation}
              name={
                <>
                  <Crest nation={nation} small /> {nationName(messages, nation)}
                </>
              }
              words={formatMessage(messages.language(), texts["nation.points"], shown)}
              value={points}
              most={MOST_POWER_POINTS}
              owner={ownerOf(nation)}
            />
          );
        })}
      </ul>
    </>
  );
}

function Scores({ texts }: { readonly texts: GoalCatalogue }) {
  const { ask, messages, seat: viewer } = useGameContext();
  const seats = ask({ kind: "score" })?.seats ?? [];
  const known = seats.map(({ bonds, total }) => total ?? bonds);
  const best = Math.max(1, ...known);
  return (
    <>
      <p class="label">{texts.scores}</p>
      <ul class="goal-bars">
        {seats.map(({ seat, bonds, total }) => (
          <GoalBar
            key={seat}
            name={
              <>
                <Monogram name={messages.seat(seat)} seat={seat} isMine={seat === viewer.value} />
                <span class="name-text">{messages.seat(seat)}</span>
              </>
            }
            words={total ?? `${bonds}+`}
            value={total ?? bonds}
            most={best}
            person={seat}
          />
        ))}
      </ul>
    </>
  );
}
