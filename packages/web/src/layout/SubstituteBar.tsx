import { tellRefusal } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import { say } from "../messages/messages.ts";

/** A bot plays for me: it says so, and gives the chair back. */
export function SubstituteBar({ session }: { readonly session: TableSession }) {
  const { seats } = session.table.value;
  const played = session.mine.value.filter((seat) => seats[seat]?.bot !== undefined);
  return (
    <>
      {played.map((seat) => (
        <section class="takeback" key={seat} aria-label={say("substitute.title")}>
          <p>{say("substitute.playsForMe")}</p>
          <button type="button" class="btn small strong" onClick={() => tellRefusal(session.takeSeatBack(seat))}>
            {say("substitute.takeBack")}
          </button>
        </section>
      ))}
    </>
  );
}
