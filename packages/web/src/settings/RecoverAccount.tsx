import { useCallback } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { post } from "../api/http.ts";
import { me, signIn, signInByRecovery } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { redirect } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { MergeAbout } from "./MergeDialog.tsx";
import { runMerge } from "./merge.ts";

/** Asks before a sign-in link of an email replaces the player of this device. */
export function RecoverAccount({ secret }: { readonly secret: string }) {
  const load = useCallback(async () => {
    await signIn();
    return post("recovery/look", { secret });
  }, [secret]);
  const reply = useLoaded(load);
  if (!reply) return <Loading />;
  const enter = async (merge: boolean) => {
    const before = me.peek();
    const refused = await runCommand(() => signInByRecovery(secret));
    redirect({ screen: "home" });
    showNotice(refused ? formatRefusal(refused) : t("signIn.done", { name: displayName(me.peek()?.name ?? "") }));
    if (!refused && before && merge) await runMerge(before);
  };
  return (
    <div class="page narrow">
      <PageHeader />
      <main>
        <h1>{t("recovery.return")}</h1>
        {"refused" in reply ? (
          <p>{formatRefusal(reply.refused)}</p>
        ) : (
          <Question name={displayName(reply.answer.name)} canMerge={reply.answer.canMerge} onConfirm={enter} />
        )}
      </main>
    </div>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly canMerge: boolean;
  onConfirm(merge: boolean): Promise<void>;
}

function Question({ name, canMerge, onConfirm }: QuestionProps) {
  const current = displayName(me.value?.name ?? "");
  return (
    <>
      <p>{t("recovery.ask", { name, current })}</p>
      {canMerge && <MergeAbout from={current} into={name} />}
      <div class="row">
        <button type="button" class="btn strong" onClick={() => void onConfirm(false)}>
          {canMerge ? t("signIn.keepApart") : t("recovery.ask.enter", { name })}
        </button>
        {canMerge && (
          <button type="button" class="btn" onClick={() => void onConfirm(true)}>
            {t("signIn.andMerge")}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={() => redirect({ screen: "home" })}>
          {t("cancel")}
        </button>
      </div>
    </>
  );
}
