import { useSignal } from "@preact/signals";
import type { Me } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { me as currentMe } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showNotice } from "../ui/notices.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import { keptPlayer, type OtherPlayer } from "./merge.ts";
import { addPasskey, signInWithPasskey } from "./passkeys.ts";

/** Registers passkeys of the player, and signs in with a passkey of any player. */
export function Passkeys({ me }: { readonly me: Me }) {
  const left = useSignal<OtherPlayer | undefined>(undefined);
  const add = async () => {
    const refused = await runCommand(addPasskey);
    showNotice(refused ? sentenceFor(refused, "settings.passkey.cancelled") : t("settings.saved"));
  };
  const enter = async () => {
    const refused = await runCommand(signInWithPasskey);
    const now = currentMe.peek();
    showNotice(
      refused
        ? sentenceFor(refused, "settings.passkey.notSignedIn")
        : t("signIn.done", { name: displayName(now?.name ?? "") }),
    );
    if (now?.player !== me.player) left.value = await keptPlayer(me.player);
  };
  return (
    <>
      <p class="muted">
        {t("settings.passkey.about")} {t("settings.passkey.count", { count: me.passkeys })}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={() => void add()}>
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

function sentenceFor(
  refused: SessionRefusal,
  cancelled: "settings.passkey.cancelled" | "settings.passkey.notSignedIn",
): string {
  return refused.code === "cancelled" ? t(cancelled) : formatRefusal(refused);
}
