import { useSignal } from "@preact/signals";
import type { Me } from "@rondel/protocol";
import { me as currentMe } from "../api/me.ts";
import { pageAddress } from "../api/page-address.ts";
import { request } from "../api/request.ts";
import { formatDate } from "../messages/format.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { type Command, runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { KeptPlayers } from "./KeptPlayers.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { keptPlayer, type OtherPlayer } from "./merge.ts";
import { addPasskey, signInWithPasskey } from "./passkeys.ts";
import { SignOutOthers } from "./SignOutOthers.tsx";

/** Ways to sign in on another device, a personal link or a passkey, and the way to sign out there. */
export function DeviceSettings({ me }: { readonly me: Me }) {
  const link = useSignal<string | undefined>(undefined);
  const createLink = async (): Promise<SessionRefusal | undefined> => {
    const reply = await request("me/link", {});
    if ("refused" in reply) return reply.refused;
    link.value = pageAddress(hrefOf({ screen: "personal-link", secret: reply.answer.secret }));
    currentMe.value = { ...me, personalLinkSince: Date.now() };
    return undefined;
  };
  const revokeLink = async (): Promise<SessionRefusal | undefined> => {
    const reply = await request("me/unlink", {});
    if ("refused" in reply) return reply.refused;
    link.value = undefined;
    currentMe.value = reply.answer;
    return undefined;
  };
  return (
    <>
      <p class="muted">{t("settings.link.about")}</p>
      {link.value !== undefined && (
        <label class="field">
          <span class="muted">{t("settings.link.once")}</span>
          <input class="input" readOnly value={link.value} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {me.personalLinkSince !== null && link.value === undefined && (
        <p>{t("settings.link.exists", { date: formatDate(currentLanguage(), me.personalLinkSince) })}</p>
      )}
      <div class="row">
        <button type="button" class="btn" onClick={() => showRefusal(createLink())}>
          {t("settings.link.create")}
        </button>
        {me.personalLinkSince !== null && (
          <button type="button" class="btn quiet" onClick={() => showRefusal(revokeLink())}>
            {t("settings.link.revoke")}
          </button>
        )}
      </div>
      {"PublicKeyCredential" in window && <Passkeys me={me} />}
      <SignOutOthers
        onDone={() => {
          link.value = undefined;
        }}
      />
      <KeptPlayers />
    </>
  );
}

function Passkeys({ me }: { readonly me: Me }) {
  const left = useSignal<OtherPlayer | undefined>(undefined);
  const run = async (command: Command) => {
    const refused = await runCommand(command);
    showNotice(
      refused
        ? refused.code === "cancelled"
          ? t("settings.passkey.cancelled")
          : formatRefusal(refused)
        : t("settings.saved"),
    );
  };
  const enter = async (): Promise<void> => {
    await run(signInWithPasskey);
    if (currentMe.peek()?.player !== me.player) left.value = await keptPlayer(me.player);
  };
  return (
    <>
      <p class="muted">
        {t("settings.passkey.about")} {t("settings.passkey.count", { count: me.passkeys })}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={() => run(addPasskey)}>
          {t("settings.passkey.add")}
        </button>
        <button type="button" class="btn quiet" onClick={() => void enter()}>
          {t("settings.passkey.signIn")}
        </button>
      </div>
      {left.value && (
        <MergeDialog
          other={left.value}
          onClose={() => {
            left.value = undefined;
          }}
        />
      )}
    </>
  );
}
