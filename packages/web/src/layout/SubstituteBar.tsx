import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

/** A bot plays for me: it says so, and gives the chair back. */
export function SubstituteBar({ session }: { readonly session: TableSession }) {
  const { seats } = session.table.value;
  const played = session.mine.value.filter((seat) => seats[seat]?.bot !== undefined);
  return (
    <>
      {played.map((seat) => (
        <section class="takeback" key={seat} aria-label={t("substitute.title")}>
          <p>{t("substitute.playsForMe")}</p>
          <button type="button" class="btn small strong" onClick={() => showRefusal(session.takeSeatBack(seat))}>
            {t("substitute.resume")}
          </button>
        </section>
      ))}
    </>
  );
}
