import { useSignal } from "@preact/signals";
import type { Me } from "@rondel/protocol";
import { note } from "../ui/notes.tsx";
import { addressOf } from "../router.ts";
import type { Refused } from "../session/session.ts";
import { me as currentMe } from "../api/me.ts";
import { request } from "../api/request.ts";
import { shellRefusal } from "../messages/game-messages.ts";
import { currentLanguage, say } from "../messages/messages.ts";
import { addPasskey, enterWithPasskey } from "./passkeys.ts";

/** How to be oneself on another device: by a personal link, or by a passkey. */
export function DeviceSettings({ me }: { readonly me: Me }) {
  const link = useSignal<string | undefined>(undefined);
  const makeLink = async () => {
    const reply = await request("me/link", {});
    if ("refused" in reply) return note(shellRefusal(reply.refused));
    link.value = `${location.origin}/${addressOf({ screen: "enter", secret: reply.answer.secret })}`;
    currentMe.value = { ...me, personalLinkSince: Date.now() };
  };
  const endLink = async () => {
    const reply = await request("me/unlink", {});
    if ("refused" in reply) return note(shellRefusal(reply.refused));
    link.value = undefined;
    currentMe.value = reply.answer;
  };
  return (
    <>
      <p class="muted">{say("settings.link.about")}</p>
      {link.value !== undefined && (
        <label class="field">
          <span class="muted">{say("settings.link.once")}</span>
          <input class="input" readOnly value={link.value} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {me.personalLinkSince !== null && link.value === undefined && (
        <p>
          {say("settings.link.exists", {
            date: new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long" }).format(me.personalLinkSince),
          })}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn" onClick={makeLink}>
          {say("settings.link.make")}
        </button>
        {me.personalLinkSince !== null && (
          <button type="button" class="btn quiet" onClick={endLink}>
            {say("settings.link.end")}
          </button>
        )}
      </div>
      {"PublicKeyCredential" in window && <Passkeys me={me} />}
    </>
  );
}

function Passkeys({ me }: { readonly me: Me }) {
  const tell = async (deed: Promise<Refused | undefined>) => {
    const refused = await deed;
    note(
      refused
        ? refused.code === "cancelled"
          ? say("settings.passkey.cancelled")
          : shellRefusal(refused)
        : say("settings.saved"),
    );
  };
  return (
    <>
      <p class="muted">
        {say("settings.passkey.about")} {say("settings.passkey.count", { count: me.passkeys })}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={() => tell(addPasskey())}>
          {say("settings.passkey.add")}
        </button>
        <button type="button" class="btn quiet" onClick={() => tell(enterWithPasskey())}>
          {say("settings.passkey.enter")}
        </button>
      </div>
    </>
  );
}
