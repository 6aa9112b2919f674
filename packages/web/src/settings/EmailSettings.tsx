import { useSignal } from "@preact/signals";
import type { CommandOutput } from "@rondel/protocol";
import { useEffect } from "preact/hooks";
import type { Reply } from "../api/http.ts";
import { request } from "../api/request.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { AddressForm } from "./AddressForm.tsx";

/** Reminders by email; hidden if the server cannot send any. */
export function EmailSettings() {
  const reminders = useSignal<CommandOutput<"reminders/read"> | undefined>(undefined);
  const show = async (reply: Promise<Reply<"reminders/read">>): Promise<SessionRefusal | undefined> => {
    const received = await reply;
    if ("refused" in received) return received.refused;
    reminders.value = received.answer;
    return undefined;
  };
  useEffect(() => void showRefusal(show(request("reminders/read", {}))), []);
  const save = (address: string) =>
    void showRefusal(show(request("reminders/set-mail", { address, language: currentLanguage() })));
  const remove = () => showRefusal(show(request("reminders/remove-mail", {})));
  if (!reminders.value?.mailPossible) return null;
  const { mail } = reminders.value;
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
