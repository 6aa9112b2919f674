import { addressOf } from "../router.ts";
import { anyTableWaits } from "../api/lists.ts";
import { say } from "../messages/messages.ts";
import { Mark } from "./Mark.tsx";

/** The head of every page outside a game. The mark is lit when a table waits for you. */
export function PageHeader() {
  return (
    <header class="page-header">
      <a class="brand" href={addressOf({ screen: "home" })} aria-label="Rondel">
        <Mark isLit={anyTableWaits.value} />
        <span>Rondel</span>
      </a>
      <nav aria-label={say("home.nav")}>
        <a href={addressOf({ screen: "rules", game: undefined, rule: undefined })}>{say("rules.title")}</a>
        <a href={addressOf({ screen: "settings" })}>{say("home.settings")}</a>
      </nav>
    </header>
  );
}
