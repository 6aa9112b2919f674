import "../settings/settings.css";
import { RETENTION_DAYS } from "@rondel/protocol";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { PageHeader } from "../ui/PageHeader.tsx";

const { unusedGuests, unusedAccounts, unstartedTables, finishedChats } = RETENTION_DAYS;
const { unconfirmedEmails, closedReports, openReports, audit, reminded } = RETENTION_DAYS;

/** What this server stores, how long, and who can see it. */
export function Privacy() {
  return (
    <div class="page narrow settings">
      <PageHeader />
      <main>
        <h1>{t("privacy.title")}</h1>
        <section>
          <h2>{t("privacy.stored")}</h2>
          <p>{t("privacy.stored.account", { guests: unusedGuests, accounts: unusedAccounts })}</p>
          <p>{t("privacy.stored.matches", { days: unstartedTables })}</p>
          <p>{t("privacy.stored.chat", { days: finishedChats })}</p>
          <p>{t("privacy.stored.collection")}</p>
          <p>{t("privacy.stored.reminders", { days: unconfirmedEmails, reminded })}</p>
          <p>{t("privacy.stored.reports", { closed: closedReports, open: openReports, audit })}</p>
          <p>{t("privacy.stored.address")}</p>
        </section>
        <section>
          <h2>{t("privacy.seen")}</h2>
          <p>{t("privacy.seen.players")}</p>
          <p>{t("privacy.seen.operator")}</p>
          <p>{t("privacy.seen.others")}</p>
        </section>
        <section>
          <h2>{t("privacy.device")}</h2>
          <p>{t("privacy.device.about")}</p>
        </section>
        <section>
          <h2>{t("privacy.rights")}</h2>
          <p>{t("privacy.rights.about", { name: t("player.former") })}</p>
          <a class="btn" href={hrefOf({ screen: "settings" })}>
            {t("home.settings")}
          </a>
        </section>
      </main>
    </div>
  );
}
