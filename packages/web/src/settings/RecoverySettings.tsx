import { post } from "../api/http.ts";
import { request } from "../api/request.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { AddressForm } from "./AddressForm.tsx";
import { useAnswer } from "./use-answer.ts";

/** Coming back by email: the address of this player, and a sign-in link for another account. Hidden without email. */
export function RecoverySettings() {
  const { answer, show } = useAnswer("recovery/read");
  if (!answer.value?.mailPossible) return null;
  const { address, confirmed } = answer.value;
  const save = (given: string) =>
    showRefusal(show(request("recovery/set", { address: given, language: currentLanguage() })));
  return (
    <>
      <h3>{t("recovery.title")}</h3>
      {address === null ? (
        <>
          <p class="muted">{t("recovery.about")}</p>
          <AddressForm label={t("recovery.address")} button={t("recovery.save")} onSubmit={save} />
        </>
      ) : (
        <>
          <p>{t(confirmed ? "recovery.confirmed" : "recovery.unconfirmed", { address })}</p>
          <button type="button" class="btn" onClick={() => showRefusal(show(request("recovery/remove", {})))}>
            {t("recovery.remove")}
          </button>
        </>
      )}
      <h3>{t("recovery.return")}</h3>
      <p class="muted">{t("recovery.return.about")}</p>
      <AddressForm
        label={t("recovery.return.address")}
        button={t("recovery.return.send")}
        onSubmit={(given) => showRefusal(askForLink(given))}
      />
    </>
  );
}

async function askForLink(address: string): Promise<SessionRefusal | undefined> {
  const reply = await post("recovery/ask", { address, language: currentLanguage() });
  if ("refused" in reply) return reply.refused;
  showNotice(t("recovery.return.sent"));
  return undefined;
}
