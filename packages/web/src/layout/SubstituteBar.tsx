import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

/** Shows that a bot plays for the player, with a button to take the seat back. */
export function SubstituteBar({ session }: { readonly session: TableSession }) {
  const { seats } = session.table.value;
  const substituted = session.mine.value.filter((seat) => seats[seat]?.bot !== undefined);
  return (
    <>
      {substituted.map((seat) => (
        <section class="takeback" key={seat} aria-label={t("substitute.title")}>
          {seats[seat]?.hasResigned ? (
            <p>{t("resign.done")}</p>
          ) : (
            <>
              <p>{t("substitute.playsForMe")}</p>
              <button type="button" class="btn small strong" onClick={() => showRefusal(session.takeSeatBack(seat))}>
                {t("substitute.resume")}
              </button>
            </>
          )}
        </section>
      ))}
    </>
  );
}
