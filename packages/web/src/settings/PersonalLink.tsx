import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { me, signIn, signInByLink } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { redirect } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import type { SessionRefusal } from "../session/session.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";

/** The names of this device's player and of the link's player. */
interface Names {
  readonly now: string;
  readonly other: string;
}

/** Signs in by a personal link and removes its secret from the address bar. Asks first if the device has another player. */
export function PersonalLink({ secret }: { readonly secret: string }) {
  const question = useSignal<Names | undefined>(undefined);
  const follow = async (leaving?: string): Promise<void> => {
    const refused = await runCommand(() => signInByLink(secret, leaving));
    if (refused?.code === "signed-in-as-another") {
      question.value = { now: nameIn(refused, "now"), other: nameIn(refused, "other") };
      return;
    }
    redirect({ screen: "home" });
    showNotice(refused ? formatRefusal(refused) : t("signIn.done", { name: displayName(me.peek()?.name ?? "") }));
  };
  const confirm = async (): Promise<void> => {
    await runCommand(signIn);
    await follow(me.peek()?.player);
  };
  useEffect(() => void follow(), [secret]);
  return question.value ? <Question names={question.value} onConfirm={confirm} /> : <Loading />;
}

function Question({ names, onConfirm }: { readonly names: Names; readonly onConfirm: () => Promise<void> }) {
  return (
    <div class="page narrow settings">
      <section>
        <h1>{t("signIn.otherTitle", { other: names.other })}</h1>
        <p>{t("signIn.otherAbout", { ...names })}</p>
        <div class="buttons">
          <button type="button" class="btn primary" onClick={() => void onConfirm()}>
            {t("signIn.otherConfirm", { other: names.other })}
          </button>
          <button type="button" class="btn" onClick={() => redirect({ screen: "home" })}>
            {t("signIn.otherStay", { now: names.now })}
          </button>
        </div>
      </section>
    </div>
  );
}

function nameIn({ params }: SessionRefusal, key: "now" | "other"): string {
  return displayName(String(params[key] ?? ""));
}
