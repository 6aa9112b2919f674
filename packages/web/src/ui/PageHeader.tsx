import { isAnyTableWaiting } from "../api/table-lists.ts";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { Logo } from "./Logo.tsx";

/** The header of all screens outside a game. The logo is lit while it is the player's turn at some table. */
export function PageHeader() {
  return (
    <header class="page-header">
      <a class="brand" href={hrefOf({ screen: "home" })} aria-label="Rondel">
        <Logo isLit={isAnyTableWaiting.value} />
        <span>Rondel</span>
      </a>
      <nav aria-label={t("home.nav")}>
        <a href={hrefOf({ screen: "learn", game: undefined, lesson: undefined })}>{t("learn.title")}</a>
        <a href={hrefOf({ screen: "rules", game: undefined, rule: undefined })}>{t("rules.title")}</a>
        <a href={hrefOf({ screen: "settings" })}>{t("home.settings")}</a>
      </nav>
    </header>
  );
}
