import { request } from "../api/request.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import { showRefusal } from "../ui/notices.ts";
import { AddressForm } from "./AddressForm.tsx";
import { useAnswer } from "./use-answer.ts";

/** Reminders by email; hidden if the server cannot send any. */
export function EmailSettings() {
  const { answer, show } = useAnswer("reminders/read");
  const save = (address: string) =>
    void showRefusal(show(request("reminders/set-mail", { address, language: currentLanguage() })));
  const remove = () => showRefusal(show(request("reminders/remove-mail", {})));
  if (!answer.value?.mailPossible) return null;
  const { mail } = answer.value;
  if (mail) {
    return (
      <>
        <p>
          {t(mail.confirmed ? "settings.email.confirmed" : "settings.email.unconfirmed", { address: mail.address })}
        </p>
        <button type="button" class="btn" onClick={remove}>
          {t("settings.email.remove")}
        </button>
      </>
    );
  }
  return (
    <>
      <p class="muted">{t("settings.email.about")}</p>
      <AddressForm label={t("settings.email.address")} button={t("settings.email.save")} onSubmit={save} />
    </>
  );
}
