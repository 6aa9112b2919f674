import { useSignal } from "@preact/signals";
import { WEBHOOK_KINDS, type WebhookKind } from "@rondel/protocol";
import { request } from "../api/request.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import type { SessionRefusal } from "../session/session.ts";
import { Choice } from "../ui/Choice.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import { useAnswer } from "./use-answer.ts";

/** The webhooks of the player: add, test and remove them. */
export function WebhookSettings() {
  const { answer, show } = useAnswer("webhooks/read");
  const kind = useSignal<WebhookKind>("discord");
  const url = useSignal("");
  const add = async (): Promise<SessionRefusal | undefined> => {
    const input = { kind: kind.value, url: url.value.trim(), language: currentLanguage() };
    const refused = await show(request("webhooks/add", input));
    if (!refused) url.value = "";
    return refused;
  };
  return (
    <>
      <h3>{t("webhook.title")}</h3>
      <p class="muted">{t("webhook.about")}</p>
      <ul>
        {answer.value?.webhooks.map((webhook) => (
          <li key={webhook.id}>
            <p>{t("webhook.item", { service: t(`webhook.kind.${webhook.kind}`), host: webhook.host })}</p>
            <div class="row">
              <button type="button" class="btn" onClick={() => showRefusal(test(webhook.id))}>
                {t("webhook.test")}
              </button>
              <button
                type="button"
                class="btn quiet"
                onClick={() => showRefusal(show(request("webhooks/remove", { id: webhook.id })))}
              >
                {t("webhook.remove")}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void showRefusal(add());
        }}
      >
        <Choice
          label={t("webhook.kind")}
          chosen={kind}
          values={WEBHOOK_KINDS.map((value) => ({ value, name: t(`webhook.kind.${value}`) }))}
        />
        <TextField label={t("webhook.url")} text={url} input={{ type: "url", required: true, maxLength: 1000 }} />
        <button type="submit" class="btn">
          {t("webhook.add")}
        </button>
      </form>
    </>
  );
}

async function test(id: string): Promise<SessionRefusal | undefined> {
  const reply = await request("webhooks/test", { id });
  if ("refused" in reply) return reply.refused;
  showNotice(t("webhook.tested"));
  return undefined;
}
