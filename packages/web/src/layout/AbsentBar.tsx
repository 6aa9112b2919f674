import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { absentSeats } from "./absent-seats.ts";
import { SubstituteVote } from "./SubstituteVote.tsx";

/** While the player waits: who is away, and a bot in place of each of them. */
export function AbsentBar({ session }: { readonly session: TableSession }) {
  const isWaiting = session.actions.value.length === 0 && session.past.at.value === undefined;
  const absent = isWaiting && session.mine.value.length > 0 ? absentSeats(session.table.value) : [];
  if (absent.length === 0) return null;
  return (
    <section class="takeback" aria-label={t("absent.title")}>
      {absent.map(({ seat, number, voteFrom }) => (
        <div class="absent" key={number}>
          <p>{t("absent.about", { name: seat.name })}</p>
          <SubstituteVote session={session} seat={seat} number={number} voteFrom={voteFrom} />
        </div>
      ))}
    </section>
  );
}
