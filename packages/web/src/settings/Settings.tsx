import "./settings.css";
import { useEffect } from "preact/hooks";
import { PageHeader } from "../ui/PageHeader.tsx";
import { enter, me } from "../api/me.ts";
import { say } from "../messages/messages.ts";
import { DeviceSettings } from "./DeviceSettings.tsx";
import { LookSettings } from "./LookSettings.tsx";
import { MailSettings } from "./MailSettings.tsx";
import { NameSettings } from "./NameSettings.tsx";
import { ReminderSettings } from "./ReminderSettings.tsx";

export function Settings() {
  useEffect(() => void enter(), []);
  return (
    <div class="page narrow settings">
      <PageHeader />
      <main>
        <h1>{say("settings.title")}</h1>
        <section>
          <h2>{say("settings.you")}</h2>
          <NameSettings />
        </section>
        <section>
          <h2>{say("settings.look")}</h2>
          <LookSettings />
        </section>
        {me.value ? (
          <>
            <section>
              <h2>{say("settings.notifications")}</h2>
              <ReminderSettings />
              <MailSettings />
            </section>
            <section>
              <h2>{say("settings.devices")}</h2>
              <DeviceSettings me={me.value} />
            </section>
          </>
        ) : (
          <p class="muted">{say("settings.offline")}</p>
        )}
      </main>
    </div>
  );
}
