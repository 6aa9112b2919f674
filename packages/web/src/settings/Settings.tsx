import "./settings.css";
import { useEffect } from "preact/hooks";
import { me, signIn } from "../api/me.ts";
import { t } from "../messages/messages.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { AppearanceSettings } from "./AppearanceSettings.tsx";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { DataSettings } from "./DataSettings.tsx";
import { DeviceSettings } from "./DeviceSettings.tsx";
import { EmailSettings } from "./EmailSettings.tsx";
import { NameSettings } from "./NameSettings.tsx";
import { RecoverySettings } from "./RecoverySettings.tsx";
import { ReminderSettings } from "./ReminderSettings.tsx";
import { WebhookSettings } from "./WebhookSettings.tsx";

/** The settings of the player and of this device. */
export function Settings() {
  useEffect(() => void signIn(), []);
  return (
    <div class="page narrow settings">
      <PageHeader />
      <main>
        <h1>{t("settings.title")}</h1>
        <section>
          <h2>{t("settings.profile")}</h2>
          <NameSettings />
        </section>
        <section>
          <h2>{t("settings.display")}</h2>
          <AppearanceSettings />
        </section>
        {me.value ? (
          <>
            <section>
              <h2>{t("settings.notifications")}</h2>
              <ReminderSettings />
              <EmailSettings />
              <WebhookSettings />
            </section>
            <section>
              <h2>{t("settings.devices")}</h2>
              <DeviceSettings me={me.value} />
              <RecoverySettings />
            </section>
            <section>
              <h2>{t("people.title")}</h2>
              <BlockedPeople />
            </section>
            <section>
              <h2>{t("data.title")}</h2>
              <DataSettings />
            </section>
          </>
        ) : (
          <p class="muted">{t("settings.offline")}</p>
        )}
      </main>
    </div>
  );
}
