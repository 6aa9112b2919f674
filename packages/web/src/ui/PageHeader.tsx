import { isAnyTableWaiting } from "../api/table-lists.ts";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { Mark } from "./Mark.tsx";

/** The head of every page outside a game. The mark is lit when a table waits for you. */
export function PageHeader() {
  return (
    <header class="page-header">
      <a class="brand" href={hrefOf({ screen: "home" })} aria-label="Rondel">
        <Mark isLit={isAnyTableWaiting.value} />
        <span>Rondel</span>
      </a>
      <nav aria-label={t("home.nav")}>
        <a href={hrefOf({ screen: "rules", game: undefined, rule: undefined })}>{t("rules.title")}</a>
        <a href={hrefOf({ screen: "settings" })}>{t("home.settings")}</a>
      </nav>
    </header>
  );
}
