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
import { PageHeader } from "../ui/PageHeader.tsx";
import { MergeAbout } from "./MergeDialog.tsx";
import { type OtherPlayer, runMerge } from "./merge.ts";

/** The names of this device's player and of the link's player. */
interface Names {
  readonly now: string;
  readonly other: string;
}

/** Signs in by a personal link and removes its secret from the address bar. Asks first if the device has another player. */
export function PersonalLink({ secret }: { readonly secret: string }) {
  const question = useSignal<Names | undefined>(undefined);
  const follow = async (leaving?: OtherPlayer, merge = false): Promise<void> => {
    const refused = await runCommand(() => signInByLink(secret, leaving?.player));
    if (refused?.code === "signed-in-as-another") {
      question.value = { now: nameIn(refused, "now"), other: nameIn(refused, "other") };
      return;
    }
    redirect({ screen: "home" });
    showNotice(refused ? formatRefusal(refused) : t("signIn.done", { name: displayName(me.peek()?.name ?? "") }));
    if (!refused && leaving && merge) await runMerge(leaving);
  };
  const confirm = async (merge: boolean): Promise<void> => {
    await runCommand(signIn);
    await follow(me.peek(), merge);
  };
  useEffect(() => void follow(), [secret]);
  return question.value ? <Question names={question.value} onConfirm={confirm} /> : <Loading />;
}

interface QuestionProps {
  readonly names: Names;
  onConfirm(merge: boolean): Promise<void>;
}

function Question({ names, onConfirm }: QuestionProps) {
  return (
    <div class="page narrow settings">
      <PageHeader />
      <main>
        <h1>{t("signIn.otherTitle", { other: names.other })}</h1>
        <p>{t("signIn.otherAbout", { ...names })}</p>
        <MergeAbout from={names.now} into={names.other} />
        <div class="row">
          <button type="button" class="btn strong" onClick={() => void onConfirm(false)}>
            {t("signIn.keepApart")}
          </button>
          <button type="button" class="btn" onClick={() => void onConfirm(true)}>
            {t("signIn.andMerge")}
          </button>
          <button type="button" class="btn quiet" onClick={() => redirect({ screen: "home" })}>
            {t("signIn.otherStay", { now: names.now })}
          </button>
        </div>
      </main>
    </div>
  );
}

function nameIn({ params }: SessionRefusal, key: "now" | "other"): string {
  return displayName(String(params[key] ?? ""));
}
