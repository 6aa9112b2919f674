import { useSignal } from "@preact/signals";
import type { Me } from "@rondel/protocol";
import { me as currentMe } from "../api/me.ts";
import { pageAddress } from "../api/page-address.ts";
import { request } from "../api/request.ts";
import { formatDate } from "../messages/format.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { KeptPlayers } from "./KeptPlayers.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { canUsePasskeys } from "./passkeys.ts";
import { SignOutOthers } from "./SignOutOthers.tsx";

/** A personal link that has just been created. Another player who signs in here does not see it. */
interface CreatedLink {
  readonly player: string;
  readonly address: string;
}

/** Ways to sign in on another device, a personal link or a passkey, and the way to sign out there. */
export function DeviceSettings({ me }: { readonly me: Me }) {
  const created = useSignal<CreatedLink | undefined>(undefined);
  const link = created.value?.player === me.player ? created.value.address : undefined;
  const createLink = async (): Promise<SessionRefusal | undefined> => {
    const reply = await request("me/link", {});
    if ("refused" in reply) return reply.refused;
    const address = pageAddress(hrefOf({ screen: "personal-link", secret: reply.answer.secret }));
    created.value = { player: me.player, address };
    currentMe.value = { ...me, personalLinkSince: Date.now() };
    return undefined;
  };
  const revokeLink = async (): Promise<SessionRefusal | undefined> => {
    const reply = await request("me/unlink", {});
    if ("refused" in reply) return reply.refused;
    created.value = undefined;
    currentMe.value = reply.answer;
    return undefined;
  };
  return (
    <>
      <p class="muted">{t("settings.link.about")}</p>
      {link !== undefined && (
        <label class="field">
          <span class="muted">{t("settings.link.once")}</span>
          <input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {me.personalLinkSince !== null && link === undefined && (
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
      {canUsePasskeys() && <Passkeys me={me} />}
      <SignOutOthers
        onDone={() => {
          created.value = undefined;
        }}
      />
      <KeptPlayers />
    </>
  );
}
